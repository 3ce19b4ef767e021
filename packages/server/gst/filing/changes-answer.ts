import { formatPaise, formatPercent, formatQuantity, sumTaxed } from "@vanbook/sdk/books";
import type { ChangePlace, DocumentFigures, FigureChange, PlacedChange } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import type { Schema } from "../../contract/contract.ts";
import type { IssuedDocument } from "../outward-document.ts";
import { describeReturn, type MarkedReturn } from "./marked-return.ts";

export interface ChangesParts {
  markedReturn: MarkedReturn;
  placedChanges: readonly PlacedChange[];
  unchangedCount: number;
  documents: readonly IssuedDocument[];
}

export function makeChangesAnswer({
  markedReturn,
  placedChanges,
  unchangedCount,
  documents,
}: ChangesParts): Schema<"ReturnChanges"> {
  const byId = new Map(documents.map((each) => [each.id, each]));
  return {
    return: describeReturn(markedReturn),
    unchanged: unchangedCount,
    changes: placedChanges.map(({ change, place }) => {
      const document = byId.get(change.document.id);
      if (!document) throw problem("INTERNAL");
      const { id: voucherId, documentId, voucherKind: kind, number, party } = document;
      return {
        ...{ change: change.kind, voucherId, documentId, kind, number },
        partyName: kind === "van_load" ? null : party.name,
        ...{
          before: change.before ? describeFigures(change.before) : null,
          after: describeFigures(change.after),
        },
        ...{ figures: change.figures.map(describeFigure), place: describePlace(place) },
      };
    }),
  };
}

function describeFigures(figures: DocumentFigures): Schema<"StatedDocument"> {
  const { date, value, gstin = null, placeOfSupply, isCancelled, table = null, items, untaxed } = figures;
  const { taxable, cgst, sgst, igst } = sumTaxed(items);
  return {
    ...{ date, value: formatPaise(value), gstin, placeOfSupply, isCancelled, table },
    ...{ taxable: formatPaise(taxable), cgst: formatPaise(cgst), sgst: formatPaise(sgst) },
    ...{ igst: formatPaise(igst), untaxed: formatPaise(untaxed.nilRated + untaxed.exempt + untaxed.nonGst) },
  };
}

function describeFigure(change: FigureChange): Schema<"FigureChange"> {
  const { figure, rate, hsnCode, uqc, before, after } = change;
  const write = (value: FigureChange["after"]) => {
    if (typeof value !== "bigint") return value === undefined ? null : String(value);
    return figure === "quantity" ? formatQuantity(value) : formatPaise(value);
  };
  return {
    ...{ figure, before: write(before), after: write(after) },
    ...(rate !== undefined && { rate: formatPercent(rate) }),
    ...(hsnCode !== undefined && { hsnCode }),
    ...(uqc !== undefined && { uqc }),
  };
}

function describePlace(place: ChangePlace): Schema<"ChangePlace"> {
  if (place.way === "refused") return { way: place.way, reason: place.reason };
  if (place.way === "unneeded") return { way: place.way };
  const { way, form, period, section } = place;
  return { way, form, period: period.month, ...(section !== undefined && { section }) };
}
