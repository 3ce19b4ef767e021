import type { DocumentKind, OutwardDocument } from "../document.ts";

/** A row of table 13: consecutive numbers of a series. A gap begins another row. */
export interface IssuedNumbers {
  kind: DocumentKind;
  series: string;
  /** The first and the last number, as they are printed. */
  from: string;
  to: string;
  /** With cancelled ones, which were issued too. */
  documentIds: readonly number[];
  cancelledIds: readonly number[];
}

/** Rows by kind, series and number. */
export function listIssuedNumbers(documents: readonly OutwardDocument[]): IssuedNumbers[] {
  const runs: OutwardDocument[][] = [];
  for (const document of documents.toSorted(compareNumbers)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isNext(last, document)) run.push(document);
    else runs.push([document]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return [];
    return {
      ...{ kind: first.kind, series: first.series, from: first.number, to: last.number },
      documentIds: run.map(({ id }) => id),
      cancelledIds: run.filter(({ isCancelled }) => isCancelled).map(({ id }) => id),
    };
  });
}

/** A number that was used twice does not begin another row. */
function isNext(last: OutwardDocument, { kind, series, seriesNumber }: OutwardDocument): boolean {
  return last.kind === kind && last.series === series && seriesNumber - last.seriesNumber <= 1;
}

function compareNumbers(a: OutwardDocument, b: OutwardDocument): number {
  const byKind = KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);
  if (byKind !== 0) return byKind;
  if (a.series !== b.series) return a.series < b.series ? -1 : 1;
  return a.seriesNumber - b.seriesNumber || a.id - b.id;
}

/** As table 13 has them. */
const KIND_ORDER: readonly DocumentKind[] = ["invoice", "debitNote", "creditNote", "deliveryChallan"];
