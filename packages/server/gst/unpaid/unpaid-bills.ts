import type { Knex } from "knex";
import { formatPaise, sum, type Paise } from "@vanbook/sdk/books";
import { listUnpaidFor180Days, UNPAID_BILL_LAWS, type InputTax } from "@vanbook/sdk/gst";
import { problemOnField } from "@vanbook/sdk/problem";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { journals } from "../../documents/journals.ts";
import { readClaimedBills, type ListedBill } from "./claimed-bills.ts";

const list: Handler<"gst.unpaidBills"> = async ({ query: { date = getToday() }, principal, db }) => {
  const { toReverse, toReclaim } = await listBills(db, principal, date);
  return { date, toReverse: toReverse.map(describeBill), toReclaim: toReclaim.map(describeBill) };
};

const reverse: Handler<"gst.reverseUnpaid"> = async ({ body, principal, db, ...call }) =>
  withTransaction(db, async (trx) => {
    const { date, accountId, voucherIds } = body;
    const { toReverse, toReclaim } = await listBills(trx, principal, date);
    const wantedIds = new Set(voucherIds);
    const changes = [
      ...toReverse.map(({ bill, tax }) => ({ bill, tax })),
      ...toReclaim.map(({ bill, tax }) => ({ bill, tax: negate(tax) })),
    ].filter(({ bill }) => wantedIds.has(bill.voucherId));
    const listedIds = new Set(changes.map(({ bill }) => bill.voucherId));
    const missing = voucherIds.findIndex((id) => !listedIds.has(id));
    if (missing >= 0) throw problemOnField("NOT_FOUND", `voucherIds.${missing}`);
    const inputAccounts = await readInputAccounts(trx, principal);
    const journal = {
      date,
      narration: "Input tax of bills unpaid for 180 days",
      lines: makeLines(changes, accountId, inputAccounts),
    };
    const postedJournal = await journals["journals.post"]({
      ...call,
      principal,
      db: trx,
      query: {},
      body: journal,
    });
    await trx("input_tax_reversals").insert(
      changes.map(({ bill, tax: { cgst, sgst, igst } }) => ({
        ...{
          company_id: principal.companyId,
          voucher_id: postedJournal.voucherId,
          bill_voucher_id: bill.voucherId,
        },
        ...{ cgst: formatPaise(cgst), sgst: formatPaise(sgst), igst: formatPaise(igst) },
      })),
    );
    return postedJournal;
  });

export const unpaidBills = { "gst.unpaidBills": list, "gst.reverseUnpaid": reverse };

interface ListedTax {
  bill: ListedBill;
  unpaid: Paise;
  tax: InputTax;
  lastDay: string | null;
  returnMonth: string | null;
}

async function listBills(db: Knex, principal: Principal, day: string) {
  const bills = await readClaimedBills(db, principal, day);
  const billById = new Map(bills.map((bill) => [bill.id, bill]));
  const { toReverse, toReclaim } = listUnpaidFor180Days(bills, day, UNPAID_BILL_LAWS);
  const withBill = <Listed extends { bill: { id: string } }>(row: Listed) => {
    const bill = billById.get(row.bill.id);
    return bill ? [{ ...row, bill }] : [];
  };
  return {
    toReverse: toReverse.flatMap(withBill) satisfies ListedTax[],
    toReclaim: toReclaim
      .flatMap(withBill)
      .map((each) => ({ ...each, lastDay: null, returnMonth: null })) satisfies ListedTax[],
  };
}

function describeBill({ bill, unpaid, tax, lastDay, returnMonth }: ListedTax): Schema<"UnpaidBill"> {
  const { voucherId, supplierId, supplierName, number, date, value } = bill;
  return {
    ...{ voucherId, supplierId, supplierName, number, date, lastDay, returnMonth },
    ...{ value: formatPaise(value), unpaid: formatPaise(unpaid) },
    ...{ cgst: formatPaise(tax.cgst), sgst: formatPaise(tax.sgst), igst: formatPaise(tax.igst) },
  };
}

function negate({ cgst, sgst, igst, cess }: InputTax): InputTax {
  return { cgst: -cgst, sgst: -sgst, igst: -igst, cess: -cess };
}

/** The input accounts have what is reversed less what is claimed again; the account has the rest. */
function makeLines(
  changes: readonly { tax: InputTax }[],
  accountId: number,
  inputAccounts: Record<Head, number>,
) {
  const sums = TAX_HEADS.map(
    (head) => [inputAccounts[head], sum(changes.map(({ tax }) => tax[head]))] as const,
  );
  const total = sum(sums.map(([, amount]) => amount));
  return [...sums.map(([id, amount]) => [id, -amount] as const), [accountId, total] as const].flatMap(
    ([id, debit]) => {
      if (debit === 0n) return [];
      const amount = formatPaise(debit > 0n ? debit : -debit);
      return [{ accountId: id, ...(debit > 0n ? { debit: amount } : { credit: amount }) }];
    },
  );
}

async function readInputAccounts(db: Knex, principal: Principal): Promise<Record<Head, number>> {
  const rows: { id: number; key: string }[] = await ofCompany(db, principal, "accounts as a")
    .whereIn(
      "a.system_key",
      TAX_HEADS.map((head) => `${head}_input`),
    )
    .select("a.id", "a.system_key as key");
  const findAccount = (head: Head) => rows.find(({ key }) => key === `${head}_input`)?.id ?? 0;
  return { cgst: findAccount("cgst"), sgst: findAccount("sgst"), igst: findAccount("igst") };
}

const TAX_HEADS = ["cgst", "sgst", "igst"] as const;
type Head = (typeof TAX_HEADS)[number];
