import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A hash over the files at these paths below the repository's root; a folder stands for all that is in it, one of packages/ without its tests. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of [...new Set(paths.flatMap(filesAt))].toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** The fingerprint of what each proof guards when it was met last, by the proof's name; it is committed. */
export function readProved(): Record<string, string> {
  return JSON.parse(readFileSync(PROVED, "utf8")) as Record<string, string>;
}

/** Notes that a proof was met over files of this fingerprint. */
export function noteProved(name: string, fingerprint: string): void {
  const proved = Object.entries({ ...readProved(), [name]: fingerprint }).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  writeFileSync(PROVED, `${JSON.stringify(Object.fromEntries(proved), null, 2)}\n`);
}

function filesAt(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !/node_modules|\/dist\/|\.faults\/|\.tsbuildinfo$/.test(file))
    .filter((file) => !/^packages\/.*\.(test|test-d|stories)\.tsx?$/.test(file));
}

export const ROOT = join(import.meta.dirname, "../..");
const PROVED = join(import.meta.dirname, "proved.json");
