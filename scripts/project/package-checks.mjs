import { join } from "node:path";
import { callQuietly } from "./call.mjs";
import { packPackage, PUBLISHED, tarball } from "./pack.mjs";
import { root } from "./root.mjs";

/**
 * Packs each published package and checks it as its users get it: all exports exist and have types, for
 * every way of resolving them.
 */
export function packageChecks() {
  return PUBLISHED.flatMap((name) => [
    {
      name: `${name}: pack`,
      run: () => packPackage(name, callQuietly).then(() => ({ ok: true, output: "" })),
    },
    { name: `${name}: publint`, run: () => callQuietly(bin("publint"), ["run", tarball(name), "--strict"]) },
    { name: `${name}: types`, run: () => callQuietly(bin("attw"), [tarball(name), "--no-emoji"]) },
    {
      name: `${name}: API`,
      run: () => callQuietly(process.execPath, ["scripts/api-report.mjs", "--check", name]),
    },
  ]);
}

function bin(name) {
  return join(root, "node_modules/.bin", name);
}
