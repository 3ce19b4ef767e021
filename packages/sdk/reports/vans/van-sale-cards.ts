import type { Answer } from "@vanbook/sdk";
import { money } from "../../format/money.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";

export type VanSales = Answer<"vanSales.summary">[number];

/** One figure of the summary: an amount, and the number of documents if they are counted. */
export interface VanSaleFigure {
  label: string;
  amount: number;
  count?: { of: "bills" | "receipts"; number: number };
  /** Amounts that the figure excludes, if any. */
  notes?: readonly string[];
}

/** The summary's figures in card order; a card with two figures is a list of two. */
export function vanSaleCards(found: VanSales, text: Text["vanSale"]): VanSaleFigure[][] {
  const bills = (label: string, number: number, amount: number): VanSaleFigure[] => [
    { label, amount, count: { of: "bills", number } },
  ];
  const receipts = (label: string, number: number, amount: number): VanSaleFigure[] => [
    { label, amount, count: { of: "receipts", number } },
  ];
  return [
    bills(text.b2b, found.CountB2B, found.SumB2BSale),
    bills(text.b2c, found.CountB2C, found.SumB2CSale),
    bills(text.cashBill, found.CountCashBill, found.CashBill),
    bills(text.creditBill, found.CountCreditBill, found.CreditBill),
    receipts(text.cashReceipt, found.CountCashReceipt, found.CashReceipt),
    receipts(text.bankReceipt, found.CountBankReceipt, found.BankReceipt),
    receipts(text.totalReceipt, found.TotalReceiptCount, found.TotalReceiptAmount),
    bills(text.totalBill, found.TotalBillCount, found.TotalBillAmount),
    [
      { label: text.tax, amount: found.TaxAmt },
      { label: text.net, amount: found.NetAmt },
    ],
    [{ label: text.expense, amount: found.ExpenseAmt }],
    [{ label: text.cashInHand, amount: found.CashInHand, notes: leftOut(found, text) }],
  ];
}

/** Rupees as this screen shows them: zero is `0`. */
export function vanSaleAmount(rupees: number): string {
  return rupees === 0 ? "0" : money(rupees);
}

function leftOut({ CashRefund, CashBillBank }: VanSales, text: Text["vanSale"]): string[] {
  return [
    ...(CashRefund === 0 ? [] : [text.refunded(vanSaleAmount(CashRefund))]),
    ...(CashBillBank === 0 ? [] : [text.intoBank(vanSaleAmount(CashBillBank))]),
  ];
}
