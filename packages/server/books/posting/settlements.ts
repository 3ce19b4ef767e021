import type { Knex } from "knex";
import { insertLater } from "../../db/insert-rows.ts";
import { queryRows } from "../../db/rows.ts";
import {
  formatPaise,
  paise,
  POSTED_STATUS,
  type VoucherKind,
  type VoucherRow,
  makeBillKey,
  payAgain,
  payOpeningAgain,
  isOpeningBill,
  isPaid,
  listDocumentIds,
  isSettling,
  settle,
  settleAgain,
  type OpenBills,
  type Settled,
  type Settlement,
  type SettlingKind,
  type ValidVoucher,
  type Posted,
  type Row,
  type Voucher,
} from "@vanbook/sdk/books";
import { addToDigest } from "../digests/later-digests.ts";
import { lockDocuments } from "./lock-documents.ts";
import { buildInEffectSql } from "./document-status-sql.ts";
import { readOpeningBills, readOpeningPayments } from "./opening-bills.ts";

/**
 * Reads the open amounts of the bills and purchases that vouchers settle, and locks them until the
 * transaction ends, so that two receipts can't both pay the same bill. Amounts settled by the
 * voucher `except`, which an edit replaces, count as open.
 */
export async function readOpenBills(
  trx: Knex.Transaction,
  companyId: number,
  vouchers: readonly Pick<Voucher, "kind" | "settles">[],
  except = 0,
): Promise<OpenBills> {
  const bills: OpenBills = new Map();
  for (const kind of SETTLING_KINDS) {
    const namedSettlements = vouchers.flatMap((voucher) =>
      voucher.kind === kind ? (voucher.settles ?? []) : [],
    );
    const openingBills = namedSettlements.filter(isOpeningBill);
    const ids = listDocumentIds(namedSettlements);
    for (const bill of ids.length === 0 ? [] : await openBillsOf(trx, companyId, kind, ids, except)) {
      const { voucher_id: voucherId, voucher_no: voucherNo, party_id: partyId, status, open } = bill;
      const openBill = {
        voucherId,
        line: 0,
        voucherNo,
        partyId,
        isPosted: status === POSTED_STATUS,
        open: paise(open),
      };
      bills.set(makeBillKey(kind, { billId: bill.id }), openBill);
    }
    for (const bill of await readOpeningBills(trx, companyId, kind, openingBills, except))
      bills.set(makeBillKey(kind, { billId: bill.voucher_id, openingLine: bill.line_no }), {
        voucherId: bill.voucher_id,
        line: bill.line_no,
        voucherNo: bill.number,
        partyId: bill.party_id,
        isPosted: bill.is_posted === 1,
        open: paise(bill.open),
      });
  }
  return bills;
}

/** The voucher's bills, or else its previous ones, as far as they fit. Throws as `settle` does. */
export async function readSettlementsOfEdit(
  trx: Knex.Transaction,
  original: VoucherRow,
  voucher: Voucher,
): Promise<Settled[]> {
  const { company_id: companyId, id, kind } = original;
  if (!isSettling(kind)) return [];
  if (voucher.settles) return settle(voucher, await readOpenBills(trx, companyId, [voucher], id));
  const before = await readBillsSettledBy(trx, original, kind);
  const bills = await readOpenBills(trx, companyId, [{ kind, settles: before }], id);
  const knownBills = before.map((each) => ({ ...each, bill: bills.get(makeBillKey(kind, each)) }));
  // A bill was cancelled or edited while this waited for its lock: read again, since an edit has
  // moved the settlement to its new version.
  if (knownBills.some(({ bill }) => !bill?.isPosted)) return readSettlementsOfEdit(trx, original, voucher);
  return settleAgain(voucher, knownBills);
}

/**
 * Settles the new version with the old one's money, as far as it fits, oldest first. True if notes
 * are among it.
 */
export async function carryToBill(
  trx: Knex.Transaction,
  original: VoucherRow,
  { voucher, lines }: Pick<ValidVoucher, "voucher" | "lines">,
  postedBill: Posted,
): Promise<boolean> {
  const { company_id: companyId, id, kind, party_id: partyId } = original;
  if (!isPaid(kind)) return false;
  if (kind === "opening") return carryToOpeningBills(trx, original, lines, postedBill);
  if (partyId === null || voucher.partyId !== partyId) return false;
  const payments = await queryRows<{ voucher_id: number; amount: string; kind: VoucherKind }>(
    trx,
    `SELECT s.voucher_id, s.amount, m.kind FROM settlements s
      JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
      WHERE s.company_id = ? AND s.bill_voucher_id = ? AND ${isInEffect("s.voucher_id")} ORDER BY m.date, m.id`,
    [companyId, id],
  );
  const fitting = payAgain(
    payments.map((row) => ({ voucherId: row.voucher_id, amount: paise(row.amount), kind: row.kind })),
    { voucher, lines },
  );
  const own = { company_id: companyId, bill_voucher_id: postedBill.voucherId, account_id: partyId };
  await insertLater(
    trx,
    "settlements",
    fitting.map(({ voucherId, amount }) => ({ ...own, voucher_id: voucherId, amount: formatPaise(amount) })),
  );
  if (fitting.length > 0) await addCarriedToDigest(trx, companyId, postedBill);
  return fitting.some((each) => each.kind === "credit_note" || each.kind === "debit_note");
}

