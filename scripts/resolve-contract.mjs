// Resolves references as the server does, for scripts: `resolveContract` replaces each with its target, `nameOf`
// returns the target's name, `asWritten` the original.
import { join } from "node:path";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

export const { asWritten, nameOf, resolveContract } = await loadModule(
  join(root, "packages/server/contract/resolve.ts"),
);
