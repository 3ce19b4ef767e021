import { Problem, problem } from "@vanbook/sdk/problem";
import type { ClientRecord } from "./save-records.ts";

/** The response to a single record: the record; throws its problem. */
export function oneAnswer<Saved extends ClientRecord>([outcome]: readonly (Saved | Problem)[]): Saved {
  if (outcome === undefined) throw problem("INTERNAL");
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
