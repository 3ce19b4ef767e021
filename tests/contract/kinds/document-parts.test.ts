import { expect, it } from "vitest";
import { DOCUMENT_KINDS, listPartsOfBody, listPartsOfKind } from "./document-parts.ts";

it("the contract has these kinds of documents", () => {
  expect(DOCUMENT_KINDS).toEqual([
    ...["bills", "contras", "creditNotes", "damages", "debitNotes", "expenses", "handOvers", "journals"],
    ...["openings", "orders", "payments", "productions", "purchaseReturns", "purchases", "receipts"],
    ...["replacements", "saleReturns", "stockCounts", "vanLoads"],
  ]);
});

it("a kind's parts are its fields, also of lines, its choices and its flags", () => {
  const parts = listPartsOfKind("bills");
  for (const part of ["payment=cash", "payment=credit", "lines", "lines.batch", "roundToRupee=true"])
    expect(parts).toContain(part);
  expect(listPartsOfKind("receipts")).toContain("cheque.branch");
  const body = {
    payment: "cash",
    roundToRupee: true,
    discount: null,
    lines: [{ batch: "B1" }, { itemId: 4 }],
  };
  expect(listPartsOfBody(body)).toEqual([
    ...["payment", "payment=cash", "roundToRupee", "roundToRupee=true"],
    ...["lines", "lines.batch", "lines.batch=B1", "lines.itemId", "lines.itemId=4"],
  ]);
});
