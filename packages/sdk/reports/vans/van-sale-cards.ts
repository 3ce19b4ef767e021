import type { Answer } from "@vanbook/sdk";
import { money } from "../../format/money.ts";
import type { VanSaleText } from "../../generated/text/en-IN/van-sale.ts";

export type VanSales = Answer<"vanSales.summary">[number];

export interface VanSaleFigure {
  label: string;
  amount: number;
  count?: { of: "bills" | "receipts"; number: number };
  notes?: readonly string[];
}

export function buildVanSaleCards(summary: VanSales, text: VanSaleText): VanSaleFigure[][] {
  const bills = (label: string, number: number, amount: number): VanSaleFigure[] => [
    { label, amount, count: { of: "bills", number } },
  ];
  const receipts = (label: string, number: number, amount: number): VanSaleFigure[] => [
    { label, amount, count: { of: "receipts", number } },
  ];
  return [
    bills(text.b2b, summary.CountB2B, summary.SumB2BSale),
    bills(text.b2c, summary.CountB2C, summary.SumB2CSale),
    bills(text.cashBill, summary.CountCashBill, summary.CashBill),
    bills(text.creditBill, summary.CountCreditBill, summary.CreditBill),
    receipts(text.cashReceipt, summary.CountCashReceipt, summary.CashReceipt),
    receipts(text.bankReceipt, summary.CountBankReceipt, summary.BankReceipt),
    receipts(text.totalReceipt, summary.TotalReceiptCount, summary.TotalReceiptAmount),
    bills(text.totalBill, summary.TotalBillCount, summary.TotalBillAmount),
    [
      { label: text.tax, amount: summary.TaxAmt },
      { label: text.net, amount: summary.NetAmt },
    ],
    [{ label: text.expense, amount: summary.ExpenseAmt }],
    [{ label: text.cashInHand, amount: summary.CashInHand, notes: listExcludedAmounts(summary, text) }],
  ];
}

/** Rupees; zero is `0` on this screen. */
export function formatVanSaleAmount(rupees: number): string {
  return rupees === 0 ? "0" : money(rupees);
}

function listExcludedAmounts({ CashRefund, CashBillBank }: VanSales, text: VanSaleText): string[] {
  return [
    ...(CashRefund === 0 ? [] : [text.refunded(formatVanSaleAmount(CashRefund))]),
    ...(CashBillBank === 0 ? [] : [text.intoBank(formatVanSaleAmount(CashBillBank))]),
  ];
}
