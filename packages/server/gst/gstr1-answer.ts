import { formatPaise, formatPercent, formatQuantity } from "@vanbook/sdk/books";
import { LISTED_TABLES, type Cell, type Gstr1, type HsnDescription } from "@vanbook/sdk/gst";
import type { Schema } from "../contract/contract.ts";
import { listAmendedFigures } from "./filing/amended-figures.ts";
import {
  makeHsnRowName,
  makeIssuedNumbersName,
  makeSmallSupplyName,
  makeUntaxedName,
  UNTAXED_KINDS,
  type CellName,
} from "./named-cells.ts";
import type { UnknownDocument } from "./outward-document.ts";

/** The return as the API answers it, with names for its figures. */
export function makeGstr1Answer(
  gstr1: Gstr1,
  unknownDocuments: readonly UnknownDocument[],
  describeHsn: HsnDescription,
): Schema<"Gstr1Return"> {
  const { period, days, company } = gstr1;
  return {
    ...{ period: period.month, kind: period.kind, from: days.from, to: days.to, gstin: company.gstin },
    tables: listTables(gstr1),
    smallSupplies: gstr1.smallSupplies.rows.map((row) => {
      const { isInterState, placeOfSupply, rate } = row;
      const figure = makeFigure(makeSmallSupplyName(row), row);
      return { figure, isInterState, placeOfSupply, rate: formatPercent(rate) };
    }),
    untaxedSupplies: listUntaxedSupplies(gstr1),
    hsnSummary: gstr1.hsnSummary.flatMap(({ part, rows }) =>
      rows.map((row) => ({
        ...{ figure: makeFigure(makeHsnRowName(part, row), row), part, hsnCode: row.hsnCode },
        ...{ description: describeHsn(row.hsnCode) ?? null, uqc: row.uqc },
        ...{ rate: formatPercent(row.rate), quantity: formatQuantity(row.quantity) },
      })),
    ),
    issuedNumbers: gstr1.issuedNumbers.map((row) => {
      const { kind, series, from, to, documentIds, cancelledIds } = row;
      const counts = { issued: documentIds.length, cancelled: cancelledIds.length };
      return { cell: makeIssuedNumbersName(row), kind, series, from, to, ...counts };
    }),
    amendments: listAmendedFigures(gstr1),
    unknownCount: unknownDocuments.length,
    unknownDocuments: unknownDocuments.slice(0, MOST_UNKNOWN),
  };
}

function listTables({ listedDocuments, smallSupplies, untaxedSupplies }: Gstr1) {
  const makeTable = <Table extends string>(table: Table, cell: Cell) => {
    return { figure: makeFigure(table, cell), table };
  };
  const [notes, invoices] = [
    LISTED_TABLES.filter(isOfNotes),
    LISTED_TABLES.filter((each) => !isOfNotes(each)),
  ];
  return [
    ...invoices.map((table) => makeTable(table, listedDocuments[table].total)),
    makeTable("7", smallSupplies.total),
    makeTable("8", untaxedSupplies.total),
    ...notes.map((table) => makeTable(table, listedDocuments[table].total)),
  ];
}

function isOfNotes(table: string): boolean {
  return table.startsWith("9");
}

function listUntaxedSupplies({ untaxedSupplies }: Gstr1) {
  return untaxedSupplies.rows.flatMap(({ supplyType, cells }) =>
    UNTAXED_KINDS.filter((kind) => cells[kind].count > 0).map((supplyKind) => ({
      figure: makeFigure(makeUntaxedName(supplyType, supplyKind), cells[supplyKind]),
      ...{ supplyType, supplyKind },
    })),
  );
}

function makeFigure(cell: CellName, { count, value, taxable, cgst, sgst, igst }: Cell) {
  return {
    ...{ cell, count, value: formatPaise(value), taxable: formatPaise(taxable) },
    ...{ cgst: formatPaise(cgst), sgst: formatPaise(sgst), igst: formatPaise(igst) },
  };
}

/** Of the documents without a table. */
const MOST_UNKNOWN = 100;
