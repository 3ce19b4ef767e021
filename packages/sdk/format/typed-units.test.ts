import { expect, it } from "vitest";
import { evaluateArithmetic } from "./arithmetic.ts";
import { formatInBothUnits, convertToOwnUnit, type Units } from "./typed-units.ts";
import { describeUnits } from "../../widgets/voucher/units/unit-hint.ts";

const CASE_UNITS: Units = { own: "PCS", larger: { name: "CASE", holds: 24 } };
const BOX_UNITS: Units = { own: "Nos", larger: { name: "Box", holds: 12 } };
const BAG_UNITS: Units = { own: "Kg", larger: { name: "Bag", holds: 12.5 } };
const CAN_UNITS: Units = { own: "Can", larger: { name: "Case", holds: 10 } };
const SINGLE_UNIT: Units = { own: "Nos", larger: null };

const readQuantity = (text: string, units: Units) => {
  const sum = convertToOwnUnit(text, units);
  return sum === undefined ? undefined : evaluateArithmetic(sum, 3);
};

// Worked out by hand.
it.each<[string, Units, string]>([
  ["54", CASE_UNITS, "54.000"],
  ["12*45", CASE_UNITS, "540.000"],
  ["2cs", CASE_UNITS, "48.000"],
  ["2 cs", CASE_UNITS, "48.000"],
  ["2c", CASE_UNITS, "48.000"],
  ["2 Cases", CASE_UNITS, "48.000"],
  ["2cs+6", CASE_UNITS, "54.000"],
  ["2 case+6", CASE_UNITS, "54.000"],
  ["2cs6", CASE_UNITS, "54.000"],
  ["2 case 6 pcs", CASE_UNITS, "54.000"],
  ["6 p 2 c", CASE_UNITS, "54.000"],
  ["6pcs", CASE_UNITS, "6.000"],
  ["2cs-1", CASE_UNITS, "47.000"],
  ["(1+1)cs+6", CASE_UNITS, "54.000"],
  ["2*3cs", CASE_UNITS, "144.000"],
  ["1/3 case", CASE_UNITS, "8.000"],
  ["1,000cs", CASE_UNITS, "24000.000"],
  ["2 cs, 6", CASE_UNITS, "54.000"],
  ["1.5 box", BOX_UNITS, "18.000"],
  [".5bx", BOX_UNITS, "6.000"],
  ["2 boxes 3 no", BOX_UNITS, "27.000"],
  ["2bag", BAG_UNITS, "25.000"],
  ["2 bg 2.5", BAG_UNITS, "27.500"],
  // Both units begin with c; a second letter decides between them.
  ["2cs", CAN_UNITS, "20.000"],
  ["2cn", CAN_UNITS, "2.000"],
  ["6 nos", SINGLE_UNIT, "6.000"],
])("the typed quantity %s is converted to the item's own unit", (typedText, units, is) => {
  expect(readQuantity(typedText, units)).toBe(is);
});

it.each<[string, Units]>([
  ["2x", CASE_UNITS],
  ["cs", CASE_UNITS],
  ["cs2", CASE_UNITS],
  ["2cs cs", CASE_UNITS],
  ["6 pcs cs", CASE_UNITS],
  ["2cs+", CASE_UNITS],
  ["2 casex", CASE_UNITS],
  ["2 sc", CASE_UNITS],
  ["2ca", CAN_UNITS],
  ["2cs", SINGLE_UNIT],
  ["2box", CASE_UNITS],
  ["abc", CASE_UNITS],
  ["1e3", CASE_UNITS],
])("the typed text %s is not a quantity", (typedText, units) => {
  expect(readQuantity(typedText, units)).toBeUndefined();
});

it("a quantity is shown in the larger unit and the item's own unit", () => {
  expect(formatInBothUnits("54", CASE_UNITS)).toBe("2 CASE 6 PCS");
  expect(formatInBothUnits("48", CASE_UNITS)).toBe("2 CASE");
  expect(formatInBothUnits("6", CASE_UNITS)).toBe("6 PCS");
  expect(formatInBothUnits("0", CASE_UNITS)).toBe("0 PCS");
  expect(formatInBothUnits("-30", CASE_UNITS)).toBe("-1 CASE 6 PCS");
  expect(formatInBothUnits("27.5", BAG_UNITS)).toBe("2 Bag 2.5 Kg");
  expect(formatInBothUnits("120000", CASE_UNITS)).toBe("5,000 CASE");
  expect(formatInBothUnits("54", SINGLE_UNIT)).toBeUndefined();
  expect(formatInBothUnits("2cs", CASE_UNITS)).toBeUndefined();
});

it("the hint shows a quantity in the other unit, or the size of the larger unit while nothing valid is typed", () => {
  expect(describeUnits("54", CASE_UNITS, true)).toBe("= 2 CASE 6 PCS");
  expect(describeUnits("2cs+6", CASE_UNITS, true)).toBe("= 54 PCS");
  expect(describeUnits("50*20cs", CASE_UNITS, true)).toBe("= 24,000 PCS");
  expect(describeUnits("", CASE_UNITS, true)).toBe("1 CASE = 24 PCS");
  expect(describeUnits("2x", CASE_UNITS, true)).toBe("1 CASE = 24 PCS");
  expect(describeUnits("", CASE_UNITS, false)).toBeUndefined();
  expect(describeUnits("", SINGLE_UNIT, true)).toBeUndefined();
  expect(describeUnits("54", SINGLE_UNIT, true)).toBeUndefined();
  expect(describeUnits("54", undefined, true)).toBeUndefined();
});
