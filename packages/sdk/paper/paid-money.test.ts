import type { Answer } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { paymentVoucher } from "./documents/payment-voucher.ts";
import { receiptVoucher } from "./documents/receipt-voucher.ts";
import { company, customer } from "./testing/bill-on-paper.ts";

const money: Answer<"receipts.read"> = {
  ...{ id: 4, number: "RCT/9", date: "2026-11-20", status: "posted", company, party: customer },
  ...{ mode: "cash", ledger: "Anil's cash", chequeNo: null, chequeDate: null, bank: null, bankBranch: null },
  against: [{ billId: 118, billNo: "B2B/26-27/118", date: "2026-11-01", amount: 1000 }],
  ...{ enteredBy: "Anil Kumar", narration: null, remark: null, amount: 980, discount: 20 },
};

test.each([
  [receiptVoucher, "Discount allowed"],
  [paymentVoucher, "Discount received"],
])(
  "a receipt or payment voucher shows its discount in a separate line, and totals only the money",
  (paper, label) => {
    const { statements, sums } = paper.sheet(money, {}, papersText).sheet;
    expect(statements).toContainEqual({ label, text: "₹ 20.00" });
    expect(statements).toContainEqual({ label: "Against bill", text: "B2B/26-27/118 ₹ 1,000.00" });
    expect(sums).toEqual([{ label: "Total", text: "₹ 980.00", isTotal: true }]);
    const none = paper.sheet({ ...money, discount: 0 }, {}, papersText).sheet;
    expect(none.statements.map((each) => each.label)).not.toContain(label);
  },
);
