import { formatPaise, sumTaxed, sumTaxedAmount, type Taxed } from "@vanbook/sdk/books";
import type { Amendments, AmountDifference, DocumentFigures, Gstr1, PlacedChange } from "@vanbook/sdk/gst";
import { isSamePeriod } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";
import type { CellDocument, IssuedDocument } from "../outward-document.ts";

type AmendedSection = Schema<"Gstr1Amendment">["section"];

/** What the return amends of earlier ones, by the section of its file, which also names the figure. */
export function listAmendedFigures({ amendments }: Gstr1): Schema<"Gstr1Amendment">[] {
  if (!amendments) return [];
  return listDifferences(amendments).flatMap(([section, { documentIds, ...amounts }]) => {
    if (documentIds.length === 0) return [];
    const { taxable, cgst, sgst, igst } = amounts;
    const figure = {
      ...{ cell: section, count: documentIds.length, value: formatPaise(sumTaxedAmount(amounts)) },
      ...{ taxable: formatPaise(taxable), cgst: formatPaise(cgst) },
      ...{ sgst: formatPaise(sgst), igst: formatPaise(igst) },
    };
    return { figure, section };
  });
}

function listDifferences(amendments: Amendments): [AmendedSection, AmountDifference][] {
  const { listedDocuments, smallSupplies, untaxedSupplies } = amendments;
  return [
    ["b2ba", listedDocuments.b2ba.difference],
    ["b2cla", listedDocuments.b2cla.difference],
    ["expa", listedDocuments.expa.difference],
    ["b2csa", smallSupplies.difference],
    ["nil", untaxedSupplies.difference],
    ["cdnra", listedDocuments.cdnra.difference],
    ["cdnura", listedDocuments.cdnura.difference],
  ];
}

/** The documents of such a figure; undefined if the return has none of that name. */
export function listAmendedDocuments(
  { amendments, period }: Gstr1,
  placedChanges: readonly PlacedChange[],
  documents: readonly IssuedDocument[],
  name: string,
): CellDocument[] | undefined {
  const namedDifference = amendments && listDifferences(amendments).find(([section]) => section === name);
  if (!namedDifference) return undefined;
  const byId = new Map(documents.map((each) => [each.id, each]));
  return placedChanges.flatMap(({ change: { before, after }, place }) => {
    const document = byId.get(after.id);
    if (!document || !before || !("form" in place) || place.form !== "GSTR-1") return [];
    if (place.way === "add" || !isSamePeriod(place.period, period)) return [];
    if (name !== "nil" && place.section !== name) return [];
    const now = place.way === "move" ? NO_TAX : readAmounts(after, name);
    const amounts = subtract(now, readAmounts(before, name), after.kind === "creditNote");
    return name === "nil" && amounts.taxable === 0n ? [] : [{ document, ...amounts }];
  });
}

function readAmounts({ items, untaxed }: DocumentFigures, name: string): Taxed {
  if (name !== "nil") return sumTaxed(items);
  return { ...NO_TAX, taxable: untaxed.nilRated + untaxed.exempt + untaxed.nonGst };
}

function subtract(after: Taxed, before: Taxed, isDeducted: boolean): Taxed {
  const sign = isDeducted ? -1n : 1n;
  return {
    taxable: sign * (after.taxable - before.taxable),
    cgst: sign * (after.cgst - before.cgst),
    sgst: sign * (after.sgst - before.sgst),
    igst: sign * (after.igst - before.igst),
  };
}

const NO_TAX: Taxed = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n };
