import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Product } from "../product.ts";
import type { Samples } from "../wall/samples.ts";

type Body = Readonly<Record<string, unknown>>;

/**
 * Posts in company 1 what the usual samples lack: free goods, a place of supply in another State, a
 * customer abroad, documents that name another one, a reverse charge, cheques with a later date,
 * opening bills and stock, movements back from a van.
 */
export async function postUnusualDocuments(
  product: Pick<Product, "call" | "db">,
  cookie: string,
  samples: Samples,
): Promise<void> {
  const { db } = product;
  const own = { company_id: 1 };
  const post = async (path: string, body: Body) => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answer = await product.call({ method: "POST", path: `/api/v1/${path}`, body, cookie, headers });
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
    return answer.read<{ id: number }>().id;
  };
  const bill = samples["bills"] as SampleBill;
  const purchase = samples["purchases"] as SampleBill;
  const { date, locationId } = bill;
  const [line] = bill.lines;

  const supplierInvoice = { supplierInvoiceNo: "UNUSUAL/1", supplierInvoiceDate: date };
  const purchaseId = await post("purchases", {
    ...purchase,
    ...supplierInvoice,
    freight: 12.5,
    discount: 1,
    lines: [{ itemId: line?.itemId, quantity: 10, freeQuantity: 2, unitPrice: 10 }],
  });
  await post("purchase-returns", {
    ...{ date, supplierId: purchase["supplierId"], locationId, purchaseId },
    lines: [{ purchaseLineNo: 1, itemId: line?.itemId, quantity: 1, unitPrice: 10 }],
  });
  await post("debit-notes", { ...samples["debitNotes"], amount: 1, purchaseId });

  const billId = await post("bills", {
    ...bill,
    placeOfSupply: "Tamil Nadu",
    discount: 2,
    narration: "Free goods, for another State",
    lines: [{ itemId: line?.itemId, quantity: 3, freeQuantity: 1 }],
  });
  await post("sale-returns", {
    ...{ date, locationId, customerId: bill["customerId"], refund: "credit", billId },
    lines: [{ billLineNo: 1, itemId: line?.itemId, goodQuantity: 1 }],
  });
  await post("credit-notes", { ...samples["creditNotes"], amount: 1, billId });
  await db("accounts")
    .where({ ...own, id: bill["customerId"] })
    .update({ country: "United Arab Emirates" });
  await post("bills", { ...bill, lines: [{ itemId: line?.itemId, quantity: 1 }] });

  await post("expenses", { ...samples["expenses"], taxRate: 5, reverseCharge: true });
  const bankId = (samples["contras"] as { toAccountId: number }).toAccountId;
  const cheque = { number: "004213", date: "2027-01-15", bank: "Federal Bank" };
  for (const kind of ["receipts", "payments"])
    await post(kind, { ...samples[kind], mode: "cheque", ledgerId: bankId, cheque });
  await post("van-loads", {
    ...samples["vanLoads"],
    kind: "unload",
    fromLocationId: samples["vanLoads"]?.["toLocationId"],
    toLocationId: samples["vanLoads"]?.["fromLocationId"],
  });
  await post("openings", {
    date,
    balances: [{ accountId: bill["customerId"], debit: 250, billNo: "OLD/7", billDate: "2026-01-05" }],
    stock: [{ itemId: line?.itemId, locationId, quantity: 4, value: 40 }],
  });
}

type SampleBill = Body & {
  date: string;
  locationId: number;
  lines: readonly { itemId: number }[];
};
