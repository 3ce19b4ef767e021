import type { AnyVoucherLines, VoucherLine } from "./definition.ts";
import { reckoned } from "../../sdk/format/arithmetic.ts";

/**
 * The amount that a line's field needs to balance the two columns. Undefined if they balance, the line has no
 * account or already has an amount, or another amount is not a number.
 */
export function balancingFigure(
  { balanced, columns, rules }: Pick<AnyVoucherLines, "balanced" | "columns" | "rules">,
  lines: readonly VoucherLine[],
  key: number,
  field: string,
): string | undefined {
  if (!balanced?.includes(field)) return undefined;
  const [first, second] = balanced;
  const line = lines.find((each) => each.key === key);
  const [named] = columns;
  if (!line || !named || !line.fields[named.field]) return undefined;
  if (typed(line, first) !== "" || typed(line, second) !== "") return undefined;
  const sumOf = (side: string) => lines.map((each) => `(${typed(each, side) || "0"})`).join("+");
  const across = field === first ? second : first;
  const figure = reckoned(`${sumOf(across)}-(${sumOf(field)})`, rules[field]?.decimals ?? 2);
  return figure !== undefined && Number(figure) > 0 ? figure : undefined;
}

function typed({ fields }: VoucherLine, side: string): string {
  return fields[side]?.trim() ?? "";
}
