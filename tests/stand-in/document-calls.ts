import type { OperationId } from "../../packages/sdk/methods.ts";
import type { Asked } from "./ask-both.ts";

type Day = (back: number) => string;

/**
 * Bills posted, refused, priced, edited and cancelled. The order matters: each call affects later
 * ones.
 */
export function listBillCalls(day: Day): Asked[] {
  const bill = {
    date: day(2),
    customerId: 37,
    seriesId: 2,
    locationId: 1,
    payment: "credit",
    lines: [
      { itemId: 1, quantity: 7, freeQuantity: 1 },
      { itemId: 6, quantity: 1 },
    ],
  };
  const makeOddBill = (more: object): Asked => ({ id: "bills.post", args: { ...bill, ...more } });
  return [
    { id: "bills.price", args: bill },
    { id: "bills.price", args: { ...bill, customerId: 40, discount: 12.5, roundToRupee: true } },
    { id: "bills.price", args: { ...bill, customerId: 38 } },
    {
      id: "bills.post",
      args: { ...bill, clientId: "phone-1-0001" },
      headers: { "Idempotency-Key": "twice" },
    },
    {
      id: "bills.post",
      args: { ...bill, clientId: "phone-1-0001" },
      headers: { "Idempotency-Key": "twice" },
    },
    { id: "bills.post", args: bill, headers: { "Idempotency-Key": "twice" } },
    { id: "bills.post", args: { ...bill, clientId: "phone-1-0001" } },
    { id: "bills.post", args: { ...bill, clientId: "phone-1-0001", narration: "another" } },
    { id: "bills.post", args: bill, headers: { "Idempotency-Key": "" } },
    { id: "bills.post", args: bill, headers: { "Idempotency-Key": "with space" } },
    makeOddBill({ date: day(-1) }),
    makeOddBill({ date: "2026-02-30" }),
    makeOddBill({ date: "1999-05-01" }),
    makeOddBill({ customerId: 41 }),
    makeOddBill({ customerId: 4000 }),
    makeOddBill({ customerId: "37" }),
    makeOddBill({ locationId: 2 }),
    makeOddBill({ locationId: 22 }),
    makeOddBill({ seriesId: 99 }),
    makeOddBill({ salesmanId: 5 }),
    makeOddBill({ orderId: 1 }),
    makeOddBill({ orderId: 400 }),
    makeOddBill({ payment: "cash" }),
    makeOddBill({ payment: "cash", cashAccountId: 3 }),
    makeOddBill({ payment: "later" }),
    makeOddBill({ amount: 1 }),
    makeOddBill({ discount: 1_000_000 }),
    makeOddBill({ discount: 1.005 }),
    makeOddBill({ discount: -1 }),
    makeOddBill({ lines: [] }),
    makeOddBill({ lines: [{ itemId: 1, quantity: 0 }] }),
    makeOddBill({ lines: [{ itemId: 99, quantity: 1 }] }),
    makeOddBill({ lines: [{ itemId: 1, quantity: 1, unitPrice: 1 }] }),
    makeOddBill({ lines: [{ itemId: 1, quantity: 1, unitPrice: 32.25 }] }),
    makeOddBill({ lines: [{ itemId: 1, quantity: 1.2345 }] }),
    makeOddBill({ lines: [{ itemId: 1 }] }),
    makeOddBill({ lines: [{ itemId: 1, quantity: 1, colour: "red" }] }),
    makeOddBill({ CompanyID: 2 }),
    makeOddBill({ colour: "red" }),
    makeOddBill({ customerId: 38, seriesId: 1, date: day(0), narration: "A clinic with a GSTIN" }),
    makeOddBill({ customerId: 38 }),
    makeOddBill({ customerId: 39, seriesId: 1 }),
    makeOddBill({ orderId: 3, customerId: 39 }),
    { id: "bills.post", body: "{ not json" },
    { id: "bills.post", body: "{}", headers: { "Content-Type": "text/plain" } },
    {
      id: "bills.postBatch",
      args: {
        documents: [
          { ...bill, clientId: "batch-1", lines: [{ itemId: 5, quantity: 10 }] },
          { ...bill, date: day(-3) },
          { ...bill, lines: [{ itemId: 1, quantity: "many" }] },
          { ...bill, clientId: "batch-1", lines: [{ itemId: 5, quantity: 10 }] },
          { ...bill, clientId: "batch-1" },
        ],
      },
    },
    { id: "bills.edit", args: { id: 1, ...bill, date: day(24) } },
    { id: "bills.edit", args: { id: 1, ...bill } },
    { id: "bills.edit", args: { id: 2, ...bill, seriesId: 2 } },
    { id: "bills.edit", args: { id: 3, ...bill, customerId: 39, payment: "cash", cashAccountId: 1 } },
    { id: "bills.edit", args: { id: 4000, ...bill } },
    { id: "bills.cancel", args: { id: 4 } },
    { id: "bills.cancel", args: { id: 4 } },
    { id: "bills.cancel", args: { id: 6 } },
    { id: "bills.cancel", args: { id: 4000 } },
    ...[1, 2, 3, 9].map((DSID): Asked => ({ id: "orders.lines", args: { DSID } })),
    ...[1, 2, 4, 77].map((BillID): Asked => ({ id: "bills.lines", args: { BillID } })),
  ];
}

