import { expect, it } from "vitest";
import { E_INVOICE_LAWS, writePortalNumber } from "./e-invoice-laws.ts";
import { makeIrn } from "./irn.ts";

// As the sandbox of the National Informatics Centre answered; developers have published these answers.
it.each([
  [
    "24AAFCD5862R005",
    "DOC/007",
    "2020-08-08",
    "58f1669d31c5725ddcc39eeecd465e69543c639daeb1d582546aa3d28d66c3f8",
  ],
  [
    "01AMBPG7773M002",
    "SINV-21-B2B-0021",
    "2021-06-02",
    "2dcf96dedb78955d5c2cc44a495b9810d2fbd9509fd970b7a7d3a9dd32799547",
  ],
  [
    "01AMBPG7773M002",
    "xXdW10",
    "2022-09-13",
    "7799544e995fc8fb8b76258d87d89fc7587528d827f50bdd1712c70c342ba905",
  ],
  [
    "02AMBPG7773M002",
    "AROM5",
    "2023-03-18",
    "d7df5b8604f1b347afcc8f94fbdf77cd4af3eb8b7f05154482d1026e2bdc4fdf",
  ],
  [
    "09AAAPG7885R002",
    "TATA/99027",
    "2023-09-14",
    "dd609070d4f3f66f1585fc13abd52e8f47d4102c8389bb9f7411afe52a9e778a",
  ],
])("the IRN of %s, %s of %s is the portal's", async (gstin, number, date, irn) => {
  const portalNumber = writePortalNumber(number, date, E_INVOICE_LAWS);
  expect(await makeIrn({ gstin, type: "INV", number: portalNumber, date })).toBe(irn);
});

it("the year begins in April, and notes have other IRNs than invoices of the number", async () => {
  const parts = { gstin: "32AABCM5521F1Z0", type: "INV", number: "A/1", date: "2026-03-31" } as const;
  const irns = await Promise.all([
    makeIrn(parts),
    makeIrn({ ...parts, date: "2025-04-01" }),
    makeIrn({ ...parts, date: "2026-04-01" }),
    makeIrn({ ...parts, type: "CRN" }),
  ]);
  expect(irns[0]).toBe(irns[1]);
  expect(new Set(irns).size).toBe(3);
});

it.each([
  ["2025-05-31", "ab/1"],
  ["2025-06-01", "AB/1"],
])("a number reported on %s is %s on the portal", (day, number) => {
  expect(writePortalNumber("ab/1", day, E_INVOICE_LAWS)).toBe(number);
});
