import {
  emptyBook,
  CANCELLED_STATUS,
  ORDER_STATUS,
  REPLACED_STATUS,
  type StandingVoucher,
  validateVoucher,
  type PostingContext,
  type ValidVoucher,
  type CostLimits,
  settle,
  INTERNAL_MOVES,
  type LedgerLine,
  type Posted,
  type Row,
  type ValuedMove,
  type Voucher,
  openYearOn,
  divideRounded,
  formatPaise,
  paise,
  quantity,
  toLedgerLine,
  ledgerRows,
  moveRows,
  openingBillRows,
  toValuedMove,
  makeVoucherRow,
  cancelVoucher,
  editVoucher,
  refuseOtherNumber,
} from "@vanbook/sdk/books";
import type { Author } from "../books/posting/author.ts";
import { problem } from "@vanbook/sdk/problem";
import { toDatabaseTime } from "../database-time.ts";
import { readCompanyBooks, takeNextId, takeNextNumber, update, type StandInBooks } from "./books.ts";
import { keepMasters } from "./issued.ts";
import { carryMarks } from "./reports/bank-dates.ts";
import { carryToBill, openBills, settleEdit } from "./settlements.ts";
import {
  findVoucherDocument,
  findDocumentTable,
  type KnownDocumentTable,
  type KnownLineTable,
} from "./document-tables.ts";
import type { Tables, Voucher as VoucherRow } from "./tables.ts";

/** The only way to change the stand-in's books. Throws the same problems as the server's `post`. */
export function post(books: StandInBooks, author: Author, voucher: Voucher, requestText?: string): Posted {
  const settlements = settle(voucher, openBills(books, voucher));
  const ready = validateVoucher(voucher, makePostingContext(books), makeChangingBooks(books));
  return insert(books, author, { ...ready, settled: settlements }, requestText);
}

/** Cancels a voucher by a reversal on the same day, under the same number. */
export function cancel(books: StandInBooks, author: Author, voucherId: number, reason?: string): Posted {
  const original = findVoucherInEffect(books, voucherId);
  const [lines, moves] = [listLedgerLines(books, voucherId), listValuedMoves(books, voucherId)];
  const cancelling = {
    costs: books.costs,
    batches: emptyBook(),
    limits: calculateCostLimits(books, moves),
    reason,
  };
  const reversal = cancelVoucher({ original, lines, moves }, makePostingContext(books), cancelling);
  const postedVoucher = insert(books, author, reversal);
  changeDocument(books, original, { status: CANCELLED_STATUS });
  reopenOrder(books, original);
  return postedVoucher;
}

/** Posts a reversal and the new version with the same number. Unchanged goods keep their value. */
export function edit(
  books: StandInBooks,
  author: Author,
  voucherId: number,
  voucher: Voucher,
  reason?: string,
): Posted {
  const year = openYearOn(books.tables.financial_years, voucher.date);
  const original = findVoucherInEffect(books, voucherId);
  refuseOtherNumber(original, voucher, year.id);
  const context = makePostingContext(books);
  const lines = listLedgerLines(books, voucherId);
  const moves = listValuedMoves(books, voucherId);
  const settlements = settleEdit(books, original, voucher);
  const editing = { changing: makeChangingBooks(books), limits: calculateCostLimits(books, moves), reason };
  const { reversal, replacement } = editVoucher({ original, lines, moves }, voucher, context, editing);
  reopenOrder(books, original);
  insert(books, author, reversal);
  const postedVoucher = insert(books, author, { ...replacement, settled: settlements });
  carryToBill(books, original, replacement, postedVoucher);
  carryMarks(books, original.id, postedVoucher.voucherId);
  changeDocument(books, original, { status: REPLACED_STATUS });
  return postedVoucher;
}

export function listSameNumber(books: StandInBooks, { kind, year_id, series_id, number }: VoucherRow) {
  return books.tables.vouchers.filter(
    (each) =>
      each.kind === kind &&
      each.year_id === year_id &&
      each.series_id === series_id &&
      each.number === number,
  );
}

function insert(
  books: StandInBooks,
  { userId, companyId, via }: Author,
  ready: ValidVoucher,
  requestText?: string,
): Posted {
  const { voucher, yearId, costs, amount, reverses, replaces } = ready;
  const table = voucher.document?.table as KnownDocumentTable | undefined; // the stand-in plans only documents of these tables
  const number =
    (reverses ?? replaces)?.number ?? takeNextNumber(books, voucher.kind, voucher.seriesId, yearId);
  const at: Posted = {
    companyId,
    voucherId: takeNextId(books, "vouchers"),
    yearId,
    number,
    voucherNo: `${voucher.prefix}${number}`,
    documentId: table ? takeNextId(books, table) : 0,
    edition: 0,
    date: voucher.date,
    amount,
    entered: { by: userId, at: toDatabaseTime(books.clock.now()) },
    costs,
  };
  books.tables.vouchers.push({ ...makeVoucherRow(ready, at), via: via ?? null, sent: requestText ?? null });
  keepMasters(books, `voucher ${at.voucherId}`);
  const own = { voucher_id: at.voucherId };
  books.tables.ledger_entries.push(...ledgerRows(ready, own));
  books.tables.opening_bills.push(...openingBillRows(ready, own));
  books.tables.stock_moves.push(...moveRows(ready, own));
  for (const { billVoucherId, billLine, amount: part } of ready.settled ?? [])
    books.tables.settlements.push({
      voucher_id: at.voucherId,
      bill_voucher_id: billVoucherId,
      bill_line: billLine,
      amount: formatPaise(part),
    });
  if (voucher.document) writeDocument(books, voucher.document, at);
  if (voucher.orderId)
    update(books, "orders", ({ id }) => id === voucher.orderId, { status: ORDER_STATUS.invoiced });
  return at;
}

