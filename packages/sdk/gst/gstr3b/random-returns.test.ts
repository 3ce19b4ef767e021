import { describe, expect, it } from "vitest";
import type { Taxed } from "../../books/tax.ts";
import type { OutwardDocument } from "../document.ts";
import { GSTR1_LAWS } from "../laws.ts";
import { makeGstr1, type Gstr1 } from "../make-gstr1.ts";
import { LISTED_TABLES } from "../tables/listed-documents.ts";
import { createRandom } from "../testing/random.ts";
import { makeRandomMonth } from "../testing/random-month.ts";
import { signAmounts, sumAmounts } from "../testing/sum-amounts.ts";
import { checkGstr3bFile } from "./file/check-gstr3b-file.ts";
import { writeGstr3bFile } from "./file/write-gstr3b-file.ts";
import { isReversal, type ItcDocument } from "./itc-document.ts";
import { makeGstr3b, type Gstr3b } from "./make-gstr3b.ts";
import { makeRandomInward } from "./testing/random-inward.ts";

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const MONTH_COUNT = isWhole ? 10_000 : 500;
const BATCH_SIZE = 250;

describe(`${MONTH_COUNT} random months`, () => {
  it.each(Array.from({ length: MONTH_COUNT / BATCH_SIZE }, (_, at) => at * BATCH_SIZE))(
    "from seed %d on agree with GSTR-1 and with the inward documents, and have a file without faults",
    (start) => {
      for (let seed = start; seed < start + BATCH_SIZE; seed++) {
        const { period, company, documents } = makeRandomMonth(seed);
        const inward = makeRandomInward(createRandom(seed), period.month, 10_000);
        const gstr3b = makeGstr3b(period, company, { outward: documents, inward });
        const gstr1 = makeGstr1(period, company, documents, GSTR1_LAWS);
        expect([seed, ...compareOutward(gstr3b, gstr1, documents)]).toEqual([seed]);
        expect([seed, ...compareInward(gstr3b, inward)]).toEqual([seed]);
        if (period.month >= "2025-11") expect(checkGstr3bFile(writeGstr3bFile(gstr3b).text)).toEqual([]);
      }
    },
  );
});

type Pair = [name: string, figure: string, wanted: string];

/** By the tables of GSTR-1, which another engine makes. */
function compareOutward(
  { cells, places }: Gstr3b,
  gstr1: Gstr1,
  documents: readonly OutwardDocument[],
): string[] {
  const { listedDocuments, smallSupplies, untaxedSupplies } = gstr1;
  const reverseCharged = documents.filter(
    ({ id, isReverseCharge }) => isReverseCharge && isIn(listedDocuments, id),
  );
  const owedByOthers = sumAmounts(
    reverseCharged.flatMap(({ kind, lines }) =>
      lines
        .filter(({ supplyKind }) => supplyKind === "taxable")
        .map((line) => signAmounts(line, kind === "creditNote")),
    ),
  );
  const tables = sumAmounts([
    ...LISTED_TABLES.map((table) => listedDocuments[table].total),
    smallSupplies.total,
  ]);
  const untaxedRows = untaxedSupplies.rows.map((row) => row.cells);
  const listedUnregistered = [
    listedDocuments["5"].total,
    ...listedDocuments["9B-unregistered"].rows
      .filter(({ party }) => party.kind === "unregistered")
      .map(({ total, document }) => signAmounts(total, document.kind === "creditNote")),
    ...smallSupplies.rows.filter(({ isInterState }) => isInterState),
  ];
  return listDifferences([
    [
      "3.1(a) and (b)",
      write(sumAmounts([cells["3.1(a)"], cells["3.1(b)"]])),
      write({ ...subtract(tables, owedByOthers), taxable: tables.taxable }),
    ],
    [
      "3.1(c)",
      write(cells["3.1(c)"]),
      write(sumAmounts(untaxedRows.flatMap(({ nilRated, exempt }) => [nilRated, exempt]))),
    ],
    ["3.1(e)", write(cells["3.1(e)"]), write(sumAmounts(untaxedRows.map(({ nonGst }) => nonGst)))],
    ["3.2", write(sumAmounts(places["3.2-unregistered"])), write(sumAmounts(listedUnregistered))],
  ]);
}

function isIn(listedDocuments: Gstr1["listedDocuments"], id: number): boolean {
  return LISTED_TABLES.some((table) =>
    listedDocuments[table].rows.some(({ document }) => document.id === id),
  );
}

/** By one sum over the lines of all documents for each figure. */
function compareInward({ cells }: Gstr3b, inward: readonly ItcDocument[]): string[] {
  const supplies = inward.flatMap((each) =>
    each.isCancelled || isReversal(each)
      ? []
      : each.lines.map((line) => ({ ...signAmounts(line, each.kind === "creditNote"), line, each })),
  );
  const reversals = inward.flatMap((each) => (!each.isCancelled && isReversal(each) ? [each] : []));
  const reversedTaxes = reversals
    .filter(({ kind }) => kind === "reversal")
    .map(({ tax }) => ({ taxable: 0n, ...tax }));
  const reclaimedTaxes = reversals
    .filter(({ kind }) => kind === "reclaim")
    .map(({ tax }) => ({ taxable: 0n, ...tax }));
  const claimedLines = supplies.filter(({ line }) => line.blocked !== "lateOrElsewhere");
  const keptLines = supplies.filter(({ line }) => line.blocked === undefined);
  const available = ([1, 2, 3, 4, 5] as const).map((row) => cells[`4(A)(${row})`]);
  const owedLines = supplies.filter(({ each }) =>
    ["reverseCharge", "importOfServices"].includes(each.source),
  );
  const writeTaxes = (cell: Taxed) => write({ ...cell, taxable: 0n });
  const net = subtract(sumAmounts([...keptLines, ...reclaimedTaxes]), sumAmounts(reversedTaxes));
  return listDifferences([
    ["4(A)", writeTaxes(sumAmounts(available)), writeTaxes(sumAmounts([...claimedLines, ...reclaimedTaxes]))],
    ["4(C)", writeTaxes(cells["4(C)"]), writeTaxes(net)],
    [
      "4(A) less 4(B)",
      writeTaxes(subtract(sumAmounts(available), sumAmounts([cells["4(B)(1)"], cells["4(B)(2)"]]))),
      writeTaxes(net),
    ],
    ["3.1(d)", writeTaxes(cells["3.1(d)"]), writeTaxes(sumAmounts(owedLines))],
    ["4(D)(1)", writeTaxes(cells["4(D)(1)"]), writeTaxes(sumAmounts(reclaimedTaxes))],
  ]);
}

function listDifferences(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([name, figure, other]) =>
    figure === other ? [] : [`${name}: ${figure}, not ${other}`],
  );
}

function subtract(from: Taxed, cell: Taxed): Taxed {
  return sumAmounts([from, signAmounts(cell, true)]);
}

function write({ taxable, cgst, sgst, igst }: Taxed): string {
  return `${taxable} ${cgst} ${sgst} ${igst}`;
}
