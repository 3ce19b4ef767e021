import type { AnyVoucherLines, VoucherLine } from "./definition.ts";
import { evaluateArithmetic } from "../../sdk/format/arithmetic.ts";

/**
 * Undefined if the two columns balance, the line has no account or already has an amount, or
 * another amount is not a number.
 */
export function calculateBalancingFigure(
  { balanced, columns, rules }: Pick<AnyVoucherLines, "balanced" | "columns" | "rules">,
  lines: readonly VoucherLine[],
  key: number,
  field: string,
): string | undefined {
  if (!balanced?.includes(field)) return undefined;
  const [first, second] = balanced;
  const line = lines.find((each) => each.key === key);
  const [namedColumn] = columns;
  if (!line || !namedColumn || !line.fields[namedColumn.field]) return undefined;
  if (readTypedAmount(line, first) !== "" || readTypedAmount(line, second) !== "") return undefined;
  const sumOf = (side: string) => lines.map((each) => `(${readTypedAmount(each, side) || "0"})`).join("+");
  const across = field === first ? second : first;
  const figure = evaluateArithmetic(`${sumOf(across)}-(${sumOf(field)})`, rules[field]?.decimals ?? 2);
  return figure !== undefined && Number(figure) > 0 ? figure : undefined;
}

function readTypedAmount({ fields }: VoucherLine, side: string): string {
  return fields[side]?.trim() ?? "";
}
