import { gzipSync } from "node:zlib";
import { formatPaise } from "../../packages/sdk/books/money.ts";
import { makeNoisyBooks } from "../../packages/sdk/gst/statement-2b/testing/noisy-books.ts";
import {
  makeBlock,
  makeFile,
  makeFileInvoice,
  SAMPLE_LIMITS,
} from "../../packages/sdk/gst/statement-2b/testing/sample-statement.ts";
import type { BooksEntry, StatementDocument } from "../../packages/sdk/gst/statement-2b/statement.ts";
import { matchFile } from "../../packages/server/gst/statement-2b/match-file.ts";
import type { EntryRow } from "../../packages/server/gst/statement-2b/statement-task.ts";
import { formatSeconds, type BenchRow } from "../figure.ts";
import { calculateMedian, measureMilliseconds } from "../measure.ts";

/** What the server's thread does: the file is stored compressed, and is read again for each match. */
export const g2: BenchRow = {
  id: "G2",
  about: "a GSTR-2B of 20,000 documents, read and matched with as many entries of the books",
  isAlone: true,
  async measure() {
    const { documents, entries } = makeNoisyBooks(20_000, 2);
    const task = {
      ...{ kind: "match" as const, ...SAMPLE_LIMITS, query: "allExact" as const },
      file: new Uint8Array(gzipSync(writeFile(documents))),
    };
    const rows = entries.map(makeRow);
    const times: number[] = [];
    for (let round = 0; round < 3; round++)
      times.push(
        await measureMilliseconds(async () => {
          const { rowCount } = matchFile(task, rows);
          if (rowCount < documents.length / 2) throw new Error(`Only ${rowCount} documents match exactly.`);
        }),
      );
    const time = calculateMedian(times);
    return [
      {
        what: `${documents.length.toLocaleString("en")} documents with noise`,
        figure: formatSeconds(time),
        baseline: formatSeconds(MOST_MS),
        ratio: time / MOST_MS,
        goal: { most: 1 },
      },
    ];
  },
};

function writeFile(documents: readonly StatementDocument[]): string {
  const invoicesOf = new Map<string, object[]>();
  for (const document of documents) {
    const gstin = document.gstin ?? "";
    invoicesOf.set(gstin, [...(invoicesOf.get(gstin) ?? []), makeInvoice(document)]);
  }
  const blocks = [...invoicesOf].map(([ctin, inv]) => makeBlock({ ctin, inv }));
  return JSON.stringify(makeFile({ b2b: blocks }));
}

function makeInvoice({ number, date, value, taxable, cgst, sgst, igst }: StatementDocument): object {
  const toRupees = (amount: bigint) => Number(amount) / 100;
  const tax = igst === 0n ? { cgst: toRupees(cgst), sgst: toRupees(sgst) } : { igst: toRupees(igst) };
  return makeFileInvoice({
    ...{ inum: number, dt: date.split("-").toReversed().join("-"), val: toRupees(value) },
    items: [{ num: 1, rt: 18, txval: toRupees(taxable), ...tax, cess: 0 }],
  });
}

function makeRow({ kind, gstin, number, date, ...amounts }: BooksEntry, at: number): EntryRow {
  const { value, taxable, cgst, sgst, igst } = amounts;
  return {
    ...{ voucherId: at + 1, voucherKind: "purchase", voucherNo: `PUR/${at + 1}`, partyName: null },
    ...{ kind: kind === "creditNote" ? kind : "invoice", gstin, number, date, value: formatPaise(value) },
    ...{ taxable: formatPaise(taxable), cgst: formatPaise(cgst), sgst: formatPaise(sgst) },
    igst: formatPaise(igst),
  };
}

const MOST_MS = 5000;
