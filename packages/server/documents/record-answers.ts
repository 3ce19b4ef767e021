import { Problem, problem } from "@vanbook/sdk/problem";
import type { ClientRecord } from "./save-records.ts";

/** Returns the saved record of a request with one record, or throws its problem. */
export function oneAnswer<Saved extends ClientRecord>([outcome]: readonly (Saved | Problem)[]): Saved {
  if (outcome === undefined) throw problem("INTERNAL");
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
