import { readFile } from "node:fs/promises";
import { createScriptReader, type ReadScriptFaces } from "./script-faces.ts";

/** For Node: reads fonts from the installed package's folder, each once for all files written with it. */
export function createInstalledReader(): ReadScriptFaces {
  return createScriptReader(async (file) => new Uint8Array(await readFile(file)));
}
