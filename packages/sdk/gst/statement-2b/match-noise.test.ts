import { describe, expect, it } from "vitest";
import { matchStatement2b, type StatementMatch } from "./match-statement-2b.ts";
import { readStatement2b } from "./read-statement-2b.ts";
import {
  SAMPLE_LIMITS,
  makeBlock,
  makeDocument,
  makeEntry,
  makeFile,
  makeFileInvoice,
} from "./testing/sample-statement.ts";
import { createRandom } from "../testing/random.ts";
import { EXACT_NOISE, makeNoisyBooks, type NoisyBooks } from "./testing/noisy-books.ts";

/** How often a result is right, and how many of the true pairs are found. */
function countResults({ documents, entries, truth }: NoisyBooks) {
  const { matches } = matchStatement2b({ documents }, entries);
  const pairs = matches.filter(isPair);
  const exactPairs = pairs.filter(({ result }) => result === "exact");
  const probablePairs = pairs.filter(({ result }) => result === "probable");
  const isRight = ({ document, entry }: Pair) => truth.get(document.path)?.id === entry.id;
  const exactTruth = [...truth.values()].filter(({ noise }) => EXACT_NOISE.has(noise));
  return {
    truePairs: truth.size,
    trueExact: exactTruth.length,
    exact: exactPairs.length,
    exactRight: exactPairs.filter(isRight).length,
    probable: probablePairs.length,
    probableRight: probablePairs.filter(isRight).length,
  };
}

type Pair = Extract<StatementMatch, { result: "exact" | "probable" }>;

function isPair(match: StatementMatch): match is Pair {
  return match.result === "exact" || match.result === "probable";
}

describe("of 2,000 documents that the books have with mistakes", () => {
  it.each([1, 2, 3])("exact matches are all right, probable ones nearly all (seed %s)", (seed) => {
    const counts = countResults(makeNoisyBooks(2_000, seed));
    console.info(`GSTR-2B, seed ${seed}: ${JSON.stringify(counts)}`);
    expect(counts.truePairs).toBeGreaterThan(1_900);
    expect(counts.exactRight).toBe(counts.exact);
    expect(counts.exact).toBe(counts.trueExact);
    expect(counts.probableRight / counts.probable).toBeGreaterThanOrEqual(0.99);
    expect((counts.exactRight + counts.probableRight) / counts.truePairs).toBeGreaterThanOrEqual(0.95);
  });

  it("the order in which they come changes nothing", () => {
    const { documents, entries } = makeNoisyBooks(2_000, 4);
    const matchesBefore = matchStatement2b({ documents }, entries);
    const random = createRandom(5);
    for (let time = 0; time < 3; time += 1)
      expect(matchStatement2b({ documents: random.shuffle(documents) }, random.shuffle(entries))).toEqual(
        matchesBefore,
      );
  });

  it("each document and each entry is in one match", () => {
    const { documents, entries } = makeNoisyBooks(2_000, 6);
    const { matches } = matchStatement2b({ documents }, entries);
    const matchedPaths = matches.flatMap((one) => ("document" in one ? [one.document.path] : []));
    const matchedIds = matches.flatMap((one) => ("entry" in one && one.entry ? [one.entry.id] : []));
    expect(matchedPaths.toSorted()).toEqual(documents.map(({ path }) => path).toSorted());
    expect(matchedIds.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  });
});

describe("of 20,000 documents", () => {
  it("few pairs are compared, and ten times as many of ten times as many", () => {
    const [few, many] = [2_000, 20_000].map((count) => {
      const { documents, entries } = makeNoisyBooks(count, 7);
      return matchStatement2b({ documents }, entries).comparisons / documents.length;
    }) as [number, number]; // one for each
    expect(many).toBeLessThan(3);
    expect(many).toBeLessThan(few * 1.2);
  });

  it("few pairs are compared also if all documents look alike", () => {
    const documents = Array.from({ length: 20_000 }, (_, at) =>
      makeDocument({ path: `b2b[${at}]`, number: `A${at}` }),
    );
    const entries = Array.from({ length: 20_000 }, (_, at) => makeEntry({ id: `E${at}`, number: `B${at}` }));
    const { matches, comparisons } = matchStatement2b({ documents }, entries);
    expect(comparisons).toBeLessThan(20_000 * 20);
    expect(matches.every(({ result }) => result !== "exact")).toBe(true);
    const sameNumbers = matchStatement2b(
      { documents: documents.map((one, at) => ({ ...one, number: "7", taxable: BigInt(at) * 200n })) },
      entries.map((one, at) => ({ ...one, number: "7", taxable: BigInt(at) * 200n + 150n })),
    );
    expect(sameNumbers.comparisons).toBeLessThan(20_000 * 20);
  });

  it("all are read from a file", () => {
    const { documents } = makeNoisyBooks(20_000, 8);
    const invoices = documents.map(({ number, taxable, cgst, value, date }, at) =>
      makeFileInvoice({
        ...{ inum: `${at}-${number}`, dt: date.split("-").toReversed().join("-"), val: Number(value) / 100 },
        items: [
          {
            num: 1,
            rt: 18,
            txval: Number(taxable) / 100,
            cgst: Number(cgst) / 100,
            sgst: Number(cgst) / 100,
          },
        ],
      }),
    );
    const file = JSON.stringify(makeFile({ b2b: [makeBlock({ inv: invoices })] }));
    const { statement, refusals } = readStatement2b(file, SAMPLE_LIMITS);
    expect(refusals).toEqual([]);
    expect(statement?.documents.map(({ taxable }) => taxable)).toEqual(
      documents.map(({ taxable }) => taxable),
    );
  });
});
