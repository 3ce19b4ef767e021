import { Problem, problem } from "@vanbook/sdk/problem";
import { mapInSlices } from "../contract/slices.ts";
import { countInputValues } from "./input-values.ts";

export function makeBatchAnswer<Saved extends { replayed: boolean }>(
  requests: readonly ({ clientId?: string | undefined } | Problem)[],
  outcomes: readonly (Saved | Problem)[],
) {
  const results = outcomes.map((outcome, index) => {
    const request = requests[index];
    const clientId = request instanceof Problem ? null : (request?.clientId ?? null);
    if (!(outcome instanceof Problem)) return { index, clientId, document: outcome, problem: null };
    const { code, message, detail } = outcome;
    const fields = [...(detail.fields ?? [])];
    return { index, clientId, document: null, problem: { code, message, fields } };
  });
  const refusedCount = outcomes.filter((outcome) => outcome instanceof Problem).length;
  const replayedCount = outcomes.filter(
    (outcome) => !(outcome instanceof Problem) && outcome.replayed,
  ).length;
  return {
    posted: outcomes.length - refusedCount - replayedCount,
    replayed: replayedCount,
    refused: refusedCount,
    results,
  };
}

export function requireSaved<Saved extends object>([outcome]: readonly (Saved | Problem)[]): Saved {
  if (outcome === undefined) throw problem("INTERNAL");
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** If a batch has the same document twice, the first is saved and the others repeat it. */
export function omitRepeated<Input extends { clientId?: string }>(inputs: readonly Input[]): Input[] {
  const clientIds = new Set<string>();
  return inputs.filter(({ clientId }) => {
    if (clientId === undefined) return true;
    const isFirst = !clientIds.has(clientId);
    clientIds.add(clientId);
    return isFirst;
  });
}

/** The hash is of what the client sent; null if it was saved before hashes were. */
export interface Known<Saved> {
  hash: Buffer | null;
  saved: Saved;
}

/**
 * In the order of the request; problems in `requests` stay in their places. An input whose client
 * id was used before, or earlier in the request, gets what was saved then, or CLIENT_ID_REUSED if
 * something else was sent.
 */
export function listOutcomes<Input extends { clientId?: string }, Saved extends { replayed: boolean }>(
  requests: readonly (Input | Problem)[],
  outcomes: ReadonlyMap<Input, Saved | Problem>,
  savedBefore: ReadonlyMap<string, Known<Saved>>,
  { hashOf, reused }: { hashOf: (input: Input) => Buffer; reused: string },
): Promise<(Saved | Problem)[]> {
  const firstInputs = new Map([...outcomes.keys()].map((input) => [input.clientId, input]));
  // A repeated document is hashed, to tell it from another one.
  return mapInSlices(requests, countInputValues, (each) =>
    each instanceof Problem ? each : findOutcome(each),
  );

  function findOutcome(input: Input): Saved | Problem {
    const before = savedBefore.get(input.clientId ?? "");
    if (before) return repeatOutcome(input, before);
    const own = outcomes.get(input);
    if (own) return own;
    const first = firstInputs.get(input.clientId);
    const outcome = first && outcomes.get(first);
    if (!first || !outcome) return problem("INTERNAL");
    return outcome instanceof Problem
      ? outcome
      : repeatOutcome(input, { hash: hashOf(first), saved: outcome });
  }

  function repeatOutcome(input: Input, { hash, saved }: Known<Saved>): Saved | Problem {
    if (hash?.equals(hashOf(input))) return { ...saved, replayed: true };
    return problem("CLIENT_ID_REUSED", { fields: [{ field: "clientId", message: reused }] });
  }
}