/** The same for receipts, payments, purchases, journals and orders. */
export function listOtherCalls(day: Day): Asked[] {
  const receipt = { date: day(2), mode: "cash", partyId: 37, amount: 250.25 };
  const purchase = {
    date: day(2),
    supplierId: 41,
    supplierInvoiceNo: "KD/200",
    locationId: 1,
    lines: [{ itemId: 1, quantity: 50, unitPrice: 26 }],
  };
  const order = { date: day(2), customerId: 37, payment: "credit", lines: [{ itemId: 1, quantity: 5 }] };
  const journal = {
    date: day(1),
    lines: [
      { accountId: 27, debit: 100 },
      { accountId: 1, credit: 100 },
    ],
  };
  const expense = { date: day(1), mode: "cash", accountId: 28, amount: 750 };
  const cheque = { number: "1", date: day(1), bank: "SBI" };
  return [
    ...listVariants("receipts.post", receipt, [
      {},
      { mode: "neft" },
      { mode: "neft", ledgerId: 2 },
      { mode: "cash", ledgerId: 2 },
      { mode: "cheque", ledgerId: 2 },
      { mode: "cheque", ledgerId: 2, cheque },
      { cheque },
      { partyId: 3 },
      { partyId: 900 },
      { amount: 0 },
      { amount: 10.001 },
      { date: day(-2) },
      { userId: 1 },
      { userId: 9 },
      { mode: "gold" },
      { discount: 5.25 },
      { discount: 250.26 },
      { discount: -1 },
      { discount: 5, partyId: 41 },
    ]),
    {
      id: "receipts.postBatch",
      args: { documents: [receipt, { ...receipt, amount: -5 }, { ...receipt, partyId: 41, clientId: "r1" }] },
    },
    { id: "receipts.edit", args: { id: 1, ...receipt, amount: 1100 } },
    { id: "receipts.edit", args: { id: 1, ...receipt } },
    { id: "receipts.cancel", args: { id: 2 } },
    { id: "receipts.cancel", args: { id: 2 } },
    ...listVariants("payments.post", { ...receipt, partyId: 42 }, [
      {},
      { mode: "online", ledgerId: 2, narration: "By phone" },
      { partyId: 22 },
      { discount: 5.25 },
      { discount: 5, partyId: 37 },
      { ledgerId: 1 },
    ]),
    { id: "payments.postBatch", args: { documents: [] } },
    { id: "payments.edit", args: { id: 2, ...receipt, partyId: 42, amount: 2600 } },
    { id: "payments.cancel", args: { id: 1 } },
    ...listVariants("expenses.post", expense, [
      {},
      { accountId: 3 },
      { tripId: 4 },
      { mode: "online", ledgerId: 2 },
      { taxRate: 18, supplierGstin: " 32aabct1332l1zn ", supplierInvoiceNo: "TK/7 " },
      { taxRate: 5, supplierGstin: "33AABCT1332L1ZL" },
      { taxRate: 0, supplierInvoiceNo: "TK/8" },
      { taxRate: 18 },
      { taxRate: 18, supplierGstin: "32AABCT1332L1ZL" },
      { taxRate: 100.01, supplierGstin: "33AABCT1332L1ZL" },
    ]),
    { id: "expenses.postBatch", args: { documents: [expense, { ...expense, accountId: 37 }] } },
    { id: "expenses.edit", args: { id: 1, ...expense } },
    { id: "expenses.cancel", args: { id: 2 } },
    ...listVariants("journals.post", journal, [
      {},
      { lines: [{ accountId: 27, debit: 100 }] },
      {
        lines: [
          { accountId: 27, debit: 100 },
          { accountId: 1, credit: 99 },
        ],
      },
      {
        lines: [
          { accountId: 27, debit: 100, credit: 1 },
          { accountId: 1, credit: 99 },
        ],
      },
      {
        lines: [
          { accountId: 13, debit: 100 },
          { accountId: 1, credit: 100 },
        ],
      },
      {
        lines: [
          { accountId: 27, debit: 60 },
          { accountId: 3, debit: 40 },
          { accountId: 1, credit: 100 },
        ],
      },
      {
        lines: [
          { accountId: 27, debit: 60 },
          { accountId: 27, credit: 60 },
        ],
      },
    ]),
    { id: "journals.postBatch", args: { documents: [{ ...journal, clientId: "j1" }] } },
    { id: "journals.edit", args: { id: 1, ...journal } },
    { id: "journals.cancel", args: { id: 3, reason: "Entered twice" } },
    ...listVariants("contras.post", { date: day(1), fromAccountId: 1, toAccountId: 2, amount: 500 }, [
      {},
      { toAccountId: 1 },
      { toAccountId: 22 },
    ]),
    { id: "contras.postBatch", args: { documents: [{ date: day(1) }] } },
    { id: "contras.edit", args: { id: 2, date: day(9), fromAccountId: 1, toAccountId: 2, amount: 11000 } },
    { id: "contras.cancel", args: { id: 2 } },
    ...listVariants("purchases.price", purchase, [
      {},
      { supplierInvoiceNo: "KD/201", amount: 1300 },
      { supplierId: 42, lines: [{ itemId: 1, quantity: 1, unitPrice: 30, taxRate: 5 }] },
      { freight: 99.99, discount: 10, roundToRupee: true },
    ]),
    ...listVariants("orders.price", order, [
      {},
      { lines: [{ itemId: 1, quantity: 5, rate: 30 }] },
      { seriesId: 40 },
    ]),
    ...listVariants("purchases.post", purchase, [
      {},
      {},
      { supplierInvoiceNo: "KD/201", amount: 1365 },
      { supplierInvoiceNo: "KD/202", amount: 1300 },
      { supplierId: 42, lines: [{ itemId: 1, quantity: 1, unitPrice: 30, taxRate: 5 }] },
      { supplierId: 37 },
      { locationId: 2 },
      { supplierInvoiceNo: "KD/203", freight: 99.99, discount: 10, roundToRupee: true },
      { supplierInvoiceNo: "KD/204", lines: [{ itemId: 1, quantity: 1, unitPrice: 30, discountRate: 101 }] },
    ]),
    { id: "purchases.postBatch", args: { documents: [{ ...purchase, supplierInvoiceNo: "kd/200 " }] } },
    { id: "purchases.post", args: { ...purchase, supplierInvoiceDate: "2020-03-30" } },
    { id: "purchases.edit", args: { id: 1, ...purchase, supplierInvoiceNo: "KD/118", date: day(29) } },
    { id: "purchases.cancel", args: { id: 3 } },
    ...listVariants("orders.post", order, [
      {},
      { clientId: "o1" },
      { clientId: "o1" },
      { clientId: "o1", narration: "more" },
      { lines: [{ itemId: 1, quantity: 5, rate: 33.8625 }] },
      { lines: [{ itemId: 1, quantity: 5, rate: 30 }] },
      { seriesId: 2 },
      { seriesId: 40 },
      { amount: 7 },
      { date: day(-1) },
      { customerId: 41 },
    ]),
    { id: "orders.postBatch", args: { documents: [order, { ...order, payment: "never" }] } },
    { id: "orders.edit", args: { id: 2, ...order, customerId: 38 } },
    { id: "orders.edit", args: { id: 1, ...order } },
    { id: "orders.edit", args: { id: 400, ...order } },
    { id: "orders.cancel", args: { id: 2 } },
    { id: "orders.cancel", args: { id: 2 } },
    ...listVariants("openings.post", { date: day(30) }, [
      {},
      { balances: [{ accountId: 39, debit: 10 }] },
      { balances: [{ accountId: 13, debit: 10 }] },
      { stock: [{ itemId: 5, locationId: 1, quantity: 2.5, value: 13 }] },
    ]),
    { id: "openings.cancel", args: { id: 1 } },
  ];
}

