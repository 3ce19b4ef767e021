import type { Knex } from "knex";
import {
  CANCELLED_STATUS,
  DOCUMENT_STATUS,
  POSTED_STATUS,
  findStatusName,
  findDocumentTables,
  type VoucherKind,
} from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { joinFacts, joinOwn, ofCompany, ofDocuments } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { readChallanSums } from "./posted/challan-sums.ts";
import { readMovedBatches } from "./posted/entered-batches.ts";
import { readEnteredDocument } from "./posted/entered-documents.ts";
import { readSupplierInvoice } from "./posted/supplier-invoice.ts";
import { readVoucherPlace } from "./posted/voucher-place.ts";
import { readNumber, type NumberOf } from "./posted/read-history.ts";
import { findCurrentId, makeVoucherHistory } from "./posted/voucher-history.ts";

const find: Handler<"vouchers.find"> = async ({ query, principal, db }) => {
  const { kind, clientId, voucherNo } = query;
  if (clientId === undefined && voucherNo === undefined) {
    const message = "clientId or voucherNo is required.";
    throw problemOnField("INVALID_FIELDS", "clientId", message);
  }
  const vouchers = selectVouchers(db, principal, kind).whereNull("v.reverses_id");
  if (voucherNo !== undefined) limitToNumber(vouchers, voucherNo);
  if (clientId !== undefined) vouchers.whereExists(selectFirstSentAs(db, clientId));
  const rows = await select<HeadRow>(vouchers.orderBy([...LATEST_FIRST]).limit(100), HEAD_COLUMNS);
  return { data: await readVoucherHeads(db, principal, rows) };
};

const read: Handler<"vouchers.read"> = async ({ query, principal, db }) => {
  const [row] = await select<HeadRow>(
    selectVouchers(db, principal).where("v.id", query.voucherId),
    HEAD_COLUMNS,
  );
  if (!row) throw problem("NOT_FOUND");
  const [voucher] = await readVoucherHeads(db, principal, [row]);
  if (!voucher) throw problem("NOT_FOUND");
  const voucherNumber = await readNumber(db, principal, row);
  const own = voucherNumber.vouchers.find(({ id }) => id === row.voucherId);
  return {
    voucher,
    party: own?.party ?? null,
    enteredBy: own?.enteredBy ?? null,
    reverses: row.reversesId,
    reversedBy: voucherNumber.vouchers.find(({ reversesId }) => reversesId === row.voucherId)?.id ?? null,
    current: findCurrentId(voucherNumber.vouchers),
    history: makeVoucherHistory(voucherNumber),
    ...(await readSupplierInvoice(db, principal, row)),
    ...(await readVoucherPlace(db, principal, row)),
    ...(await readChallanSums(db, principal, row)),
    entries: await readVoucherEntries(db, principal, row.voucherId),
    moves: await readVoucherMoves(db, principal, row.voucherId),
  };
};

const readVoucherInput: Handler<"vouchers.input"> = async ({ query, principal, db }) => {
  const [row] = await select<HeadRow>(
    selectVouchers(db, principal).where("v.id", query.voucherId),
    HEAD_COLUMNS,
  );
  if (!row) throw problem("NOT_FOUND");
  const [head] = await readVoucherHeads(db, principal, [row]);
  if (row.reversesId !== null || head?.status === "cancelled") throw problem("ALREADY_CANCELLED");
  if (head?.status === "replaced") throw problem("DOCUMENT_REPLACED");
  // An opening has no document row: it is edited by its voucher id.
  const documentId = head?.documentId ?? (row.kind === "opening" ? row.voucherId : undefined);
  if (documentId === undefined) throw problem("NOT_FOUND");
  return {
    voucherId: row.voucherId,
    documentId,
    voucherNo: row.voucherNo,
    ...(await readEnteredDocument(db, principal, {
      kind: row.kind,
      voucherId: row.voucherId,
      id: documentId,
    })),
  };
};

export const vouchers = { "vouchers.find": find, "vouchers.read": read, "vouchers.input": readVoucherInput };

/** A voucher without a user (a purchase, for example) belongs to the user who entered it. */
function selectVouchers(db: Knex, principal: Principal, kind?: VoucherKind) {
  const vouchers = ofCompany(db, principal, "vouchers as v");
  if (kind !== undefined) vouchers.where("v.kind", kind);
  return ofDocuments(vouchers, principal, "v.user_id");
}

function limitToNumber(vouchers: Knex.QueryBuilder, voucherNo: string) {
  const number = Number(/\d{1,9}$/.exec(voucherNo)?.[0] ?? 0);
  void vouchers.join("counters as n", (on) =>
    on
      .on("n.company_id", "v.company_id")
      .andOn("n.kind", "v.kind")
      .andOn("n.year_id", "v.year_id")
      .andOn("n.series_id", "v.series_id")
      .andOnVal("v.number", number),
  );
  void vouchers.where("v.voucher_no", voucherNo);
}

