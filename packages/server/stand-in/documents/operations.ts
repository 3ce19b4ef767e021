import { priceExpense, pricePurchase, priceSale, paise } from "@vanbook/sdk/books";
import type { Author } from "../../books/posting/author.ts";
import { USUAL_LIMITS } from "../../auth/company-limits.ts";
import type { Body, OperationId, Schema } from "../../contract/contract.ts";
import { catchProblem, Problem, problem, saidOf } from "@vanbook/sdk/problem";
import { NO_REFERENCES, type EditedReferences } from "../../documents/references/deleted-references.ts";
import { supplierInvoiceOf } from "../../documents/references/expense-tax.ts";
import { gstinWarning } from "../../documents/references/gstin-warnings.ts";
import { batchAnswer } from "../../documents/batch-answer.ts";
import { pricedBill, pricedExpense, pricedPurchase } from "../../documents/priced-documents.ts";
import { standingDocument } from "../../documents/standing-document.ts";
import { atomically, companyBooks, todayOf, type Asked, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { cancel, edit, post, sameNumber } from "../posting.ts";
import { documentOf, tableOf } from "../document-tables.ts";
import type { Voucher } from "../tables.ts";
import { bills, plannedBill, refuseBeyondCredit } from "./bills.ts";
import { expenses, invoicesOf, moneyDocuments } from "./money.ts";
import { cancelOrder, editOrder, placeOrder, priceOrder } from "./orders.ts";
import type { KnownKind, Planning } from "./planning.ts";
import { plannedPurchase, purchases, refuseTwice } from "./purchases.ts";

/** The kinds of documents that the stand-in posts, named as in their operations. */
type KnownDocument = keyof typeof KINDS;
type Input = Body<`${KnownDocument}.post`>;
type Known = KnownKind<Input>;
type PostedDocument = Schema<"PostedDocument">;

const KINDS = { bills, ...moneyDocuments, purchases, expenses };

/** Posts, edits and cancels documents of every kind that the stand-in supports. */
export const documents = {
  ...(Object.assign(
    {},
    ...Object.entries(KINDS).map(([name, known]) => operationsOf(name as KnownDocument, known as Known)),
  ) as StandInHandlers<OperationId & `${KnownDocument}.${"post" | "postBatch" | "edit" | "cancel"}`>),
  "bills.price": ({ body, query, ...asked }) => {
    const planning = planningOf(asked, "bills", replacedBy(asked, bills, query.edits));
    const { bill, customer } = plannedBill(planning, body);
    const warnings = gstinWarning(customer, bill.series.invType, "bill");
    const priced = priceSale(planning.books, bill);
    const refused = catchProblem(() => {
      if (body.payment === "credit") refuseBeyondCredit(planning, body.customerId, priced.totals.amount);
    });
    // The stand-in allows negative stock, so it reports only the credit limit.
    const refusals =
      refused instanceof Problem ? [{ code: "CREDIT_LIMIT" as const, ...saidOf(refused) }] : [];
    return pricedBill(priced, { warnings, refusals });
  },
  "purchases.price": ({ body, query, ...asked }) => {
    const planning = planningOf(asked, "purchases", replacedBy(asked, purchases, query.edits));
    const priced = pricePurchase(planning.books, plannedPurchase(planning, body));
    refuseTwice(planning, body);
    return pricedPurchase(priced);
  },
  "expenses.price": ({ body, query, ...asked }) => {
    const planning = planningOf(asked, "expenses", replacedBy(asked, expenses, query.edits));
    const entered = { amount: paise(body.amount), ...supplierInvoiceOf(planning.books, body) };
    const warnings = invoicesOf(asked.books).warningsOf(body, query.edits);
    return pricedExpense(entered.amount, priceExpense(entered), warnings);
  },
  "orders.price": ({ body, ...asked }) => priceOrder(asked, body),
  "orders.post": ({ body, ...asked }) => placeOrder(asked, body),
  "orders.postBatch": ({ body, ...asked }) =>
    saveAll(body.documents, (input) => placeOrder(asked, input)) as Schema<"OrderBatchAnswer">,
  "orders.edit": ({ body, query, ...asked }) => editOrder(asked, query.id, body),
  "orders.cancel": ({ query, ...asked }) => cancelOrder(asked, query.id),
} satisfies Partial<StandInHandlers<OperationId>>;

/** What a document is planned with; for an edit, this includes what the document had before. */
function planningOf(
  { books: stand, principal }: Asked,
  document: KnownDocument,
  replaces?: { id: number; references: EditedReferences },
): Planning {
  return {
    stand,
    principal,
    document,
    limits: USUAL_LIMITS,
    edited: replaces?.references ?? NO_REFERENCES,
    books: companyBooks(stand),
    ...(replaces && { replaces: replaces.id }),
  };
}

/** The document that is being edited, when its new version is priced. */
function replacedBy({ books }: Asked, known: Pick<Known, "kind">, id: number | undefined) {
  if (id === undefined) return undefined;
  return { id, references: referencesOf(books, findDocument(books, known, id)) };
}

function operationsOf(name: KnownDocument, known: Known) {
  const one = (asked: Asked, input: Input) => postOne(asked, name, known, input);
  return {
    [`${name}.post`]: ({ body, ...asked }: Asked & { body: Input }) => one(asked, body),
    [`${name}.postBatch`]: ({ body, ...asked }: Asked & { body: { documents: (Input | Problem)[] } }) =>
      saveAll(body.documents, (input) => one(asked, input)),
    [`${name}.edit`]: ({ body, query, ...asked }: Asked & { body: Input; query: Changed }) =>
      editOne(asked, name, known, query, body),
    [`${name}.cancel`]: ({ query, ...asked }: Asked & { query: Changed }) => cancelOne(asked, known, query),
  };
}

function postOne(asked: Asked, name: KnownDocument, known: Known, input: Input): PostedDocument {
  const { books } = asked;
  const sent = JSON.stringify(input);
  const before =
    "clientId" in input && input.clientId !== undefined && sentBefore(books, known, input.clientId);
  if (before) {
    if (before.first.sent === sent) return before.document;
    throw problem("CLIENT_ID_REUSED", { fields: [CLIENT_ID_REUSED] });
  }
  return atomically(books, () => {
    refuseFuture(books, input.date);
    const voucher = known.plan(planningOf(asked, name), input);
    const clientId = ("clientId" in input ? input.clientId : undefined) ?? null;
    const posted = post(books, authorOf(asked), { ...voucher, clientId }, sent);
    return warned(books, known, standingDocument(known.kind, posted, clientId));
  });
}

/** The document to change, and the reason. */
interface Changed {
  id: number;
  reason?: string;
}

function editOne(
  asked: Asked,
  name: KnownDocument,
  known: Known,
  { id, reason }: Changed,
  body: Input,
): PostedDocument {
  const { books } = asked;
  const original = findDocument(books, known, id);
  return atomically(books, () => {
    refuseFuture(books, body.date);
    const replaces = { id, references: referencesOf(books, original) };
    const { clientId: _clientId, ...input } = body as Input & { clientId?: string };
    const voucher = known.plan(planningOf(asked, name, replaces), input as Input);
    const posted = edit(books, authorOf(asked), original.id, voucher, reason);
    return warned(books, known, standingDocument(known.kind, posted, null));
  });
}

function cancelOne(asked: Asked, known: Known, { id, reason }: Changed): PostedDocument {
  const { books } = asked;
  const original = findDocument(books, known, id);
  return atomically(books, () => {
    const posted = cancel(books, authorOf(asked), original.id, reason);
    return {
      ...standingDocument(known.kind, posted, null),
      id: tableOf(known.kind) ? id : null,
      voucherId: original.id,
      status: "cancelled",
    };
  });
}

/** Saves each document separately: a refused one does not stop the others. */
function saveAll<Given extends { clientId?: string }, Saved extends { replayed: boolean }>(
  given: readonly (Given | Problem)[],
  save: (input: Given) => Saved,
) {
  return batchAnswer(
    given,
    given.map((each) => (each instanceof Problem ? each : catchProblem(() => save(each)))),
  );
}

/** The current version of the document that a client has already sent with this id. */
function sentBefore(books: StandInBooks, known: Known, clientId: string) {
  const first = books.tables.vouchers.find((each) => each.kind === known.kind && each.client_id === clientId);
  if (!first) return undefined;
  const versions = sameNumber(books, first);
  const reversed = new Set(versions.flatMap((each) => each.reverses_id ?? []));
  const own = versions.filter((each) => each.reverses_id === null);
  const voucher = own.find((each) => !reversed.has(each.id)) ?? own.at(-1) ?? first;
  const document: PostedDocument = {
    id: documentOf(books, voucher)?.id ?? null,
    voucherId: voucher.id,
    kind: known.kind,
    number: voucher.number,
    voucherNo: voucher.voucher_no,
    date: voucher.date,
    amount: voucher.amount,
    clientId,
    status: reversed.has(voucher.id) ? "cancelled" : "posted",
    replayed: true,
    warnings: [],
  };
  return { first, document: warned(books, known, document) };
}

/** The voucher of a document that can still be changed. */
function findDocument(books: StandInBooks, known: Pick<Known, "kind">, id: number): Voucher {
  const table = tableOf(known.kind);
  const voucherId = table === undefined ? id : books.tables[table].find((row) => row.id === id)?.voucher_id;
  const voucher = books.tables.vouchers.find(
    (each) => each.id === voucherId && each.kind === known.kind && each.reverses_id === null,
  );
  if (!voucher) throw problem("NOT_FOUND");
  return voucher;
}

function referencesOf({ tables }: StandInBooks, voucher: Voucher): EditedReferences {
  const entries = tables.ledger_entries.filter((entry) => entry.voucher_id === voucher.id);
  const moves = tables.stock_moves.filter((move) => move.voucher_id === voucher.id);
  return {
    accounts: new Set([...entries.map((entry) => entry.account_id), voucher.party_id ?? 0]),
    items: new Set(moves.map((move) => move.item_id)),
    users: new Set([voucher.user_id ?? 0]),
    locations: new Set(moves.map((move) => move.location_id)),
  };
}

function warned(books: StandInBooks, known: Known, document: PostedDocument): PostedDocument {
  return { ...document, warnings: known.warningsOf?.(books, document.id ?? 0) ?? [] };
}

function authorOf({ principal: { companyId, userId, via } }: Asked): Author {
  return { companyId, userId, via } as Author;
}

function refuseFuture(books: StandInBooks, date: string) {
  if (date > todayOf(books)) throw problem("DATE_IN_FUTURE", { fields: [DATE_IN_FUTURE] });
}

const DATE_IN_FUTURE = { field: "date", message: "date must not be after today." };
const CLIENT_ID_REUSED = {
  field: "clientId",
  message: "clientId names another document that was posted before.",
};
