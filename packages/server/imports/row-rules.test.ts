import { expect, test } from "vitest";
import { toText } from "@vanbook/sdk/messages";
import { findRowFault } from "./row-rules.ts";

const SAMPLE_CELLS = { AccountName: "Zenith", Address: "Main Road", Place: "Adoor", Mobile: "9847012345" };

test.each([
  ["customer", "Row 3 is missing required fields: Customer, Address, Place, or Mobile."],
  ["supplier", "Row 3 is missing required fields: Supplier, Address, Place, or Mobile."],
] as const)("a row of a %s has a name, an address, a place and a mobile number", (kind, message) => {
  expect(findRowFault(kind, { Row: 3, ...SAMPLE_CELLS })).toBeUndefined();
  for (const column of Object.keys(SAMPLE_CELLS)) {
    const fault = findRowFault(kind, { Row: 3, ...SAMPLE_CELLS, [column]: " " });
    expect(fault && toText(fault), column).toBe(message);
  }
});
