// Loads a TypeScript module without run-time dependencies, for scripts that Node runs directly.
import { build } from "esbuild";

/** The exports of a module, bundled with the project files that it imports. */
export async function loadModule(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["vanbook-source"],
    logLevel: "error",
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}
