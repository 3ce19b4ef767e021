// The server's own reading of references, for scripts: `resolveContract` puts what each names in its place, `nameOf` still knows the name, `asWritten`
// what was written.
import { join } from "node:path";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

export const { asWritten, nameOf, resolveContract } = await loadModule(
  join(root, "packages/server/contract/resolve.ts"),
);
