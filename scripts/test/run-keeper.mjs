// Waits until the test run that started it has ended in any way, then ends what is left of the run
// and removes its folder.
import { clearRunFolder } from "./run-folder.mjs";

let folder = "";
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.stdin
  .setEncoding("utf8")
  .on("data", (text) => (folder += text))
  .once("end", () => folder && clearRunFolder(folder));