/** Always false: notes take no tax from opening bills, so none can be too much. */
async function carryToOpeningBills(
  trx: Knex.Transaction,
  { company_id: companyId, id }: VoucherRow,
  lines: ValidVoucher["lines"],
  postedOpening: Posted,
): Promise<false> {
  const fitting = payOpeningAgain(await readOpeningPayments(trx, companyId, id), lines);
  await insertLater(
    trx,
    "settlements",
    fitting.map(({ voucherId, accountId, billLine, amount }) => ({
      ...{ company_id: companyId, voucher_id: voucherId, bill_voucher_id: postedOpening.voucherId },
      ...{ bill_line: billLine, account_id: accountId, amount: formatPaise(amount) },
    })),
  );
  if (fitting.length > 0) await addCarriedToDigest(trx, companyId, postedOpening);
  return false;
}

function addCarriedToDigest(trx: Knex.Transaction, companyId: number, { voucherId }: Posted) {
  return addToDigest(trx, companyId, "settlements", {
    where: "t.bill_voucher_id = ?",
    bindings: [voucherId],
  });
}

export function settlementRows({ voucher, settled = [] }: ValidVoucher, at: Posted): Row[] {
  return settled.map(({ billVoucherId, billLine, amount }) => ({
    company_id: at.companyId,
    voucher_id: at.voucherId,
    bill_voucher_id: billVoucherId,
    bill_line: billLine,
    account_id: voucher.partyId,
    amount: formatPaise(amount),
  }));
}

/** SQL condition for a voucher of a settlement `s`: neither cancelled nor replaced. */
export function isInEffect(voucher: "s.voucher_id" | "s.bill_voucher_id"): string {
  return `NOT EXISTS (SELECT 1 FROM vouchers t WHERE t.company_id = s.company_id AND t.reverses_id = ${voucher})`;
}

async function openBillsOf(
  trx: Knex.Transaction,
  companyId: number,
  kind: SettlingKind,
  ids: readonly number[],
  except: number,
) {
  const { table, party, side, returns, of } = BILL_TABLES[kind];
  await lockDocuments(trx, companyId, table, ids);
  return queryRows<OpenBillRow>(
    trx,
    `SELECT d.id, d.voucher_id, v.voucher_no, d.${party} AS party_id, d.status,
        (SELECT COALESCE(SUM(${side}), 0) FROM ledger_entries e
          WHERE e.company_id = d.company_id AND e.voucher_id = d.voucher_id AND e.account_id = d.${party})
        + (SELECT COALESCE(SUM(${side}), 0) FROM ${returns} r
          JOIN ledger_entries e ON e.company_id = r.company_id AND e.voucher_id = r.voucher_id AND e.account_id = r.${party}
          WHERE r.company_id = d.company_id AND r.${of} = d.id AND ${buildInEffectSql("r")})
        - (SELECT COALESCE(SUM(s.amount), 0) FROM settlements s
          WHERE s.company_id = d.company_id AND s.bill_voucher_id = d.voucher_id AND s.voucher_id <> ?
          AND ${isInEffect("s.voucher_id")}) AS open
      FROM ${table} d JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
      WHERE d.company_id = ? AND d.id IN (?)`,
    [except, companyId, [...ids]],
  );
}

export async function readBillsSettledBy(
  trx: Knex.Transaction,
  { company_id: companyId, id }: Pick<VoucherRow, "company_id" | "id">,
  kind: SettlingKind,
): Promise<Settlement[]> {
  const billRows = await queryRows<{ bill_id: number; line: number; amount: string }>(
    trx,
    `SELECT d.id AS bill_id, 0 AS line, s.amount, d.date FROM settlements s
      JOIN ${BILL_TABLES[kind].table} d ON d.company_id = s.company_id AND d.voucher_id = s.bill_voucher_id
      WHERE s.company_id = ? AND s.voucher_id = ? AND ${buildInEffectSql("d")}
      UNION ALL SELECT s.bill_voucher_id, s.bill_line, s.amount, o.date FROM settlements s
      JOIN opening_bills o ON o.company_id = s.company_id AND o.voucher_id = s.bill_voucher_id AND o.line_no = s.bill_line
      WHERE s.company_id = ? AND s.voucher_id = ? AND ${isInEffect("s.bill_voucher_id")} ORDER BY date, bill_id, line`,
    [companyId, id, companyId, id],
  );
  return billRows.map((row) => ({
    billId: row.bill_id,
    ...(row.line > 0 && { openingLine: row.line }),
    amount: paise(row.amount),
  }));
}

interface OpenBillRow {
  id: number;
  voucher_id: number;
  voucher_no: string;
  party_id: number;
  status: number;
  open: string;
}

const SALE_BILLS = {
  table: "bills",
  party: "customer_id",
  side: "e.debit - e.credit",
  returns: "sale_returns",
  of: "bill_id",
} as const;
const PURCHASE_BILLS = {
  table: "purchases",
  party: "supplier_id",
  side: "e.credit - e.debit",
  returns: "purchase_returns",
  of: "purchase_id",
} as const;
/**
 * For each settling kind: the tables of its bills and of their returns, and the side of the party's
 * account on which a bill is posted.
 */
export const BILL_TABLES = {
  receipt: SALE_BILLS,
  payment: PURCHASE_BILLS,
  credit_note: SALE_BILLS,
  debit_note: PURCHASE_BILLS,
} as const satisfies Record<SettlingKind, object>;
const SETTLING_KINDS = Object.keys(BILL_TABLES) as readonly SettlingKind[]; // Object.keys returns string[]