function listVariants(id: OperationId, usual: object, more: readonly object[]): Asked[] {
  return more.map((each) => ({ id, args: { ...usual, ...each } }));
}

/** Reads what was posted one by one: as printed documents and as vouchers. */
export function readCalls(): Asked[] {
  const ids = [1, 2, 3, 4, 5, 9, 4000];
  return [
    ...PAPER_OPERATIONS.flatMap((id) => ids.map((each): Asked => ({ id, args: { id: each } }))),
    ...Array.from({ length: 60 }, (_, at): Asked => ({ id: "vouchers.read", args: { voucherId: at + 1 } })),
    { id: "vouchers.read", args: { voucherId: 4000 } },
    ...[
      { kind: "sale", clientId: "phone-1-0001" },
      { kind: "sale", clientId: "batch-1" },
      { kind: "receipt", clientId: "batch-1" },
      { kind: "receipt", voucherNo: "RCT/26-27/1" },
      { kind: "sale", voucherNo: "B2C/26-27/2" },
      { kind: "sale", voucherNo: "B2C" },
      { kind: "sale" },
      { kind: "bill", clientId: "batch-1" },
    ].map((args): Asked => ({ id: "vouchers.find", args })),
  ];
}

const PAPER_OPERATIONS = [
  "bills.read",
  "orders.read",
  "receipts.read",
  "payments.read",
] satisfies OperationId[];
