import type { Knex } from "knex";
import type { Posted } from "@vanbook/sdk/books";
import type { Asked, Document, Maker, Planned } from "./asked.ts";
import { makeBadDocuments, type BadDocument } from "./bad-documents.ts";
import { getYearId } from "./dates.ts";
import { askAnything } from "./kinds.ts";
import type { Model } from "./model.ts";
import { askPayment, askReceipt } from "./money.ts";
import { askPurchase, askSale, listShortRefusals } from "./trade.ts";

/**
 * A writer that posts, edits and cancels at random and records in the model what is acknowledged.
 */
export interface Writer extends Maker {
  db: Knex;
  model: Model;
}

/** Performs one random action. */
export async function step(writer: Writer): Promise<void> {
  const { random, model } = writer;
  const dice = random.next();
  const standing = model.documents.filter(({ state, kind }) => state === "standing" && kind !== "opening");
  const document = standing.length > 0 ? random.pick(standing) : undefined;
  if (dice < 0.12 && document) return editOne(writer, document);
  if (dice < 0.22 && document) return cancelOne(writer, document);
  if (dice < 0.27) return postRefusedDocument(writer, random.pick(makeBadDocuments(writer)));
  if (dice < 0.3) return postRolledBack(writer, askAnything(writer));
  if (dice < 0.4) return postBatch(writer);
  if (dice < 0.42 && document) return editOfOtherKind(writer, document);
  await postOne(writer, askAnything(writer));
}

export async function postOne(writer: Writer, request: Asked): Promise<Document | undefined> {
  const { db, kernel, company, model } = writer;
  let document: Document | undefined;
  await runRequest(writer, request, listAllowedCodes(request), async () => {
    const { planned, posted } = await kernel.withTransaction(db, async (trx) => {
      const plan = await request.plan(trx);
      const [postedVoucher] = await kernel.post(trx, company.author, [plan.voucher]);
      if (!postedVoucher) throw new Error("Nothing was posted");
      return { planned: plan, posted: postedVoucher };
    });
    document = model.posted(request, planned, posted);
  });
  return document;
}

/** Edits a document. */
export async function editOne(
  writer: Writer,
  document: Document,
  request = document.asked.again(writer),
): Promise<void> {
  const { db, kernel, company, model } = writer;
  await runRequest(
    writer,
    request,
    [
      ...listAllowedCodes(request),
      ...listShortRefusals(writer, listItems(document)),
      ...MEANWHILE_CODES,
      // Notes and returns that name no document need what the original has.
      ...(["sale", "purchase"].includes(request.kind) ? ["REMAINDER_EXCEEDED"] : []),
    ],
    async () => {
      const { planned, posted } = await kernel.withTransaction(db, async (trx) => {
        const plan = await request.plan(trx, document.posted.documentId);
        const { voucherId } = document.posted;
        return { planned: plan, posted: await kernel.edit(trx, company.author, voucherId, plan.voucher) };
      });
      model.replaced(document, request, planned, posted);
    },
  );
}

export async function cancelOne(writer: Writer, document: Document): Promise<void> {
  const { db, kernel, company, model } = writer;
  const { asked, posted } = document;
  await runRequest(
    writer,
    asked,
    [...listAllowedCodes(asked), ...listShortRefusals(writer, listItems(document)), ...MEANWHILE_CODES],
    async () => {
      const reversal = await kernel.withTransaction(db, (trx) =>
        kernel.cancel(trx, company.author, posted.voucherId),
      );
      model.cancelled(document, reversal);
    },
  );
}

/** Posts a batch with one invalid document, which is refused while the others are posted. */
async function postBatch(writer: Writer): Promise<void> {
  const { db, kernel, company, model, random } = writer;
  // Goods of one bill can only be returned once in a batch.
  const requests = Array.from({ length: random.int(2, 4) }, () =>
    random.pick([askSale, askPurchase, askReceipt])(writer),
  );
  const bad = random.pick(makeBadDocuments(writer));
  const { planned, outcomes } = await kernel.withTransaction(db, async (trx) => {
    const plans: Planned[] = [];
    for (const each of requests) plans.push(await each.plan(trx));
    const vouchers = [...plans.slice(0, 1), bad, ...plans.slice(1)].map(({ voucher }) => voucher);
    const outcomes = await kernel.postEach(trx, company.author, vouchers);
    return { planned: plans, outcomes };
  });
  const [refusedOutcome] = outcomes.splice(1, 1);
  if (getProblemCode(refusedOutcome) !== bad.code)
    model.findings.push(`A batch took ${bad.code} for ${getProblemCode(refusedOutcome)}`);
  for (const [index, each] of requests.entries()) {
    const [outcome, plan] = [outcomes[index], planned[index]];
    const code = getProblemCode(outcome);
    if (plan && code === undefined) model.posted(each, plan, outcome as Posted);
    else countRefusal(writer, each, listAllowedCodes(each), code);
  }
}

