import type { Fault } from "../faulty-build.ts";

/** Each fault replaces one line of the receipts code with a plausible mistake. */
export const receiptFaults: readonly Fault[] = [
  {
    name: "a change that leaves the old receipt in the ledger",
    file: "server/vouchers/receipts.ts",
    from: "edit(trx, principal, before.voucher_id, voucher)",
    to: "post(trx, principal, [voucher]).then(([one]) => one)",
  },
  {
    name: "a deletion that only hides the receipt",
    file: "server/vouchers/receipts.ts",
    from: "cancel(trx, principal, before.voucher_id)",
    to: 'trx("receipts").where({ company_id: principal.companyId, id: before.id }).update({ status: 2 })',
  },
  {
    name: "debit and credit added up",
    file: "server/vouchers/receipt-voucher.ts",
    from: "return debit || credit;",
    to: "return debit + credit;",
  },
];
