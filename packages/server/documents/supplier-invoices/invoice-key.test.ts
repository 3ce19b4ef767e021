import { catchProblem, Problem } from "@vanbook/sdk/problem";
import { expect, it } from "vitest";
import { createEnteredInvoices, type ExpenseInvoice } from "./entered-invoices.ts";
import { createSupplierInvoices, type SupplierInvoice } from "./supplier-invoices.ts";

const MAKER_GSTIN = "32AAACM1111M1Z5";
const MAKER_ID = 1;
const KNOWN_SUPPLIERS = [
  { id: MAKER_ID, gstin: MAKER_GSTIN },
  { id: 2, gstin: " 32aaacm1111m1z5" },
  { id: 3, gstin: "29AAACM1111M1ZT" },
  { id: 4, gstin: null },
  { id: 5, gstin: null },
];
/** Of 30 March 2026 and entered on 31 March, so both are in the year 2025-26. */
const MARCH_ROW = {
  date: "2026-03-31",
  supplier_id: MAKER_ID,
  supplier_invoice_no: "ZZ-100",
  supplier_invoice_date: "2026-03-30",
};
const MARCH_INVOICE = {
  date: "2026-04-02",
  supplierId: MAKER_ID,
  supplierInvoiceNo: "ZZ-100",
  supplierInvoiceDate: "2026-03-30",
};

it.each<[string, Partial<SupplierInvoice>, isTaken: boolean]>([
  ["entered in the next financial year", {}, true],
  ["entered two years later", { date: "2028-05-01" }, true],
  ["with another date of the same year", { supplierInvoiceDate: "2025-04-01" }, true],
  ["in small letters and with blanks around it", { supplierInvoiceNo: " zz-100 " }, true],
  ["from another account with the same GSTIN", { supplierId: 2 }, true],
  ["from the supplier's GSTIN of another state", { supplierId: 3 }, false],
  ["from a supplier without a GSTIN", { supplierId: 4 }, false],
  ["with another number", { supplierInvoiceNo: "ZZ-101" }, false],
  ["dated the first day of the next year", { supplierInvoiceDate: "2026-04-01" }, false],
  ["without its date, when the voucher is of the next year", { supplierInvoiceDate: undefined }, false],
  [
    "without its date, when the voucher is of the same year",
    { date: "2026-03-31", supplierInvoiceDate: undefined },
    true,
  ],
])("a purchase's invoice %s", (_, change, isTaken) => {
  const invoices = createSupplierInvoices([MARCH_ROW], KNOWN_SUPPLIERS);
  expect(isRefused(invoices, { ...MARCH_INVOICE, ...change })).toBe(isTaken);
});

it("an invoice stays that of the GSTIN that it was posted with", () => {
  // The account that posted it has another GSTIN now.
  const row = { ...MARCH_ROW, supplier_id: 3, gstin: MAKER_GSTIN };
  const isTakenBy = (supplierId: number, gstin: string | null) =>
    isRefused(createSupplierInvoices([{ ...row, gstin }], KNOWN_SUPPLIERS), { ...MARCH_INVOICE, supplierId });
  expect([isTakenBy(MAKER_ID, MAKER_GSTIN), isTakenBy(2, MAKER_GSTIN), isTakenBy(3, MAKER_GSTIN)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isTakenBy(MAKER_ID, null), isTakenBy(4, MAKER_GSTIN)]).toEqual([false, false]);
});

it("suppliers without a GSTIN are told apart by their accounts", () => {
  const invoices = createSupplierInvoices([{ ...MARCH_ROW, supplier_id: 4 }], KNOWN_SUPPLIERS);
  expect(isRefused(invoices, { ...MARCH_INVOICE, supplierId: 5 })).toBe(false);
  expect(isRefused(invoices, { ...MARCH_INVOICE, supplierId: 4 })).toBe(true);
  // The first of the two was taken by the line above.
  expect(isRefused(invoices, { ...MARCH_INVOICE, supplierId: 5 })).toBe(true);
});

it.each<[string, Partial<ExpenseInvoice>, isWarned: boolean]>([
  ["entered in the next financial year", {}, true],
  ["in small letters and with blanks around it", { supplierInvoiceNo: " zz-100 " }, true],
  ["dated the first day of the next year", { supplierInvoiceDate: "2026-04-01" }, false],
  ["without its date, when the voucher is of the next year", { supplierInvoiceDate: undefined }, false],
])("an expense's invoice %s", (_, change, isWarned) => {
  const invoice = {
    supplierGstin: MAKER_GSTIN,
    supplierInvoiceNo: "ZZ-100",
    supplierInvoiceDate: "2026-03-30",
  };
  for (const what of ["expense", "purchase"] as const) {
    const invoices = createEnteredInvoices([{ ...invoice, date: "2026-03-31", what, id: 7 }]);
    const warnings = invoices.warningsOf({ ...invoice, date: "2026-04-02", ...change });
    expect(warnings.map(({ code }) => code)).toEqual(isWarned ? ["INVOICE_ENTERED"] : []);
  }
});

function isRefused(invoices: ReturnType<typeof createSupplierInvoices>, invoice: SupplierInvoice): boolean {
  const outcome = catchProblem(() => invoices.take(invoice));
  return outcome instanceof Problem && outcome.code === "SUPPLIER_INVOICE_TAKEN";
}
