import {
  calculateExpensePrice,
  calculatePurchase,
  calculateSale,
  formatPaise,
  paise,
} from "@vanbook/sdk/books";
import type { Author } from "../../books/posting/author.ts";
import { USUAL_LIMITS } from "../../auth/company-limits.ts";
import type { Body, OperationId, Schema } from "../../contract/contract.ts";
import { catchProblem, Problem, problem, getProblemMessage, type ProblemCode } from "@vanbook/sdk/problem";
import { NO_REFERENCES, type EditedReferences } from "../../documents/references/deleted-references.ts";
import { makeSupplierInvoice } from "../../documents/references/expense-tax.ts";
import { listGstinWarnings } from "../../documents/references/gstin-warnings.ts";
import { listLateCorrections } from "../../documents/references/late-corrections.ts";
import { listInvoiceWarnings } from "../../documents/references/late-tax-warnings.ts";
import { makeBatchAnswer } from "../../documents/batch-answer.ts";
import {
  formatPricedBill,
  formatPricedExpense,
  formatPricedPurchase,
} from "../../documents/priced-documents.ts";
import { toPostedDocument } from "../../documents/standing-document.ts";
import { runAtomically, readCompanyBooks, getToday, type Asked, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { cancel, edit, post, listSameNumber } from "../posting.ts";
import { findVoucherDocument, findDocumentTable } from "../document-tables.ts";
import type { Voucher } from "../tables.ts";
import { bills, planBill, refuseBeyondCredit } from "./bills.ts";
import { expenses, listEnteredInvoices, moneyDocuments } from "./money.ts";
import { cancelOrder, editOrder, placeOrder, calculateOrderPrice } from "./orders.ts";
import type { KnownKind, Planning } from "./planning.ts";
import { planPurchase, purchases, refuseTwice } from "./purchases.ts";

type KnownDocument = keyof typeof DOCUMENT_KINDS;
type Input = Body<`${KnownDocument}.post`>;
type Known = KnownKind<Input>;
type PostedDocument = Schema<"PostedDocument">;

const DOCUMENT_KINDS = { bills, ...moneyDocuments, purchases, expenses };

export const documents = {
  ...(Object.assign(
    {},
    ...Object.entries(DOCUMENT_KINDS).map(([name, documentKind]) =>
      makeOperations(name as KnownDocument, documentKind as Known),
    ),
  ) as StandInHandlers<OperationId & `${KnownDocument}.${"post" | "postBatch" | "edit" | "cancel"}`>),
  "bills.price": ({ body, query, ...caller }) => {
    const planning = makePlanning(caller, "bills", findReplacedDocument(caller, bills, query.edits));
    const { bill, customer, checkMrp, describePlace } = planBill(planning, body);
    const placeNote = describePlace();
    const priceResult = calculateSale(planning.books, bill);
    const { cgst, sgst, igst } = priceResult.totals;
    const replacedBill = caller.books.tables.bills.find(({ id }) => id === query.edits);
    const billTax = {
      ...{ date: body.date, customer_id: body.customerId },
      ...{ cgst: formatPaise(cgst), sgst: formatPaise(sgst), igst: formatPaise(igst) },
    };
    const warnings = [
      ...listGstinWarnings(customer, bill.series.invType, "bill"),
      ...listLateCorrections(replacedBill, billTax, getToday(caller.books)),
    ];
    // The stand-in allows negative stock, so it does not report shortages.
    const refusals = [
      ...listRefusals("ABOVE_MRP", () => checkMrp(priceResult.lines)),
      ...listRefusals("CREDIT_LIMIT", () => {
        if (body.payment === "credit")
          refuseBeyondCredit(planning, body.customerId, priceResult.totals.amount);
      }),
    ];
    return formatPricedBill(priceResult, {
      ...(placeNote && { placeNote }),
      ...(bill.noTaxReason && { noTaxReason: bill.noTaxReason }),
      ...{ warnings, refusals },
    });
  },
  "purchases.price": ({ body, query, ...caller }) => {
    const planning = makePlanning(caller, "purchases", findReplacedDocument(caller, purchases, query.edits));
    const priceResult = calculatePurchase(planning.books, planPurchase(planning, body));
    refuseTwice(planning, body);
    const { cgst, sgst, igst } = priceResult.totals;
    const enteredOn = query.edits === undefined ? getToday(caller.books) : body.date;
    return formatPricedPurchase(priceResult, listInvoiceWarnings(body, cgst + sgst + igst > 0n, enteredOn));
  },
  "expenses.price": ({ body, query, ...caller }) => {
    const planning = makePlanning(caller, "expenses", findReplacedDocument(caller, expenses, query.edits));
    const enteredExpense = { amount: paise(body.amount), ...makeSupplierInvoice(planning.books, body) };
    const enteredOn = query.edits === undefined ? getToday(caller.books) : body.date;
    const claimsTax = Number(body.taxRate ?? 0) > 0 && body.reverseCharge !== true;
    const warnings = [
      ...listEnteredInvoices(caller.books).warningsOf(body, query.edits),
      ...listInvoiceWarnings(body, claimsTax, enteredOn),
    ];
    return formatPricedExpense(enteredExpense.amount, calculateExpensePrice(enteredExpense), warnings);
  },
  "orders.price": ({ body, ...caller }) => calculateOrderPrice(caller, body),
  "orders.post": ({ body, ...caller }) => placeOrder(caller, body),
  "orders.postBatch": ({ body, ...caller }) =>
    saveAll(body.documents, (input) => placeOrder(caller, input)) as Schema<"OrderBatchAnswer">,
  "orders.edit": ({ body, query, ...caller }) => editOrder(caller, query.id, body),
  "orders.cancel": ({ query, ...caller }) => cancelOrder(caller, query.id),
} satisfies Partial<StandInHandlers<OperationId>>;

function listRefusals<Code extends ProblemCode>(code: Code, check: () => void) {
  const refusal = catchProblem(check);
  return refusal instanceof Problem ? [{ code, ...getProblemMessage(refusal) }] : [];
}

function makePlanning(
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
    books: readCompanyBooks(stand),
    ...(replaces && { replaces: replaces.id }),
  };
}

