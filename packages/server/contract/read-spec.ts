import { readFileSync } from "node:fs";
import { prepareContract } from "./as-checked.ts";
import type { Spec } from "./spec.ts";

export function readSpec(): Spec {
  return prepareContract(
    JSON.parse(readFileSync(new URL("./contract.json", GENERATED_FOLDER), "utf8")) as Spec,
  );
}

// The generated files are one folder up, both from the bundle (dist/main.js) and from the source
// (contract/read-spec.ts).
const GENERATED_FOLDER = new URL("../generated/", import.meta.url);
