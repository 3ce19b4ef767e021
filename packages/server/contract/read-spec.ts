import { readFileSync } from "node:fs";
import { asChecked } from "./as-checked.ts";
import type { Spec } from "./spec.ts";

/** Reads the bundled contract and prepares it for checking requests and responses. */
export function readSpec(): Spec {
  return asChecked(JSON.parse(readFileSync(new URL("./contract.json", GENERATED), "utf8")) as Spec);
}

// The generated files are one folder up, both from the bundle (dist/main.js) and from the source (contract/read-spec.ts).
const GENERATED = new URL("../generated/", import.meta.url);
