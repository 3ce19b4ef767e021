import { sum, type Paise } from "../../books/money.ts";
import type { Tax } from "../../books/tax.ts";
import type { Contribution } from "./contribution.ts";
import type { Gstr3bCell } from "./cell-names.ts";
import type { Gstr3b } from "./make-gstr3b.ts";
import { addTax, isWithoutTax, mapTax, subtractTax } from "./tax-heads.ts";

/**
 * What a voucher moved on the accounts of tax in the period, with its reversal. Vouchers that only
 * pay or set off tax are not among them.
 */
export interface TaxMove {
  voucherId: number;
  /** Credit less debit of the output accounts and of those of reverse charge. */
  output: Tax;
  /** Debit less credit of the input accounts. */
  input: Tax;
}

export interface LedgerTies {
  /** The output accounts and those of reverse charge, with tables 3.1(a), (b) and (d). */
  output: LedgerTie;
  /** The input accounts, with table 4(C). */
  input: LedgerTie;
}

export interface LedgerTie {
  accounts: Tax;
  tables: Tax;
  /** Document by document; empty if the accounts agree with the tables. */
  differences: readonly LedgerDifference[];
}

export interface LedgerDifference {
  voucherId: number;
  accounts: Tax;
  tables: Tax;
}

/** Compares the return with the accounts of the books, voucher by voucher. */
export function compareWithLedgers({ contributions }: Gstr3b, moves: readonly TaxMove[]): LedgerTies {
  const listMoves = (side: "output" | "input") =>
    new Map(moves.map((move): [number, Tax] => [move.voucherId, move[side]]));
  return {
    output: compare(listMoves("output"), sumByDocument(contributions, OUTPUT_CELLS)),
    input: compare(listMoves("input"), sumByDocument(contributions, INPUT_CELLS)),
  };
}

function compare(accounts: ReadonlyMap<number, Tax>, tables: ReadonlyMap<number, Tax>): LedgerTie {
  const differences: LedgerDifference[] = [];
  for (const voucherId of new Set([...accounts.keys(), ...tables.keys()])) {
    const inAccounts = accounts.get(voucherId) ?? NO_TAX;
    const inTables = tables.get(voucherId) ?? NO_TAX;
    if (!isWithoutTax(subtractTax(inAccounts, inTables)))
      differences.push({ voucherId, accounts: inAccounts, tables: inTables });
  }
  return {
    accounts: sumTaxes(accounts.values()),
    tables: sumTaxes(tables.values()),
    differences: differences.toSorted((a, b) => a.voucherId - b.voucherId),
  };
}

function sumByDocument(
  contributions: readonly Contribution[],
  cells: ReadonlySet<Gstr3bCell>,
): Map<number, Tax> {
  const sums = new Map<number, Tax>();
  for (const { cell, documentId, lines, sign } of contributions) {
    if (!cells.has(cell)) continue;
    const tax = mapTax((head): Paise => sign * sum(lines.map((line) => line[head])));
    sums.set(documentId, addTax(sums.get(documentId) ?? NO_TAX, tax));
  }
  return sums;
}

function sumTaxes(taxes: Iterable<Tax>): Tax {
  let total = NO_TAX;
  for (const tax of taxes) total = addTax(total, tax);
  return total;
}

const NO_TAX: Tax = { igst: 0n, cgst: 0n, sgst: 0n };
const OUTPUT_CELLS: ReadonlySet<Gstr3bCell> = new Set(["3.1(a)", "3.1(b)", "3.1(d)"]);
const INPUT_CELLS: ReadonlySet<Gstr3bCell> = new Set(["4(C)"]);
