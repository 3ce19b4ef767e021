import { readBooks } from "../books/books.ts";
import { documentTablesOf } from "../books/document-tables.ts";
import { postEach } from "../books/post.ts";
import type { Voucher } from "../books/voucher.ts";
import { withTransaction } from "../db/transaction.ts";
import { auditAll } from "../http/audit.ts";
import { today } from "../http/clock.ts";
import type { Schema } from "../http/contract.ts";
import { requestHash } from "../http/idempotency.ts";
import { attempt, Problem, problem } from "../http/problem.ts";
import type { Call, DocumentInput, DocumentType } from "./documents.ts";
import { documentsByClientId, standingDocument, type KnownDocument } from "./find-document.ts";

/** What became of a document: it stands, now or since before, or why it was refused. */
export type Outcome = Schema<"PostedDocument"> | Problem;

/**
 * Posts documents of a kind in their order, in one transaction; what is refused changes nothing for the others. One
 * whose client id was posted before is answered as it stands. What came in already refused stays so.
 */
export async function postDocuments(
  { principal, db, client }: Omit<Call<unknown>, "body">,
  { name, kind, plan }: DocumentType,
  given: readonly (DocumentInput | Problem)[],
): Promise<Outcome[]> {
  const { companyId } = principal;
  return withTransaction(db, async (trx) => {
    const inputs = given.filter((each): each is DocumentInput => !(each instanceof Problem));
    const clientIds = inputs.flatMap((input) => input.clientId ?? []);
    const known = await documentsByClientId(trx, companyId, kind, clientIds);
    const fresh = firstOfEach(inputs).filter((input) => !known.has(input.clientId ?? ""));
    const books = await readBooks(trx, companyId);
    const toVoucher = fresh.length > 0 ? await plan({ trx, principal, books }, fresh) : undefined;
    const planned = fresh.map((input) => attempt(() => plannedVoucher(input)));
    const vouchers = planned.filter((each): each is Voucher => !(each instanceof Problem));
    const posted = (await postEach(trx, principal, vouchers)).values();
    const outcomes = new Map<DocumentInput, Outcome>();
    for (const [index, voucher] of planned.entries()) {
      const input = fresh[index];
      if (input === undefined) continue;
      const outcome = voucher instanceof Problem ? voucher : (posted.next().value ?? problem("INTERNAL"));
      outcomes.set(
        input,
        outcome instanceof Problem ? outcome : standingDocument(kind, outcome, input.clientId ?? null),
      );
    }
    await repeatRefused(outcomes);
    await auditAll(trx, { principal, client }, auditLines(outcomes));
    return given.map((each) => (each instanceof Problem ? each : outcomeOf(each)));

    function plannedVoucher(input: DocumentInput): Voucher {
      if (!toVoucher) throw problem("INTERNAL");
      refuseFuture(input);
      const requested = { clientId: input.clientId ?? null, requestHash: hashOf(input) };
      return { ...toVoucher(input), ...requested };
    }

    /** A twin may have been first: where it took the last of the stock, say, this one is not refused but repeated. */
    async function repeatRefused(all: Map<DocumentInput, Outcome>) {
      const refused = [...all].flatMap(([input, outcome]) =>
        outcome instanceof Problem && input.clientId !== undefined ? input.clientId : [],
      );
      const meanwhile = await documentsByClientId(trx, companyId, kind, refused);
      for (const [clientId, document] of meanwhile) known.set(clientId, document);
    }

    function outcomeOf(input: DocumentInput): Outcome {
      const own = outcomes.get(input);
      const before = known.get(input.clientId ?? "");
      if (before) return repeated(input, before);
      if (own) return own;
      const first = [...outcomes].find(([other]) => other.clientId === input.clientId);
      if (!first || first[1] instanceof Problem) return first?.[1] ?? problem("INTERNAL");
      return repeated(input, { hash: hashOf(first[0]), document: { ...first[1], replayed: true } });
    }

    function hashOf(input: DocumentInput) {
      return requestHash(`${name}.post`, { query: {}, body: input });
    }

    function repeated(input: DocumentInput, { hash, document }: KnownDocument): Outcome {
      const isSame = hash === null || hash.equals(hashOf(input));
      return isSame ? document : problem("CLIENT_ID_REUSED", { fields: [CLIENT_ID_REUSED] });
    }
  });

  function auditLines(outcomes: ReadonlyMap<DocumentInput, Outcome>) {
    const entity = documentTablesOf(kind)?.table ?? "vouchers";
    return [...outcomes].flatMap(([input, outcome]) =>
      outcome instanceof Problem
        ? []
        : [{ operation: `${name}.post`, entity, entityId: outcome.id ?? outcome.voucherId, after: input }],
    );
  }
}

/** Refuses a document of a day that has not come yet. */
export function refuseFuture({ date }: DocumentInput): void {
  if (date > today()) throw problem("DATE_IN_FUTURE", { fields: [DATE_IN_FUTURE] });
}

/** A batch may hold the same document twice: the first is posted, the others repeat it. */
function firstOfEach(inputs: readonly DocumentInput[]): DocumentInput[] {
  const seen = new Set<string>();
  return inputs.filter(({ clientId }) => {
    if (clientId === undefined) return true;
    const isFirst = !seen.has(clientId);
    seen.add(clientId);
    return isFirst;
  });
}

const DATE_IN_FUTURE = { field: "date", message: "date must not be after today." };
const CLIENT_ID_REUSED = {
  field: "clientId",
  message: "clientId names another document that was posted before.",
};
