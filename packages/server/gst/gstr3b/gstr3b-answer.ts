import { formatPaise, type Tax } from "@vanbook/sdk/books";
import {
  compareWithLedgers,
  GSTR3B_CELLS,
  isPlaceCell,
  type Cell,
  type Gstr3b,
  type LedgerTie,
  type ReturnPayment,
} from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import type { Schema } from "../../contract/contract.ts";
import { getPlaceName, type TaxDocument } from "./cell-documents.ts";
import type { UnknownTaxDocument } from "./inward-document.ts";
import type { NamedTaxMove } from "./tax-moves.ts";

export interface Gstr3bParts {
  gstr3b: Gstr3b;
  documents: readonly TaxDocument[];
  unknownDocuments: readonly UnknownTaxDocument[];
  moves: readonly NamedTaxMove[];
  broughtForward: Tax;
  payment: ReturnPayment;
  setOff: Schema<"PostedSetOff"> | undefined;
}

/** The return as the API answers it. */
export function makeGstr3bAnswer(parts: Gstr3bParts): Schema<"Gstr3bReturn"> {
  const { gstr3b, unknownDocuments, moves, setOff } = parts;
  const { period, days, company, cells, places } = gstr3b;
  if (period.kind === "iff") throw problem("INTERNAL");
  const ties = compareWithLedgers(gstr3b, moves);
  return {
    ...{ period: period.month, kind: period.kind, from: days.from, to: days.to, gstin: company.gstin },
    figures: GSTR3B_CELLS.flatMap((cell) => (isPlaceCell(cell) ? [] : [makeFigure(cell, cells[cell])])),
    places: GSTR3B_CELLS.filter(isPlaceCell).flatMap((table) =>
      places[table].map((row) => {
        const { placeOfSupply } = row;
        return { figure: makeFigure(getPlaceName(table, placeOfSupply), row), table, placeOfSupply };
      }),
    ),
    payment: makePayment(parts),
    ties: [makeTie("output", ties.output, parts), makeTie("input", ties.input, parts)],
    setOff: setOff ?? null,
    unknownCount: unknownDocuments.length,
    unknownDocuments: unknownDocuments.slice(0, MOST_LISTED),
  };
}

function makeFigure(cell: string, { count, value, taxable, ...tax }: Cell): Schema<"Gstr3bFigure"> {
  return { cell, count, value: formatPaise(value), taxable: formatPaise(taxable), ...writeTax(tax) };
}

function makePayment({ payment, broughtForward }: Gstr3bParts): Schema<"Gstr3bPayment"> {
  return {
    owed: writeTax(payment.owed),
    overdrawn: writeTax(payment.overdrawn),
    reverseCharge: writeTax(payment.reverseCharge),
    broughtForward: writeTax(broughtForward),
    credit: writeTax(payment.credit),
    uses: payment.uses.map((use) => ({ ...use, amount: formatPaise(use.amount) })),
    cash: writeTax(payment.cash),
    reverseChargeCash: writeTax(payment.reverseChargeCash),
    creditLeft: writeTax(payment.creditLeft),
  };
}

function makeTie(
  accounts: "output" | "input",
  { accounts: books, tables, differences }: LedgerTie,
  { moves, documents }: Gstr3bParts,
): Schema<"TaxTie"> {
  const findVoucher = (id: number) => {
    const document = documents.find((each) => each.id === id);
    return (
      moves.find(({ voucherId }) => voucherId === id) ??
      (document && { ...document, kind: document.voucherKind })
    );
  };
  return {
    ...{ accounts, books: writeTax(books), tables: writeTax(tables) },
    ...{ agrees: differences.length === 0, differenceCount: differences.length },
    differences: differences.slice(0, MOST_LISTED).flatMap((difference) => {
      const { voucherId } = difference;
      const voucher = findVoucher(voucherId);
      if (!voucher) return [];
      const { kind, number, date } = voucher;
      return [
        {
          ...{ voucherId, kind, number, date },
          ...{ books: writeTax(difference.accounts), tables: writeTax(difference.tables) },
        },
      ];
    }),
  };
}

function writeTax({ igst, cgst, sgst }: Tax): Schema<"TaxByHead"> {
  return { igst: formatPaise(igst), cgst: formatPaise(cgst), sgst: formatPaise(sgst) };
}

/** Of documents without a table, and of vouchers that differ. */
const MOST_LISTED = 100;