function findReplacedDocument({ books }: Asked, documentKind: Pick<Known, "kind">, id: number | undefined) {
  if (id === undefined) return undefined;
  return { id, references: listReferences(books, findDocument(books, documentKind, id)) };
}

function makeOperations(name: KnownDocument, documentKind: Known) {
  const postDocument = (caller: Asked, input: Input) => postOne(caller, name, documentKind, input);
  return {
    [`${name}.post`]: ({ body, ...caller }: Asked & { body: Input }) => postDocument(caller, body),
    [`${name}.postBatch`]: ({ body, ...caller }: Asked & { body: { documents: (Input | Problem)[] } }) =>
      saveAll(body.documents, (input) => postDocument(caller, input)),
    [`${name}.edit`]: ({ body, query, ...caller }: Asked & { body: Input; query: Changed }) =>
      editOne(caller, name, documentKind, query, body),
    [`${name}.cancel`]: ({ query, ...caller }: Asked & { query: Changed }) =>
      cancelOne(caller, documentKind, query),
  };
}

function postOne(caller: Asked, name: KnownDocument, documentKind: Known, input: Input): PostedDocument {
  const { books } = caller;
  const requestText = JSON.stringify(input);
  const before =
    "clientId" in input &&
    input.clientId !== undefined &&
    findEarlierPosting(books, documentKind, input.clientId);
  if (before) {
    if (before.first.sent === requestText) return before.document;
    throw problem("CLIENT_ID_REUSED", { fields: [CLIENT_ID_REUSED] });
  }
  return runAtomically(books, () => {
    refuseFuture(books, input.date);
    const voucher = documentKind.plan(makePlanning(caller, name), input);
    const clientId = ("clientId" in input ? input.clientId : undefined) ?? null;
    const postedVoucher = post(books, toAuthor(caller), { ...voucher, clientId }, requestText);
    return addWarnings(books, documentKind, toPostedDocument(documentKind.kind, postedVoucher, clientId));
  });
}

interface Changed {
  id: number;
  reason?: string;
}

function editOne(
  caller: Asked,
  name: KnownDocument,
  documentKind: Known,
  { id, reason }: Changed,
  body: Input,
): PostedDocument {
  const { books } = caller;
  const original = findDocument(books, documentKind, id);
  return runAtomically(books, () => {
    refuseFuture(books, body.date);
    const replaces = { id, references: listReferences(books, original) };
    const { clientId: _clientId, ...input } = body as Input & { clientId?: string };
    const voucher = documentKind.plan(makePlanning(caller, name, replaces), input as Input);
    const postedVoucher = edit(books, toAuthor(caller), original.id, voucher, reason);
    const document = toPostedDocument(documentKind.kind, postedVoucher, null);
    const { warnings, ...edited } = addWarnings(books, documentKind, document);
    return { ...edited, warnings: [...warnings, ...listLateChanges(books, documentKind, id, document.id)] };
  });
}

