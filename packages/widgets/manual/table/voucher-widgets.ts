import type { ManualWidget } from "./manual-widget.ts";

/** Vouchers that are entered by hand. */
export const voucherWidgets: readonly ManualWidget[] = [
  {
    name: "SaleVoucher",
    title: "Sale Voucher",
    group: "Vouchers",
    purpose:
      "Posts a bill of sale, cash or credit, with discounts on its lines before tax. The server prices and taxes it as it is typed.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "OrderVoucher",
    title: "Order Voucher",
    group: "Vouchers",
    purpose: "Places what a customer asks for, at the customer's rates. It moves neither money nor stock.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "PurchaseVoucher",
    title: "Purchase Voucher",
    group: "Vouchers",
    purpose:
      "Posts a supplier's invoice as it is printed. Freight is borne by the goods in proportion to their value.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "VanLoadVoucher",
    title: "Van Load Voucher",
    group: "Vouchers",
    purpose:
      "Posts goods that go into a van, come back from it, or change the van. Their value stays the same.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "DamageVoucher",
    title: "Damage Voucher",
    group: "Vouchers",
    purpose: "Writes goods off that are damaged or expired. Their cost goes to stock loss.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "ProductionVoucher",
    title: "Production Voucher",
    group: "Vouchers",
    purpose: "Posts what was made of what. The item takes the cost of its ingredients and the overhead.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "ReplacementVoucher",
    title: "Replacement Voucher",
    group: "Vouchers",
    purpose: "Posts goods that a customer gets for damaged or expired ones. What they cost is an expense.",
    stories: "vouchers/GoodsVouchers",
  },
  {
    name: "SaleReturnVoucher",
    title: "Sale Return Voucher",
    group: "Vouchers",
    purpose:
      "Posts goods that a customer brings back. The lines of his bill come in by themselves, with what may still be returned and of which batches it was sold.",
    stories: "vouchers/DocumentLines",
  },
  {
    name: "PurchaseReturnVoucher",
    title: "Purchase Return Voucher",
    group: "Vouchers",
    purpose:
      "Posts goods that go back to a supplier. The lines of the purchase come in by themselves, with what may still be returned and the batches that came.",
    stories: "vouchers/DocumentLines",
  },
  {
    name: "StockCountVoucher",
    title: "Stock Count",
    group: "Vouchers",
    purpose:
      "Posts what was counted in a godown or van. Its items come in by themselves with what the books say, those that keep batches batch by batch; what each differs by is posted at average cost.",
    stories: "vouchers/OpeningAndCount",
  },
  {
    name: "OpeningBalances",
    title: "Opening Balances",
    group: "Vouchers",
    purpose:
      "Posts what accounts begin the books with, as debits and credits. The difference goes to Opening Balance Equity.",
    stories: "vouchers/OpeningAndCount",
  },
  {
    name: "OpeningStock",
    title: "Opening Stock",
    group: "Vouchers",
    purpose:
      "Posts what lies at each place when the books begin, with its cost. It goes against Opening Balance Equity.",
    stories: "vouchers/OpeningAndCount",
  },
  {
    name: "HandOverVoucher",
    title: "Hand-over Voucher",
    group: "Vouchers",
    purpose: "Posts cash that a salesman brings to the office. It leaves his cash account for the main cash.",
    stories: "vouchers/Vouchers",
  },
  {
    name: "ReceiptVoucher",
    title: "Receipt Voucher",
    group: "Vouchers",
    purpose:
      "Posts money that comes in from a customer or a supplier. A customer's open bills come in by themselves, to say what of it goes against which.",
    stories: "vouchers/MoneyAgainstBills",
  },
  {
    name: "PaymentVoucher",
    title: "Payment Voucher",
    group: "Vouchers",
    purpose:
      "Posts money that goes out to a supplier or a customer. It may say which bills of the supplier it pays; a cheque asks for its number and bank.",
    stories: "vouchers/Vouchers",
  },
  {
    name: "CreditNoteVoucher",
    title: "Credit Note Voucher",
    group: "Vouchers",
    purpose:
      "Posts what a customer is credited without goods that come back. It takes the tax in it back, and may say which of his bills it goes against.",
    stories: "vouchers/Notes",
  },
  {
    name: "DebitNoteVoucher",
    title: "Debit Note Voucher",
    group: "Vouchers",
    purpose:
      "Posts what a supplier is debited without goods that go back to him. It gives the tax in it back, and may say which of his bills it goes against.",
    stories: "vouchers/Notes",
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
    purpose:
      "Posts what was spent and for what, in cash or through a bank. With a rate of GST the tax within it is claimed.",
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
