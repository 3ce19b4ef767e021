// Resolves references as the server does, for scripts: `resolveContract` replaces each with its
// target, `findPartName` returns the target's name, `restoreReferences` the original.
import { join } from "node:path";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

export const { findPartName, resolveContract, restoreReferences } = await loadModule(
  join(root, "packages/server/contract/resolve.ts"),
);
