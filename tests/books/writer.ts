import type { Knex } from "knex";
import type { Posted } from "@vanbook/sdk/books";
import type { Asked, Document, Maker, Planned } from "./asked.ts";
import { badDocuments, type BadDocument } from "./bad-documents.ts";
import { yearOf } from "./dates.ts";
import { anything } from "./kinds.ts";
import type { Model } from "./model.ts";
import { askPayment, askReceipt } from "./money.ts";
import { askPurchase, askSale, shortOf } from "./trade.ts";

/** A writer that posts, edits and cancels at random and records in the model what is acknowledged. */
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
  if (dice < 0.27) return refusedOne(writer, random.pick(badDocuments(writer)));
  if (dice < 0.3) return rolledBack(writer, anything(writer));
  if (dice < 0.4) return batch(writer);
  if (dice < 0.42 && document) return editOfOtherKind(writer, document);
  await postOne(writer, anything(writer));
}

export async function postOne(writer: Writer, asked: Asked): Promise<Document | undefined> {
  const { db, kernel, company, model } = writer;
  let document: Document | undefined;
  await settled(writer, asked, allowed(asked), async () => {
    const { planned, posted } = await kernel.withTransaction(db, async (trx) => {
      const planned = await asked.plan(trx);
      const [posted] = await kernel.post(trx, company.author, [planned.voucher]);
      if (!posted) throw new Error("Nothing was posted");
      return { planned, posted };
    });
    document = model.posted(asked, planned, posted);
  });
  return document;
}

/** Edits a document. */
export async function editOne(
  writer: Writer,
  document: Document,
  asked = document.asked.again(writer),
): Promise<void> {
  const { db, kernel, company, model } = writer;
  await settled(
    writer,
    asked,
    [...allowed(asked), ...shortOf(writer, itemsOf(document)), ...MEANWHILE],
    async () => {
      const { planned, posted } = await kernel.withTransaction(db, async (trx) => {
        const planned = await asked.plan(trx, document.posted.documentId);
        const { voucherId } = document.posted;
        return { planned, posted: await kernel.edit(trx, company.author, voucherId, planned.voucher) };
      });
      model.replaced(document, asked, planned, posted);
    },
  );
}

export async function cancelOne(writer: Writer, document: Document): Promise<void> {
  const { db, kernel, company, model } = writer;
  const { asked, posted } = document;
  await settled(
    writer,
    asked,
    [...allowed(asked), ...shortOf(writer, itemsOf(document)), ...MEANWHILE],
    async () => {
      const reversal = await kernel.withTransaction(db, (trx) =>
        kernel.cancel(trx, company.author, posted.voucherId),
      );
      model.cancelled(document, reversal);
    },
  );
}

/** Posts a batch with one invalid document, which is refused while the others are posted. */
async function batch(writer: Writer): Promise<void> {
  const { db, kernel, company, model, random } = writer;
  // Goods of one bill can only be returned once in a batch.
  const asked = Array.from({ length: random.int(2, 4) }, () =>
    random.pick([askSale, askPurchase, askReceipt])(writer),
  );
  const bad = random.pick(badDocuments(writer));
  const { planned, outcomes } = await kernel.withTransaction(db, async (trx) => {
    const planned: Planned[] = [];
    for (const each of asked) planned.push(await each.plan(trx));
    const vouchers = [...planned.slice(0, 1), bad, ...planned.slice(1)].map(({ voucher }) => voucher);
    const outcomes = await kernel.postEach(trx, company.author, vouchers);
    return { planned, outcomes };
  });
  const [refused] = outcomes.splice(1, 1);
  if (codeOf(refused) !== bad.code) model.findings.push(`A batch took ${bad.code} for ${codeOf(refused)}`);
  for (const [index, each] of asked.entries()) {
    const [outcome, plan] = [outcomes[index], planned[index]];
    const code = codeOf(outcome);
    if (plan && code === undefined) model.posted(each, plan, outcome as Posted);
    else refusal(writer, each, allowed(each), code);
  }
}

/** Posts a document that must be refused. */
export async function refusedOne({ db, kernel, company, model }: Writer, bad: BadDocument): Promise<void> {
  await mustRefuse(model, bad.code, () =>
    kernel.withTransaction(db, (trx) => kernel.post(trx, company.author, [bad.voucher])),
  );
}

/** Performs an action that must be refused with the code. */
export async function mustRefuse(model: Model, code: string, work: () => Promise<unknown>): Promise<void> {
  const outcome = await work().catch((error: unknown) => error);
  if (codeOf(outcome) !== code) model.failed(`${code} was answered by`, outcome);
}

/** Posts in a transaction whose caller fails afterwards: nothing may remain, and the number must be free again. */
export async function rolledBack(writer: Writer, asked: Asked): Promise<void> {
  const { db, kernel, company } = writer;
  const enough = new Error("The caller fails");
  await settled(writer, asked, allowed(asked), () =>
    kernel
      .withTransaction(db, async (trx) => {
        const { voucher } = await asked.plan(trx);
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
  const asked = document.kind === "receipt" ? askPayment(writer, 2) : askReceipt(writer, 2);
  await settled(writer, asked, ["EDIT_CHANGES_NUMBER", ...MEANWHILE], async () => {
    await kernel.withTransaction(db, async (trx) => {
      const { voucher } = await asked.plan(trx);
      await kernel.edit(trx, company.author, document.posted.voucherId, voucher);
    });
    model.findings.push(`${document.posted.voucherNo} was made another kind of document`);
  });
}

/** Performs an action that may be refused, but only with one of the given codes. */
async function settled(writer: Writer, asked: Asked, codes: readonly string[], work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    refusal(writer, asked, codes, code);
  }
}

function refusal(
  { model }: Writer,
  { kind, date }: Asked,
  codes: readonly string[],
  code: string | undefined,
) {
  model.refusals.set(String(code), (model.refusals.get(String(code)) ?? 0) + 1);
  const closed = code === "YEAR_CLOSED" && model.hasClosed;
  if (!closed && !codes.includes(String(code)))
    model.findings.push(`A ${kind} of ${date} was refused: ${code}`);
}

function itemsOf({ effect }: Document) {
  return effect.moves.map(({ item }) => item);
}

function allowed({ mayBe, date }: Asked): string[] {
  return [...(mayBe ?? []), ...(yearOf(date) === 1 ? ["YEAR_CLOSED"] : [])];
}

/** The error code of a problem. A faulty bundle has its own Problem class, so check the name instead of the class. */
function codeOf(outcome: unknown): string | undefined {
  return outcome instanceof Error && outcome.name === "Problem" && "code" in outcome
    ? String(outcome.code)
    : undefined;
}

/**
 * Codes that can result from other writers' changes to the same
 * document; its goods may also have been sold since (shortOf).
 */
const MEANWHILE = ["ALREADY_CANCELLED", "DOCUMENT_REPLACED", "DOCUMENT_IN_USE"];
