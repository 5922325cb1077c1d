/** Where there is no room for everything: my mat then lies among the parts of the table that are shown one at a time. */
export const NARROW = '(max-width: 759px)'
