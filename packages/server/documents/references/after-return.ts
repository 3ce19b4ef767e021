import {
  paise,
  quantity,
  type ReturnablePurchase,
  type ReturnableBill,
  sumTaxed,
  type Taxed,
  type Row,
  type Voucher,
} from "@vanbook/sdk/books";
import { UNPOSTED_VOUCHER } from "../../books/posting/named-masters.ts";

/** The bill's state for the next return in the same batch. */
export function applyReturnToBill(bill: ReturnableBill, voucher: Voucher): ReturnableBill {
  const { head, lines: rows = [] } = readDocumentRows(voucher);
  const lines = new Map(bill.lines);
  for (const row of rows) {
    const lineNo = Number(row.bill_line_no);
    const line = lines.get(lineNo);
    if (!line) continue;
    const { returned } = line;
    const paidQuantity =
      countIn(row, "good_quantity") + countIn(row, "damaged_quantity") + countIn(row, "expired_quantity");
    const now = {
      quantity: returned.quantity + paidQuantity,
      free: returned.free + countIn(row, "free_quantity"),
      cost: returned.cost + readPaise(row, "cost"),
      billDiscount: returned.billDiscount + readPaise(row, "bill_discount"),
      ...sumTaxed([returned, readTaxes(row)]),
    };
    const untaxedQuantity = Number(head["without_tax"]) === 1 ? paidQuantity : 0n;
    lines.set(lineNo, { ...line, returned: now, returnedUntaxed: line.returnedUntaxed + untaxedQuantity });
  }
  const discount = readPaise(head, "discount");
  const roundOff = readPaise(head, "round_off");
  const returnedSums = {
    linesAmount: bill.returned.linesAmount + readPaise(head, "amount") + discount - roundOff,
    discount: bill.returned.discount + discount,
    roundOff: bill.returned.roundOff + roundOff,
  };
  return { ...bill, lines, returned: returnedSums };
}

/** The purchase's state for the next return in the same batch. */
export function applyReturnToPurchase(purchase: ReturnablePurchase, voucher: Voucher): ReturnablePurchase {
  const lines = new Map(purchase.lines);
  for (const row of readDocumentRows(voucher).lines ?? []) {
    const lineNo = Number(row.purchase_line_no);
    const line = lines.get(lineNo);
    if (!line) continue;
    const { returned } = line;
    const now = {
      quantity: returned.quantity + countIn(row, "quantity"),
      ...sumTaxed([returned, readTaxes(row)]),
    };
    lines.set(lineNo, { ...line, returned: now });
  }
  const roundOff = readPaise(readDocumentRows(voucher).head, "round_off");
  return { ...purchase, lines, returnedRoundOff: purchase.returnedRoundOff + roundOff };
}

/** A voucher's rows before it has numbers and costs. */
export function readDocumentRows({ document }: Voucher): { head: Row; lines?: readonly Row[] } {
  return document?.rows(UNPOSTED_VOUCHER) ?? { head: {} };
}

export function readTaxes(row: Row): Taxed {
  return {
    taxable: readPaise(row, "taxable"),
    cgst: readPaise(row, "cgst"),
    sgst: readPaise(row, "sgst"),
    igst: readPaise(row, "igst"),
  };
}

export function readPaise(row: Row, column: string) {
  return paise(String(row[column] ?? 0));
}

function countIn(row: Row, column: string) {
  return quantity(String(row[column] ?? 0));
}
