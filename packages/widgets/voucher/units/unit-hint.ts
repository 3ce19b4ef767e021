import { count } from "../../../sdk/format/quantity.ts";
import { evaluateArithmetic } from "../../../sdk/format/arithmetic.ts";
import { hasUnit, formatInBothUnits, convertToOwnUnit, type Units } from "../../../sdk/format/typed-units.ts";

/**
 * The hint under a quantity: a number in both units, or typed units converted to the item's own. If
 * empty, the first quantity of a line shows how much the larger unit holds.
 */
export function describeUnits(text: string, units: Units | undefined, isFirst: boolean): string | undefined {
  if (!units) return undefined;
  const { own, larger } = units;
  const sum = hasUnit(text) ? convertToOwnUnit(text, units) : undefined;
  const figure = sum === undefined ? undefined : evaluateArithmetic(sum, 3);
  const words = figure === undefined ? formatInBothUnits(text, units) : `${count(figure)} ${own}`;
  if (words !== undefined) return `= ${words}`;
  return larger && isFirst ? `1 ${larger.name} = ${count(larger.holds)} ${own}` : undefined;
}
