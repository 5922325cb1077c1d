// `node pyodide.mjs WHEEL MYPY_EXTENSIONS PROGRAM`: runs a program with the wheel installed in Python for browsers.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, extensions, program] = process.argv.slice(2);
try {
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  python.FS.writeFile("mypy_extensions.py", readFileSync(extensions));
  python.runPython(readFileSync(program, "utf8"));
} catch (error) {
  // Uncaught, it would be shown with the line it came from, which is a megabyte long.
  console.error(error.message);
  process.exitCode = 1;
}
