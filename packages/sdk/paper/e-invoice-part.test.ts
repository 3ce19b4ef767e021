import { expect, it } from "vitest";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { layDocument } from "../files/layout/document/lay-document.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import { bill } from "./testing/bill-on-paper.ts";

const SIGNED_QR = `${"eyJhbGciOiJSUzI1NiJ9".repeat(45)}.abc`;
const makeSheet = (eInvoice: typeof bill.eInvoice, paper: "A4" | "80mm" = "A4") =>
  taxInvoice.sheet(eInvoice ? { ...bill, eInvoice } : bill, { paper }, papersText).sheet;

it("a bill of a company without e-invoices says nothing of them", () => {
  const { statements, signedCode } = makeSheet(undefined);
  expect([statements, signedCode]).toEqual([[], undefined]);
});

it("a bill without an IRN says so", () => {
  const { statements, signedCode } = makeSheet({ isReported: false });
  expect(statements).toEqual([
    { label: "E-invoice", text: "No IRN: this invoice is not registered on the e-invoice portal." },
  ]);
  expect(signedCode).toBeUndefined();
});

it.each(["A4", "80mm"] as const)("a reported bill has IRN, acknowledgement and code on %s", (paper) => {
  const sheet = makeSheet(
    {
      ...{ isReported: true, irn: "a1".repeat(32), acknowledgementNumber: "112610000000001" },
      ...{ acknowledgedAt: "2026-10-05T20:30:00.000Z", signedQr: SIGNED_QR },
    },
    paper,
  );
  expect(sheet.statements).toEqual([
    { label: "IRN", text: "a1".repeat(32) },
    { label: "Ack. No.", text: "112610000000001" },
    // By the portal's clock, which is Indian.
    { label: "Ack. date", text: "06-10-2026 02:00" },
  ]);
  const { pages } = layDocument(sheet, (text, size) => text.length * size * 0.6);
  const codes = pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === "squares"));
  const [signedCode] = codes.toSorted((a, b) => b.rows.length - a.rows.length);
  // Squares of 0.4 mm, which are 1.13 points, can be read.
  expect((signedCode?.side ?? 0) / (signedCode?.rows.length ?? 1)).toBeGreaterThan(1.13);
});