/** Posts a document that must be refused. */
export async function postRefusedDocument(
  { db, kernel, company, model }: Writer,
  bad: BadDocument,
): Promise<void> {
  await mustRefuse(model, bad.code, () =>
    kernel.withTransaction(db, (trx) => kernel.post(trx, company.author, [bad.voucher])),
  );
}

/** Performs an action that must be refused with the code. */
export async function mustRefuse(model: Model, code: string, work: () => Promise<unknown>): Promise<void> {
  const outcome = await work().catch((error: unknown) => error);
  if (getProblemCode(outcome) !== code) model.failed(`${code} was answered by`, outcome);
}

/**
 * Posts in a transaction whose caller fails afterwards: nothing may remain, and the number must be
 * free again.
 */
export async function postRolledBack(writer: Writer, request: Asked): Promise<void> {
  const { db, kernel, company } = writer;
  const enough = new Error("The caller fails");
  await runRequest(writer, request, listAllowedCodes(request), () =>
    kernel
      .withTransaction(db, async (trx) => {
        const { voucher } = await request.plan(trx);
        await kernel.post(trx, company.author, [voucher]);
        throw enough;
      })
      .catch((error: unknown) => {
        if (error !== enough) throw error;
      }),
  );
}

/** An edit keeps the document's number, so it can't change the kind. */
async function editOfOtherKind(writer: Writer, document: Document): Promise<void> {
  const { db, kernel, company, model } = writer;
  const request = document.kind === "receipt" ? askPayment(writer, 2) : askReceipt(writer, 2);
  await runRequest(writer, request, ["EDIT_CHANGES_NUMBER", ...MEANWHILE_CODES], async () => {
    await kernel.withTransaction(db, async (trx) => {
      const { voucher } = await request.plan(trx);
      await kernel.edit(trx, company.author, document.posted.voucherId, voucher);
    });
    model.findings.push(`${document.posted.voucherNo} was made another kind of document`);
  });
}

/** Performs an action that may be refused, but only with one of the given codes. */
async function runRequest(
  writer: Writer,
  request: Asked,
  codes: readonly string[],
  work: () => Promise<void>,
) {
  try {
    await work();
  } catch (error) {
    const code = getProblemCode(error);
    if (code === undefined) throw error;
    countRefusal(writer, request, codes, code);
  }
}

function countRefusal(
  { model }: Writer,
  { kind, date }: Asked,
  codes: readonly string[],
  code: string | undefined,
) {
  model.refusals.set(String(code), (model.refusals.get(String(code)) ?? 0) + 1);
  const isClosedYear = code === "YEAR_CLOSED" && model.hasClosed;
  if (!isClosedYear && !codes.includes(String(code)))
    model.findings.push(`A ${kind} of ${date} was refused: ${code}`);
}

function listItems({ effect }: Document) {
  return effect.moves.map(({ item }) => item);
}

function listAllowedCodes({ mayBe, date }: Asked): string[] {
  return [...(mayBe ?? []), ...(getYearId(date) === 1 ? ["YEAR_CLOSED"] : [])];
}

/**
 * The error code of a problem. A faulty bundle has its own Problem class, so check the name instead
 * of the class.
 */
function getProblemCode(outcome: unknown): string | undefined {
  return outcome instanceof Error && outcome.name === "Problem" && "code" in outcome
    ? String(outcome.code)
    : undefined;
}

/**
 * Codes that can result from other writers' changes to the same
 * document; its goods may also have been sold since (listShortRefusals).
 */
const MEANWHILE_CODES = ["ALREADY_CANCELLED", "DOCUMENT_REPLACED", "DOCUMENT_IN_USE"];