function cancelOne(caller: Asked, documentKind: Known, { id, reason }: Changed): PostedDocument {
  const { books } = caller;
  const original = findDocument(books, documentKind, id);
  return runAtomically(books, () => {
    const postedVoucher = cancel(books, toAuthor(caller), original.id, reason);
    return {
      ...toPostedDocument(documentKind.kind, postedVoucher, null),
      id: findDocumentTable(documentKind.kind) ? id : null,
      voucherId: original.id,
      status: "cancelled",
      warnings: listLateChanges(books, documentKind, id, null),
    };
  });
}

/** Of the bill that was cancelled or replaced. */
function listLateChanges(
  books: StandInBooks,
  { kind }: Pick<Known, "kind">,
  id: number,
  nextId: number | null,
) {
  if (kind !== "sale") return [];
  const findBill = (billId: number | null) => books.tables.bills.find((bill) => bill.id === billId);
  return listLateCorrections(findBill(id), findBill(nextId), getToday(books));
}

/** Saves each document separately: if one is refused, the others are still saved. */
function saveAll<Given extends { clientId?: string }, Saved extends { replayed: boolean }>(
  requests: readonly (Given | Problem)[],
  save: (input: Given) => Saved,
) {
  return makeBatchAnswer(
    requests,
    requests.map((each) => (each instanceof Problem ? each : catchProblem(() => save(each)))),
  );
}

function findEarlierPosting(books: StandInBooks, documentKind: Known, clientId: string) {
  const first = books.tables.vouchers.find(
    (each) => each.kind === documentKind.kind && each.client_id === clientId,
  );
  if (!first) return undefined;
  const versions = listSameNumber(books, first);
  const reversedIds = new Set(versions.flatMap((each) => each.reverses_id ?? []));
  const own = versions.filter((each) => each.reverses_id === null);
  const voucher = own.find((each) => !reversedIds.has(each.id)) ?? own.at(-1) ?? first;
  const document: PostedDocument = {
    id: findVoucherDocument(books, voucher)?.id ?? null,
    voucherId: voucher.id,
    kind: documentKind.kind,
    number: voucher.number,
    voucherNo: voucher.voucher_no,
    date: voucher.date,
    amount: voucher.amount,
    clientId,
    status: reversedIds.has(voucher.id) ? "cancelled" : "posted",
    replayed: true,
    warnings: [],
  };
  return { first, document: addWarnings(books, documentKind, document) };
}

/** The document must still be changeable. */
function findDocument(books: StandInBooks, documentKind: Pick<Known, "kind">, id: number): Voucher {
  const table = findDocumentTable(documentKind.kind);
  const voucherId = table === undefined ? id : books.tables[table].find((row) => row.id === id)?.voucher_id;
  const voucher = books.tables.vouchers.find(
    (each) => each.id === voucherId && each.kind === documentKind.kind && each.reverses_id === null,
  );
  if (!voucher) throw problem("NOT_FOUND");
  return voucher;
}

function listReferences({ tables }: StandInBooks, voucher: Voucher): EditedReferences {
  const entries = tables.ledger_entries.filter((entry) => entry.voucher_id === voucher.id);
  const moves = tables.stock_moves.filter((move) => move.voucher_id === voucher.id);
  return {
    accounts: new Set([...entries.map((entry) => entry.account_id), voucher.party_id ?? 0]),
    items: new Set(moves.map((move) => move.item_id)),
    users: new Set([voucher.user_id ?? 0]),
    locations: new Set(moves.map((move) => move.location_id)),
  };
}

function addWarnings(books: StandInBooks, documentKind: Known, document: PostedDocument): PostedDocument {
  return { ...document, warnings: documentKind.warningsOf?.(books, document.id ?? 0) ?? [] };
}

function toAuthor({ principal: { companyId, userId, via } }: Asked): Author {
  return { companyId, userId, via } as Author;
}

function refuseFuture(books: StandInBooks, date: string) {
  if (date > getToday(books)) throw problem("DATE_IN_FUTURE", { fields: [DATE_IN_FUTURE] });
}

const DATE_IN_FUTURE = { field: "date", message: "date must not be after today." };
const CLIENT_ID_REUSED = {
  field: "clientId",
  message: "clientId names another document that was posted before.",
};
