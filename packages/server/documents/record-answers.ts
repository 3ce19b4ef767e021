import { Problem, problem } from "../contract/problem.ts";
import type { FieldInput, ClientRecord } from "./save-records.ts";

/** The response to a single record: the record; throws its problem. */
export function oneAnswer<Saved extends ClientRecord>([outcome]: readonly (Saved | Problem)[]): Saved {
  if (outcome === undefined) throw problem("INTERNAL");
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** The response to a batch: the outcome of each record, and their counts. */
export function fieldBatchAnswer<Saved extends ClientRecord>(
  given: readonly (FieldInput | Problem)[],
  outcomes: readonly (Saved | Problem)[],
) {
  const results = outcomes.map((outcome, index) => {
    const sent = given[index];
    const clientId = sent instanceof Problem ? null : (sent?.clientId ?? null);
    if (!(outcome instanceof Problem)) return { index, clientId, document: outcome, problem: null };
    const { code, message, detail } = outcome;
    return {
      index,
      clientId,
      document: null,
      problem: { code, message, fields: [...(detail.fields ?? [])] },
    };
  });
  const refused = outcomes.filter((outcome) => outcome instanceof Problem).length;
  const replayed = outcomes.filter((outcome) => !(outcome instanceof Problem) && outcome.replayed).length;
  return { posted: outcomes.length - refused - replayed, replayed, refused, results };
}
