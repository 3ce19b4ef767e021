import { Problem, problem } from "@vanbook/sdk/problem";

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

/** Returns what was saved of a request with one document or record, or throws its problem. */
export function oneAnswer<Saved extends object>([outcome]: readonly (Saved | Problem)[]): Saved {
  if (outcome === undefined) throw problem("INTERNAL");
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** A batch may contain the same document or record twice: the first is saved, the others repeat it. */
export function firstOfEach<Input extends { clientId?: string }>(inputs: readonly Input[]): Input[] {
  const seen = new Set<string>();
  return inputs.filter(({ clientId }) => {
    if (clientId === undefined) return true;
    const isFirst = !seen.has(clientId);
    seen.add(clientId);
    return isFirst;
  });
}

/** What was saved under a client id, with the hash of what the client sent (null if it was saved before hashes were). */
export interface Known<Saved> {
  hash: Buffer | null;
  saved: Saved;
}

/**
 * The outcome of each input, in the order of the request; problems in `given` stay in their places. An input whose
 * client id was used before, or earlier in the request, gets what was saved then, or CLIENT_ID_REUSED if something else
 * was sent.
 */
export function outcomesOf<Input extends { clientId?: string }, Saved extends { replayed: boolean }>(
  given: readonly (Input | Problem)[],
  outcomes: ReadonlyMap<Input, Saved | Problem>,
  known: ReadonlyMap<string, Known<Saved>>,
  { hashOf, reused }: { hashOf: (input: Input) => Buffer; reused: string },
): (Saved | Problem)[] {
  return given.map((each) => (each instanceof Problem ? each : outcomeOf(each)));

  function outcomeOf(input: Input): Saved | Problem {
    const before = known.get(input.clientId ?? "");
    if (before) return repeated(input, before);
    const own = outcomes.get(input);
    if (own) return own;
    const [first, outcome] = [...outcomes].find(([other]) => other.clientId === input.clientId) ?? [];
    if (!first || !outcome) return problem("INTERNAL");
    return outcome instanceof Problem ? outcome : repeated(input, { hash: hashOf(first), saved: outcome });
  }

  function repeated(input: Input, { hash, saved }: Known<Saved>): Saved | Problem {
    if (hash?.equals(hashOf(input))) return { ...saved, replayed: true };
    return problem("CLIENT_ID_REUSED", { fields: [{ field: "clientId", message: reused }] });
  }
}
