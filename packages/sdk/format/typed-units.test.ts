import { expect, it } from "vitest";
import { reckoned } from "./arithmetic.ts";
import { inBothUnits, inOwnUnit, type Units } from "./typed-units.ts";
import { unitHint } from "../../widgets/voucher/units/unit-hint.ts";

const CASE: Units = { own: "PCS", larger: { name: "CASE", holds: 24 } };
const BOX: Units = { own: "Nos", larger: { name: "Box", holds: 12 } };
const BAG: Units = { own: "Kg", larger: { name: "Bag", holds: 12.5 } };
const CAN: Units = { own: "Can", larger: { name: "Case", holds: 10 } };
const ALONE: Units = { own: "Nos", larger: null };

const quantityOf = (text: string, units: Units) => {
  const sum = inOwnUnit(text, units);
  return sum === undefined ? undefined : reckoned(sum, 3);
};

// Worked out by hand.
it.each<[string, Units, string]>([
  ["54", CASE, "54.000"],
  ["12*45", CASE, "540.000"],
  ["2cs", CASE, "48.000"],
  ["2 cs", CASE, "48.000"],
  ["2c", CASE, "48.000"],
  ["2 Cases", CASE, "48.000"],
  ["2cs+6", CASE, "54.000"],
  ["2 case+6", CASE, "54.000"],
  ["2cs6", CASE, "54.000"],
  ["2 case 6 pcs", CASE, "54.000"],
  ["6 p 2 c", CASE, "54.000"],
  ["6pcs", CASE, "6.000"],
  ["2cs-1", CASE, "47.000"],
  ["(1+1)cs+6", CASE, "54.000"],
  ["2*3cs", CASE, "144.000"],
  ["1/3 case", CASE, "8.000"],
  ["1,000cs", CASE, "24000.000"],
  ["1.5 box", BOX, "18.000"],
  [".5bx", BOX, "6.000"],
  ["2 boxes 3 no", BOX, "27.000"],
  ["2bag", BAG, "25.000"],
  ["2 bg 2.5", BAG, "27.500"],
  // Both units begin with c; a second letter decides between them.
  ["2cs", CAN, "20.000"],
  ["2cn", CAN, "2.000"],
  ["6 nos", ALONE, "6.000"],
])("the typed quantity %s is converted to the item's own unit", (typed, units, is) => {
  expect(quantityOf(typed, units)).toBe(is);
});

it.each<[string, Units]>([
  ["2x", CASE],
  ["cs", CASE],
  ["cs2", CASE],
  ["2cs cs", CASE],
  ["6 pcs cs", CASE],
  ["2cs+", CASE],
  ["2 casex", CASE],
  ["2 sc", CASE],
  ["2ca", CAN],
  ["2cs", ALONE],
  ["2box", CASE],
  ["abc", CASE],
  ["1e3", CASE],
])("the typed text %s is not a quantity", (typed, units) => {
  expect(quantityOf(typed, units)).toBeUndefined();
});

it("a quantity is shown in the larger unit and the item's own unit", () => {
  expect(inBothUnits("54", CASE)).toBe("2 CASE 6 PCS");
  expect(inBothUnits("48", CASE)).toBe("2 CASE");
  expect(inBothUnits("6", CASE)).toBe("6 PCS");
  expect(inBothUnits("0", CASE)).toBe("0 PCS");
  expect(inBothUnits("-30", CASE)).toBe("-1 CASE 6 PCS");
  expect(inBothUnits("27.5", BAG)).toBe("2 Bag 2.5 Kg");
  expect(inBothUnits("120000", CASE)).toBe("5,000 CASE");
  expect(inBothUnits("54", ALONE)).toBeUndefined();
  expect(inBothUnits("2cs", CASE)).toBeUndefined();
});

it("the hint shows a quantity in the other unit, or the size of the larger unit while nothing valid is typed", () => {
  expect(unitHint("54", CASE, true)).toBe("= 2 CASE 6 PCS");
  expect(unitHint("2cs+6", CASE, true)).toBe("= 54 PCS");
  expect(unitHint("50*20cs", CASE, true)).toBe("= 24,000 PCS");
  expect(unitHint("", CASE, true)).toBe("1 CASE = 24 PCS");
  expect(unitHint("2x", CASE, true)).toBe("1 CASE = 24 PCS");
  expect(unitHint("", CASE, false)).toBeUndefined();
  expect(unitHint("", ALONE, true)).toBeUndefined();
  expect(unitHint("54", ALONE, true)).toBeUndefined();
  expect(unitHint("54", undefined, true)).toBeUndefined();
});
