import type { Said } from "@vanbook/sdk/rules";
import * as say from "../../sdk/generated/messages.ts";
import type { AnyVoucher, VoucherLine, VoucherValues } from "./definition.ts";
import { filledLines, nameOfLines, typedOf } from "./voucher-values.ts";

/** Moves the server's messages to typed fields; a message about a whole line is shown at its first figure. */
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

/** The drawn field of a fault: drawn lines are named by key and include the empty ones. */
export function findDrawnField(voucher: VoucherValues, fault: string): string {
  const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(fault) ?? [];
  const line = at === undefined ? undefined : filledLines(voucher)[Number(at)];
  return line ? `${line.key}.${field}` : fault;
}

/** A server message about a line, with the line number on screen instead of the number among the sent lines. */
export function renumbered(voucher: VoucherValues, said: Said): Said {
  if (typeof said === "string" || said.key !== "lineFault") return said;
  const { line: sent, fault } = said.values ?? {};
  const line = filledLines(voucher)[Number(sent) - 1];
  return line ? say.lineFault({ line: voucher.lines.indexOf(line) + 1, fault: String(fault) }) : said;
}

/** The field itself if it is typed in this line; otherwise the first figure that is filled. */
function typedField({ lines }: AnyVoucher, line: VoucherLine, field: string | undefined) {
  const typed = lines ? typedOf(lines, line) : [];
  const figures = typed.filter(({ kind }) => kind === "figure");
  const found =
    typed.find((column) => column.field === field) ??
    figures.find((column) => (line.fields[column.field] ?? "") !== "") ??
    figures[0];
  return found?.field;
}
