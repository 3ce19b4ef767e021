import type { ManualWidget } from "./manual-widget.ts";

/** Vouchers that are entered by hand. */
export const voucherWidgets: readonly ManualWidget[] = [
  {
    name: "PaymentVoucher",
    title: "Payment Voucher",
    group: "Vouchers",
    purpose: "Posts money that goes out to a supplier or a customer. A cheque asks for its number and bank.",
    stories: "vouchers/Vouchers",
  },
  {
    name: "ContraVoucher",
    title: "Contra Voucher",
    group: "Vouchers",
    purpose: "Posts money that changes its place between cash and banks. Nobody is paid by it.",
    stories: "vouchers/Vouchers",
  },
  {
    name: "ExpenseVoucher",
    title: "Expense Voucher",
    group: "Vouchers",
    purpose: "Posts what was spent and for what. It is paid in cash or through a bank.",
    stories: "vouchers/Vouchers",
  },
  {
    name: "JournalVoucher",
    title: "Journal Voucher",
    group: "Vouchers",
    purpose: "Posts lines of debit and credit as they are entered. They must be equal to the paisa.",
    stories: "vouchers/Vouchers",
  },
];
