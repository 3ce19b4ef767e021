import {
  CANCELLED_STATUS,
  DOCUMENT_STATUS,
  POSTED_STATUS,
  findStatusName,
  paise,
  quantity,
} from "@vanbook/sdk/books";
import type { OperationId, Schema } from "../../contract/contract.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { makePaperPlace, makePaperShipTo } from "../../documents/papers/paper-words.ts";
import { describeSupplierInvoice } from "../../documents/posted/supplier-invoice.ts";
import {
  findCurrentId,
  makeVoucherHistory,
  type NumberedVouchers,
} from "../../documents/posted/voucher-history.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { createIssued, withIssuedMasters } from "../issued.ts";
import type { StandInHandlers } from "../handlers.ts";
import { listSameNumber } from "../posting.ts";
import { findVoucherDocument, findDocumentTable } from "../document-tables.ts";
import type { Voucher } from "../tables.ts";

export const vouchers = {
  "vouchers.find": ({ books, query: { kind, clientId, voucherNo } }) => {
    if (clientId === undefined && voucherNo === undefined)
      throw problemOnField("INVALID_FIELDS", "clientId", "clientId or voucherNo is required.");
    const matchingVouchers = books.tables.vouchers.filter(
      (each) =>
        each.kind === kind &&
        each.reverses_id === null &&
        (voucherNo === undefined || each.voucher_no === voucherNo) &&
        (clientId === undefined || listSameNumber(books, each).some((first) => first.client_id === clientId)),
    );
    const latest = matchingVouchers.toSorted((a, b) => b.id - a.id).slice(0, 100);
    return { data: latest.map((voucher) => makeVoucherHead(books, voucher)) };
  },
  "vouchers.read": ({ books, query }) => {
    const { tables } = books;
    const voucher = mapById(tables.vouchers).get(query.voucherId);
    if (!voucher) throw problem("NOT_FOUND");
    const masters = withIssuedMasters(books, `voucher ${voucher.id}`).tables;
    const accounts = mapById(masters.accounts);
    const [items, places] = [mapById(masters.items), mapById(masters.stock_locations)];
    const numberedVersions = listNumberedVouchers(books, voucher);
    const own = numberedVersions.vouchers.find(({ id }) => id === voucher.id);
    return {
      voucher: makeVoucherHead(books, voucher),
      party: own?.party ?? null,
      enteredBy: own?.enteredBy ?? null,
      reverses: voucher.reverses_id,
      reversedBy: numberedVersions.vouchers.find(({ reversesId }) => reversesId === voucher.id)?.id ?? null,
      current: findCurrentId(numberedVersions.vouchers),
      history: makeVoucherHistory(numberedVersions),
      ...describeSupplierInvoice(
        tables.expenses.find(({ voucher_id }) => voucher_id === (voucher.reverses_id ?? voucher.id)),
      ),
      ...describePlace(books, voucher.id),
      entries: tables.ledger_entries
        .filter(({ voucher_id }) => voucher_id === voucher.id)
        .map(({ account_id, debit, credit, narration }) => ({
          ...{ accountId: account_id, account: accounts.get(account_id)?.name ?? "" },
          ...{ debit, credit, narration },
        })),
      moves: tables.stock_moves
        .filter(({ voucher_id }) => voucher_id === voucher.id)
        .map(({ item_id, location_id, move_kind, quantity, value }) => ({
          ...{ itemId: item_id, item: items.get(item_id)?.name ?? "" },
          ...{ locationId: location_id, location: places.get(location_id)?.name ?? "" },
          ...{ kind: move_kind, quantity, value },
        })),
    };
  },
} satisfies Partial<StandInHandlers<OperationId>>;

/** A bill's or credit note's place of supply, and where the goods of a bill go. */
function describePlace({ tables }: StandInBooks, voucherId: number) {
  const bill = tables.bills.find(({ voucher_id }) => voucher_id === voucherId);
  const note = tables.notes.find(({ voucher_id }) => voucher_id === voucherId);
  return {
    ...makePaperPlace(bill?.place_of_supply ?? note?.place_of_supply ?? null),
    ...makePaperShipTo(bill ?? {}),
  };
}

function listNumberedVouchers(books: StandInBooks, voucher: Voucher): NumberedVouchers {
  const { tables } = books;
  const masters = createIssued(books, ({ tables: { accounts, users, items } }) => ({
    ...{ accounts: mapById(accounts), users: mapById(users), items: mapById(items) },
  }));
  const ofVoucher = (id: number) => masters({ voucher_id: id });
  const rows = listSameNumber(books, voucher).toSorted((a, b) => a.id - b.id);
  const versions = new Set(rows.filter((row) => row.reverses_id === null).map(({ id }) => id));
  return {
    vouchers: rows.map((row) => ({
      ...{ id: row.id, reversesId: row.reverses_id, isSeen: true, date: row.date, amount: row.amount },
      ...{ narration: row.narration, reason: row.reason, via: row.via, createdAt: row.created_at },
      party: ofVoucher(row.id).accounts.get(row.party_id ?? 0)?.name ?? null,
      enteredBy: ofVoucher(row.id).users.get(row.created_by ?? 0)?.name ?? null,
    })),
    entries: tables.ledger_entries
      .filter(({ voucher_id }) => versions.has(voucher_id))
      .map(({ voucher_id, account_id, debit, credit }) => ({
        ...{
          voucherId: voucher_id,
          id: account_id,
          name: ofVoucher(voucher_id).accounts.get(account_id)?.name ?? "",
        },
        amount: paise(debit) - paise(credit),
      })),
    moves: tables.stock_moves
      .filter(({ voucher_id }) => versions.has(voucher_id))
      .map((move) => ({
        ...{
          voucherId: move.voucher_id,
          id: move.item_id,
          name: ofVoucher(move.voucher_id).items.get(move.item_id)?.name ?? "",
        },
        amount: quantity(move.quantity),
      })),
  };
}

function makeVoucherHead(books: StandInBooks, voucher: Voucher): Schema<"VoucherHead"> {
  const { id, status } = findDocumentStatus(books, voucher);
  return {
    voucherId: voucher.id,
    kind: voucher.kind,
    number: voucher.number,
    voucherNo: voucher.voucher_no,
    date: voucher.date,
    partyId: voucher.party_id,
    userId: voucher.user_id,
    branchId: voucher.branch_id,
    amount: voucher.amount,
    narration: voucher.narration,
    clientId: voucher.client_id,
    documentId: id,
    status: voucher.reverses_id === null ? findStatusName(DOCUMENT_STATUS, status) : "reversal",
    createdBy: voucher.created_by,
    createdAt: voucher.created_at,
  };
}

/** A kind without documents is cancelled if its voucher is reversed. */
function findDocumentStatus(books: StandInBooks, voucher: Voucher): { id: number | null; status: number } {
  const document = findVoucherDocument(books, voucher);
  if (document) return document;
  const isCancelled =
    findDocumentTable(voucher.kind) === undefined &&
    books.tables.vouchers.some((each) => each.reverses_id === voucher.id);
  return { id: null, status: isCancelled ? CANCELLED_STATUS : POSTED_STATUS };
}
