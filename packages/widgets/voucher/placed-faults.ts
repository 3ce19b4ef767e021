import type { Said } from "@vanbook/sdk/rules";
import * as say from "../../sdk/generated/messages.ts";
import type { AnyVoucher, VoucherLine, VoucherValues } from "./definition.ts";
import { getSentAs } from "./sent-as.ts";
import { listFilledLines, getLinesName, listTypedCells } from "./voucher-values.ts";

/** Puts them at typed fields; a message about a whole line is shown at its first figure. */
export function placeFaults(
  definition: AnyVoucher,
  voucher: VoucherValues,
  faults: Readonly<Record<string, Said>>,
): Readonly<Record<string, Said>> {
  if (Object.keys(faults).length === 0) return faults;
  const sentLines = listFilledLines(voucher);
  const sentAs = getLinesName(definition);
  return Object.fromEntries(
    Object.entries(faults).map(([sentName, message]) => {
      const name =
        sentName === sentAs || sentName.startsWith(`${sentAs}.`)
          ? `lines${sentName.slice(sentAs.length)}`
          : (definition.head.find((each) => getSentAs(each)?.name === sentName)?.field ?? sentName);
      const [, at, field] = /^lines\.(\d+)(?:\.(.+))?$/.exec(name) ?? [];
      const line = at === undefined ? undefined : sentLines[Number(at)];
      const place = line && chooseTypedField(definition, line, field);
      return [place === undefined ? name : `lines.${at}.${place}`, message];
    }),
  );
}

/** The drawn field of a fault: drawn lines are named by key and include the empty ones. */
export function findDrawnField(voucher: VoucherValues, fault: string): string {
  const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(fault) ?? [];
  const line = at === undefined ? undefined : listFilledLines(voucher)[Number(at)];
  return line ? `${line.key}.${field}` : fault;
}

/** Uses the line number on screen instead of the number among the sent lines. */
export function correctLineNumber(voucher: VoucherValues, message: Said): Said {
  if (typeof message === "string" || message.key !== "lineFault") return message;
  const { line: sentNumber, fault } = message.values ?? {};
  const line = listFilledLines(voucher)[Number(sentNumber) - 1];
  return line ? say.lineFault({ line: voucher.lines.indexOf(line) + 1, fault: String(fault) }) : message;
}

/** The field itself if it is typed in this line; otherwise the first figure that is filled. */
function chooseTypedField({ lines }: AnyVoucher, line: VoucherLine, field: string | undefined) {
  const typedColumns = lines ? listTypedCells(lines, line) : [];
  const figures = typedColumns.filter(({ kind }) => kind === "figure");
  const shownColumn =
    typedColumns.find((column) => column.field === field) ??
    figures.find((column) => (line.fields[column.field] ?? "") !== "") ??
    figures[0];
  return shownColumn?.field;
}
