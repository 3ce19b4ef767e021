import { readFileSync } from "node:fs";

/** The version of this Vanbook. package.json is one folder up, both from the bundle and from this source file. */
export function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Manifest;
  return manifest.version;
}

interface Manifest {
  version: string;
}
