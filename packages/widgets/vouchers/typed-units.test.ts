import { expect, it } from "vitest";
import { ProductionVoucher } from "../generated/components/ProductionVoucher.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { buildVoucherRequest, calculateVoucher } from "../voucher/voucher-values.ts";
import { findUnknownUnits, withOwnUnits, type UnitsOf } from "../voucher/units/own-units.ts";

// The engine's type of it, as created by `defineVoucher`.
const production = ProductionVoucher.definition as unknown as AnyVoucher;
const count = StockCountVoucher.definition as unknown as AnyVoucher;

/** Item 1 comes in cases of 24. */
const findUnits: UnitsOf = ({ unitsOf: name }, values, of) =>
  name !== undefined && String(values[name] ?? of?.[name]) === "1"
    ? { own: "Nos", larger: { name: "Case", holds: 24 } }
    : undefined;

const madeVoucher: VoucherValues = {
  fields: { itemId: "1", quantity: "2cs 6", overhead: "5c" },
  lines: [
    { key: 1, fields: { itemId: "1", usedQuantity: "1 case", requiredQuantity: "" } },
    { key: 2, fields: { itemId: "2", usedQuantity: "1 case", requiredQuantity: "7" } },
    { key: 3, fields: { itemId: "1", usedQuantity: "30", requiredQuantity: "" } },
  ],
};

it("a quantity typed in a larger unit is sent in the item's own unit, in the head and in lines", () => {
  const own = withOwnUnits(production, madeVoucher, findUnits);
  expect(buildVoucherRequest(production, calculateVoucher(production, own), "a")).toMatchObject({
    quantity: 54,
    lines: [
      { itemId: 1, usedQuantity: 24 },
      { itemId: 2, requiredQuantity: 7 },
      { itemId: 1, usedQuantity: 30 },
    ],
  });
  // Text that isn't an item's quantity stays as typed, and so does the quantity of an item without
  // units.
  expect([own.fields["overhead"], own.lines[1]?.fields["usedQuantity"]]).toEqual(["5c", "1 case"]);
});

it("converting units returns lines that need no conversion as the same objects", () => {
  const own = withOwnUnits(production, madeVoucher, findUnits);
  expect(own.lines.map((line, at) => line === madeVoucher.lines[at])).toEqual([false, true, true]);
  expect(withOwnUnits(production, own, findUnits)).toBe(own);
});

it("a line from a document takes its item, and so its units, from the document", () => {
  const countedVoucher: VoucherValues = {
    fields: {},
    lines: [{ key: 1, of: { itemId: 1, itemName: "Cotton" }, fields: { itemId: null, counted: "2cs+6" } }],
  };
  const own = withOwnUnits(count, countedVoucher, findUnits);
  expect(calculateVoucher(count, own).lines[0]?.fields["counted"]).toBe("54");
});

it("a quantity with a word that is no unit of its item is reported", () => {
  const convertedVoucher = withOwnUnits(
    production,
    {
      fields: { ...madeVoucher.fields, quantity: "2 boxes" },
      lines: [{ key: 1, fields: { itemId: "1", usedQuantity: "3x" } }],
    },
    findUnits,
  );
  expect(findUnknownUnits(production, convertedVoucher, findUnits).map(([name]) => name)).toEqual([
    "quantity",
    "lines.0.usedQuantity",
  ]);
});
