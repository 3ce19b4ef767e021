import {
  paise,
  quantity,
  type ReturnablePurchase,
  type ReturnableBill,
  sumTaxed,
  type Taxed,
  type Posted,
  type Row,
  type Voucher,
} from "@vanbook/sdk/books";

/** A bill's state after a return of it is posted, for the next return in the same batch. */
export function billAfter(bill: ReturnableBill, voucher: Voucher): ReturnableBill {
  const { head, lines: rows = [] } = rowsOf(voucher);
  const lines = new Map(bill.lines);
  for (const row of rows) {
    const lineNo = Number(row.bill_line_no);
    const line = lines.get(lineNo);
    if (!line) continue;
    const { returned } = line;
    const paid =
      countIn(row, "good_quantity") + countIn(row, "damaged_quantity") + countIn(row, "expired_quantity");
    const now = {
      quantity: returned.quantity + paid,
      free: returned.free + countIn(row, "free_quantity"),
      cost: returned.cost + paiseIn(row, "cost"),
      ...sumTaxed([returned, taxedIn(row)]),
    };
    lines.set(lineNo, { ...line, returned: now });
  }
  const discount = paiseIn(head, "discount");
  const roundOff = paiseIn(head, "round_off");
  const returned = {
    linesAmount: bill.returned.linesAmount + paiseIn(head, "amount") + discount - roundOff,
    discount: bill.returned.discount + discount,
    roundOff: bill.returned.roundOff + roundOff,
  };
  return { ...bill, lines, returned };
}

/** A purchase's state after a return of it is posted, for the next return in the same batch. */
export function purchaseAfter(purchase: ReturnablePurchase, voucher: Voucher): ReturnablePurchase {
  const lines = new Map(purchase.lines);
  for (const row of rowsOf(voucher).lines ?? []) {
    const lineNo = Number(row.purchase_line_no);
    const line = lines.get(lineNo);
    if (!line) continue;
    const { returned } = line;
    const now = {
      quantity: returned.quantity + countIn(row, "quantity"),
      ...sumTaxed([returned, taxedIn(row)]),
    };
    lines.set(lineNo, { ...line, returned: now });
  }
  const roundOff = paiseIn(rowsOf(voucher).head, "round_off");
  return { ...purchase, lines, returnedRoundOff: purchase.returnedRoundOff + roundOff };
}

/** The rows of a voucher's document, without ids. */
function rowsOf({ document }: Voucher): { head: Row; lines?: readonly Row[] } {
  return document?.rows(UNPOSTED) ?? { head: {} };
}

function taxedIn(row: Row): Taxed {
  return {
    taxable: paiseIn(row, "taxable"),
    cgst: paiseIn(row, "cgst"),
    sgst: paiseIn(row, "sgst"),
    igst: paiseIn(row, "igst"),
  };
}

function paiseIn(row: Row, column: string) {
  return paise(String(row[column] ?? 0));
}

function countIn(row: Row, column: string) {
  return quantity(String(row[column] ?? 0));
}

const UNPOSTED: Posted = {
  companyId: 0,
  voucherId: 0,
  yearId: 0,
  number: 0,
  voucherNo: "",
  documentId: 0,
  date: "",
  amount: 0n,
  entered: { by: null, at: "" },
  costs: new Map(),
};