function writeDocument({ tables }: StandInBooks, document: NonNullable<Voucher["document"]>, at: Posted) {
  const { head, lines = [] } = document.rows(at);
  const insertRow = (name: KnownDocumentTable | KnownLineTable, row: Row) =>
    void (tables[name] as unknown[]).push(row);
  insertRow(document.table as KnownDocumentTable, { ...head, status: 1 });
  for (const line of lines) insertRow(document.lineTable as KnownLineTable, line);
}

function makeChangingBooks({ costs }: StandInBooks) {
  return { costs, stock: undefined, batches: emptyBook() };
}

function makePostingContext(books: StandInBooks): PostingContext {
  const { accounts, financial_years: years, stock_locations: locations } = books.tables;
  const { inventory, stock_variance } = readCompanyBooks(books).accounts;
  return {
    years,
    accounts: new Set(accounts.map(({ id }) => id)),
    locations: new Set(locations.map(({ id }) => id)),
    systemAccounts: new Set(accounts.filter((each) => each.system_key !== null).map(({ id }) => id)),
    stockAccounts: { inventory, stock_variance },
    // The stand-in's items have no batches.
    keepingBatches: new Set(),
    refusesShort: false,
    balancedTo: null,
  };
}

/** Throws NOT_FOUND, ALREADY_CANCELLED or DOCUMENT_REPLACED if the voucher is not in effect. */
function findVoucherInEffect(books: StandInBooks, id: number): StandingVoucher {
  const row = books.tables.vouchers.find((each) => each.id === id);
  if (!row) throw problem("NOT_FOUND");
  if (row.reverses_id !== null) throw problem("ALREADY_CANCELLED");
  const others = listSameNumber(books, row).filter((each) => each.id !== id);
  if (others.some((each) => each.reverses_id === id)) {
    const reversedIds = new Set(others.map((each) => each.reverses_id));
    const stands = others.some((each) => each.reverses_id === null && !reversedIds.has(each.id));
    throw problem(stands ? "DOCUMENT_REPLACED" : "ALREADY_CANCELLED");
  }
  return { ...row, document_id: findVoucherDocument(books, row)?.id ?? 0 };
}

function changeDocument(books: StandInBooks, { kind, id }: StandingVoucher, change: { status: 2 | 3 }) {
  const table = findDocumentTable(kind);
  if (table) update(books, table, (row: Tables[KnownDocumentTable][number]) => row.voucher_id === id, change);
}

function reopenOrder(books: StandInBooks, original: StandingVoucher) {
  const orderId = books.tables.bills.find((bill) => bill.voucher_id === original.id)?.order_id;
  if (orderId) update(books, "orders", ({ id }) => id === orderId, { status: ORDER_STATUS.open });
}

function listLedgerLines({ tables }: StandInBooks, voucherId: number): LedgerLine[] {
  return tables.ledger_entries.filter((entry) => entry.voucher_id === voucherId).map(toLedgerLine);
}

function listValuedMoves({ tables }: StandInBooks, voucherId: number): ValuedMove[] {
  return tables.stock_moves.filter((move) => move.voucher_id === voucherId).map(toValuedMove);
}

/** The lowest and highest rates of purchases and openings, in millionths of a rupee. */
function calculateCostLimits(
  { tables }: StandInBooks,
  moves: readonly ValuedMove[],
): Map<number, CostLimits> {
  const limits = new Map<number, CostLimits>();
  const items = new Set(moves.filter(({ kind }) => !INTERNAL_MOVES.has(kind)).map(({ itemId }) => itemId));
  const note = (item: number, value: bigint, count: bigint) => {
    if (!items.has(item) || count <= 0n) return;
    const rate = divideRounded(value * 10_000_000n, count);
    const itemLimits = limits.get(item);
    limits.set(item, {
      lowest: itemLimits && itemLimits.lowest < rate ? itemLimits.lowest : rate,
      highest: itemLimits && itemLimits.highest > rate ? itemLimits.highest : rate,
    });
  };
  for (const line of tables.purchase_lines)
    note(line.item_id, paise(line.landed), quantity(line.quantity) + quantity(line.free_quantity));
  for (const move of tables.stock_moves)
    if (move.move_kind === "OPENING") note(move.item_id, paise(move.value), quantity(move.quantity));
  return limits;
}
