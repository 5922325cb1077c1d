/** Runes everywhere; styles of components are bundled, never injected by script. */
export default { compilerOptions: { runes: true, css: 'external' } }
