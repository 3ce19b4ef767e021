import { Problem } from "@vanbook/sdk/problem";

/** The outcome of each document of a batch, in the order of the request, and their counts. */
export function batchAnswer<Saved extends { replayed: boolean }>(
  given: readonly ({ clientId?: string | undefined } | Problem)[],
  outcomes: readonly (Saved | Problem)[],
) {
  const results = outcomes.map((outcome, index) => {
    const sent = given[index];
    const clientId = sent instanceof Problem ? null : (sent?.clientId ?? null);
    if (!(outcome instanceof Problem)) return { index, clientId, document: outcome, problem: null };
    const { code, message, detail } = outcome;
    const fields = [...(detail.fields ?? [])];
    return { index, clientId, document: null, problem: { code, message, fields } };
  });
  const refused = outcomes.filter((outcome) => outcome instanceof Problem).length;
  const replayed = outcomes.filter((outcome) => !(outcome instanceof Problem) && outcome.replayed).length;
  return { posted: outcomes.length - refused - replayed, replayed, refused, results };
}
