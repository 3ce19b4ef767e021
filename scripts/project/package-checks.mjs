import { join } from "node:path";
import { callQuietly } from "./call.mjs";
import { packPackage, PUBLISHED_PACKAGES, getTarballPath } from "./pack.mjs";
import { root } from "./root.mjs";

/**
 * Packs each published package and checks it as its users get it: all exports exist and have types,
 * for every way of resolving them.
 */
export function listPackageChecks() {
  return PUBLISHED_PACKAGES.flatMap((name) => [
    {
      name: `${name}: pack`,
      run: () => packPackage(name, callQuietly).then(() => ({ ok: true, output: "" })),
    },
    {
      name: `${name}: publint`,
      run: () => callQuietly(getBinPath("publint"), ["run", getTarballPath(name), "--strict"]),
    },
    {
      name: `${name}: types`,
      run: () => callQuietly(getBinPath("attw"), [getTarballPath(name), "--no-emoji"]),
    },
    {
      name: `${name}: API`,
      run: () => callQuietly(process.execPath, ["scripts/api-report.mjs", "--check", name]),
    },
  ]);
}

function getBinPath(name) {
  return join(root, "node_modules/.bin", name);
}