/** The client id is that of the number's first voucher, since edits keep the number. */
function selectFirstSentAs(db: Knex, clientId: string) {
  return db("vouchers as f")
    .whereRaw("f.company_id = v.company_id AND f.kind = v.kind AND f.year_id = v.year_id")
    .whereRaw("f.series_id = v.series_id AND f.number = v.number")
    .where("f.client_id", clientId)
    .select(db.raw("1"));
}

async function readVoucherHeads(
  db: Knex,
  principal: Principal,
  rows: readonly HeadRow[],
): Promise<Schema<"VoucherHead">[]> {
  const documents = await readDocuments(db, principal, rows);
  return rows.map((row) => {
    const { year_id: _year, series_id: _series, reversesId, ...head } = row;
    const document = documents.get(row.voucherId);
    return {
      ...head,
      documentId: document?.id ?? null,
      status:
        reversesId !== null ? "reversal" : findStatusName(DOCUMENT_STATUS, document?.status ?? POSTED_STATUS),
    };
  });
}

async function readDocuments(db: Knex, principal: Principal, rows: readonly HeadRow[]) {
  const documentsById = new Map<number, { id: number | null; status: number }>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map((row) => row.voucherId);
    const table = findDocumentTables(kind)?.table;
    const documents: { voucher_id: number; id: number | null; status: number }[] =
      table === undefined
        ? await ofCompany(db, principal, "vouchers as r")
            .whereIn("r.reverses_id", ids)
            .select(
              "r.reverses_id as voucher_id",
              db.raw("NULL AS id"),
              db.raw(`${CANCELLED_STATUS} AS status`),
            )
        : await ofCompany(db, principal, `${table} as d`)
            .whereIn("d.voucher_id", ids)
            .select("d.voucher_id", "d.id", "d.status");
    for (const document of documents) documentsById.set(document.voucher_id, document);
  }
  return documentsById;
}

function readVoucherEntries(
  db: Knex,
  principal: Principal,
  voucherId: number,
): Promise<Schema<"VoucherDetails">["entries"]> {
  const entries = ofCompany(db, principal, "ledger_entries as e").where("e.voucher_id", voucherId);
  joinOwn(entries, "vouchers as v", "v.id", "e.voucher_id");
  joinFacts(entries, "account_facts as a", "e.account_id", "v.edition").orderBy("e.line_no");
  return select<Schema<"VoucherDetails">["entries"][number]>(entries, {
    accountId: "e.account_id",
    account: "a.name",
    debit: "e.debit",
    credit: "e.credit",
    narration: "e.narration",
  });
}

async function readVoucherMoves(
  db: Knex,
  principal: Principal,
  voucherId: number,
): Promise<Schema<"VoucherDetails">["moves"]> {
  const moves = ofCompany(db, principal, "stock_moves as m").where("m.voucher_id", voucherId);
  joinOwn(moves, "vouchers as v", "v.id", "m.voucher_id");
  joinFacts(moves, "item_facts as i", "m.item_id", "v.edition");
  const moveRows = (await joinFacts(moves, "location_facts as l", "m.location_id", "v.edition")
    .orderBy("m.line_no")
    .select({
      itemId: "m.item_id",
      item: "i.name",
      locationId: "m.location_id",
      location: "l.name",
      kind: "m.move_kind",
      quantity: "m.quantity",
      value: "m.value",
      no: "m.line_no",
    })) as (Schema<"VoucherDetails">["moves"][number] & { no: number })[]; // knex knows no column types
  const all = moveRows.length === 0 ? [] : await readMovedBatches(db, principal, voucherId);
  return moveRows.map(({ no, ...move }) => {
    const batches = all
      .filter((part) => part.move === no)
      .map(({ batch, expiresOn, quantity }) => ({ batch, expiresOn, quantity }));
    return { ...move, ...(batches.length > 0 && { batches }) };
  });
}

type HeadRow = Omit<Schema<"VoucherHead">, "documentId" | "status"> &
  NumberOf & { reversesId: number | null };

const HEAD_COLUMNS = {
  ...{ voucherId: "v.id", kind: "v.kind", number: "v.number", voucherNo: "v.voucher_no", date: "v.date" },
  ...{ partyId: "v.party_id", userId: "v.user_id", branchId: "v.branch_id", amount: "v.amount" },
  ...{ narration: "v.narration", clientId: "v.client_id", reversesId: "v.reverses_id" },
  ...{ createdBy: "v.created_by", createdAt: "v.created_at", year_id: "v.year_id", series_id: "v.series_id" },
};
/** Each process takes ids in blocks, so a lower id does not mean an earlier voucher. */
const LATEST_FIRST = [
  { column: "v.created_at", order: "desc" },
  { column: "v.id", order: "desc" },
] as const;
