import type { Said } from "@vanbook/sdk/rules";
import * as say from "../../sdk/generated/messages.ts";
import type { AnyVoucher, VoucherLine, VoucherValues } from "./definition.ts";
import { filledLines, nameOfLines, typedOf } from "./voucher-values.ts";

/** Messages by the fields that the server names, at fields that are typed: what is said of a line as a whole stands at its first figure. */
export function placedFaults(
  definition: AnyVoucher,
  voucher: VoucherValues,
  faults: Readonly<Record<string, Said>>,
): Readonly<Record<string, Said>> {
  if (Object.keys(faults).length === 0) return faults;
  const filled = filledLines(voucher);
  const sentAs = nameOfLines(definition);
  return Object.fromEntries(
    Object.entries(faults).map(([sent, message]) => {
      const name =
        sent === sentAs || sent.startsWith(`${sentAs}.`) ? `lines${sent.slice(sentAs.length)}` : sent;
      const [, at, field] = /^lines\.(\d+)(?:\.(.+))?$/.exec(name) ?? [];
      const line = at === undefined ? undefined : filled[Number(at)];
      const place = line && typedField(definition, line, field);
      return [place === undefined ? name : `lines.${at}.${place}`, message];
    }),
  );
}

/** How a fault's field is called where it is drawn: lines are named there by their keys, and the empty ones count too. */
export function findDrawnField(voucher: VoucherValues, fault: string): string {
  const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(fault) ?? [];
  const line = at === undefined ? undefined : filledLines(voucher)[Number(at)];
  return line ? `${line.key}.${field}` : fault;
}

/** A message of the server's about a line, which counts the lines that were sent, by the number that the line has on the screen. */
export function renumbered(voucher: VoucherValues, said: Said): Said {
  if (typeof said === "string" || said.key !== "lineFault") return said;
  const { line: sent, fault } = said.values ?? {};
  const line = filledLines(voucher)[Number(sent) - 1];
  return line ? say.lineFault({ line: voucher.lines.indexOf(line) + 1, fault: String(fault) }) : said;
}

/** The field itself where it is typed in this line, else the first figure with something in it. */
function typedField({ lines }: AnyVoucher, line: VoucherLine, field: string | undefined) {
  const typed = lines ? typedOf(lines, line) : [];
  const figures = typed.filter(({ kind }) => kind === "figure");
  const found =
    typed.find((column) => column.field === field) ??
    figures.find((column) => (line.fields[column.field] ?? "") !== "") ??
    figures[0];
  return found?.field;
}
