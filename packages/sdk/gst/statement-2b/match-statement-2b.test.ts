import { expect, it } from "vitest";
import { matchStatement2b } from "./match-statement-2b.ts";
import type { BooksEntry, StatementDocument } from "./statement.ts";
import { makeDocument, makeEntry, SECOND_GSTIN } from "./testing/sample-statement.ts";

type Changes<Document> = readonly Partial<Document>[];

/** Sorted texts `document = entry: result, field`, with numbers of documents and ids of entries. */
function match(documents: Changes<StatementDocument>, entries: Changes<BooksEntry>): string[] {
  const statement = {
    documents: documents.map((change, at) => makeDocument({ path: `b2b[${at}]`, ...change })),
  };
  const { matches } = matchStatement2b(
    statement,
    entries.map((change, at) => makeEntry({ id: `E${at + 1}`, ...change })),
  );
  const texts = matches.map((one) => {
    const document = "document" in one ? one.document.number : "-";
    const entry = "entry" in one && one.entry ? one.entry.id : "-";
    const field = "difference" in one && one.difference ? `, ${one.difference.field}` : "";
    return `${document} = ${entry}: ${one.result}${field}`;
  });
  return texts.toSorted();
}

const INVOICE_42 = { number: "INV/0042/26-27" };

it.each<[string, Partial<BooksEntry>]>([
  ["all is the same", {}],
  ["the number is spelt differently", { number: "inv-42" }],
  ["an amount differs by a rupee", { value: 1181_00n }],
  ["all amounts differ by paise", { taxable: 999_50n, cgst: 89_96n, sgst: 89_96n, value: 1179_42n }],
])("a document matches exactly if %s", (_, change) => {
  expect(match([INVOICE_42], [change])).toEqual(["INV/0042/26-27 = E1: exact"]);
});

it.each<[string, Partial<BooksEntry>]>([
  ["gstin", { gstin: SECOND_GSTIN }],
  ["gstin", { gstin: null }],
  ["number", { number: "INV/0024/26-27" }],
  ["number", { number: "99" }],
  ["number", { number: null }],
  ["date", { date: "2026-10-06" }],
  ["date", { date: "2025-10-05" }],
  ["taxable", { taxable: 1001_01n }],
  ["taxable", { taxable: 2000_00n, cgst: 180_00n, sgst: 180_00n, value: 2360_00n }],
  // The tax of another State was claimed.
  ["cgst", { cgst: 0n, sgst: 0n, igst: 180_00n }],
  ["sgst", { sgst: 91_01n }],
  ["igst", { igst: 180_00n }],
  ["cess", { cess: 1_01n }],
  ["value", { value: 1181_01n }],
])("a match is probable if only the %s differs: %o", (field, change) => {
  expect(match([INVOICE_42], [change])).toEqual([`INV/0042/26-27 = E1: probable, ${field}`]);
});

it("names all amounts that differ, as both sides have them", () => {
  const { matches } = matchStatement2b({ documents: [makeDocument()] }, [
    makeEntry({ taxable: 1100_00n, cgst: 99_00n, sgst: 99_00n, value: 1298_00n }),
  ]);
  expect(matches).toMatchObject([
    {
      result: "probable",
      difference: {
        field: "taxable",
        fields: [
          { field: "taxable", statement: 1000_00n, books: 1100_00n },
          { field: "cgst", statement: 90_00n, books: 99_00n },
          { field: "sgst", statement: 90_00n, books: 99_00n },
          { field: "value", statement: 1180_00n, books: 1298_00n },
        ],
      },
    },
  ]);
});

it("names the supplier's other GSTIN", () => {
  const { matches } = matchStatement2b({ documents: [makeDocument()] }, [makeEntry({ gstin: SECOND_GSTIN })]);
  expect(matches).toMatchObject([
    { difference: { fields: [{ field: "gstin", statement: "32AABCM5521F1Z0", books: "33AABCM5521F1ZY" }] } },
  ]);
});

it.each<[string, Partial<BooksEntry>]>([
  ["it is another supplier's", { gstin: "32AABCX5521F1Z0" }],
  ["it is of another kind", { kind: "debitNote" }],
  ["number and date differ", { number: "INV-77", date: "2026-10-06" }],
  ["number and amounts differ", { number: "INV-77", value: 1200_00n }],
  ["date and amounts differ", { date: "2026-10-06", value: 1200_00n }],
  ["GSTIN and date differ", { gstin: SECOND_GSTIN, date: "2026-10-06" }],
  ["the supplier's other GSTIN has other amounts", { gstin: SECOND_GSTIN, value: 1200_00n }],
  ["nobody has a GSTIN or a number", { gstin: null, number: null }],
])("a document and an entry stay alone if %s", (_, change) => {
  expect(match([INVOICE_42], [change])).toEqual([
    "- = E1: inBooksOnly",
    "INV/0042/26-27 = -: inStatementOnly",
  ]);
});

it("a document whose credit may not be claimed says why, with its entry or without", () => {
  const ineligible = { code: "placeOfSupply", text: "P" } as const;
  expect(match([{ ineligible }], [{}])).toEqual(["INV/0042/26-27 = E1: notEligible"]);
  expect(match([{ ineligible }], [{ date: "2026-10-06" }])).toEqual([
    "INV/0042/26-27 = E1: notEligible, date",
  ]);
  expect(match([{ ineligible }], [])).toEqual(["INV/0042/26-27 = -: notEligible"]);
  const { matches } = matchStatement2b({ documents: [makeDocument({ ineligible })] }, []);
  expect(matches).toMatchObject([
    { result: "notEligible", reason: ineligible, entry: null, difference: null },
  ]);
});

it("a credit note matches a purchase return, also if the books have no number of the supplier's", () => {
  const kind = "creditNote" as const;
  expect(match([{ kind, number: "CN-7" }], [{ kind, number: "CN7" }])).toEqual(["CN-7 = E1: exact"]);
  expect(match([{ kind, number: "CN-7" }], [{ kind, number: null }])).toEqual([
    "CN-7 = E1: probable, number",
  ]);
});

it("a bill of entry has no GSTIN on either side", () => {
  const bill = { kind: "billOfEntry", gstin: null, number: "2566282" } as const;
  expect(match([bill], [bill])).toEqual(["2566282 = E1: exact"]);
});

it("no document takes the entry that matches another one exactly", () => {
  const documents = [{ number: "INV-43" }, { number: "INV-42" }, { number: "INV-24" }];
  expect(match(documents, [{ number: "INV-42" }])).toEqual([
    "INV-24 = -: inStatementOnly",
    "INV-42 = E1: exact",
    "INV-43 = -: inStatementOnly",
  ]);
  // Here the amounts and the date decide: E1 is nearer to the second, which has a better entry.
  expect(
    match(
      [{ number: "INV-42", value: 1500_00n }, { number: "INV-42/A" }],
      [{ number: "INV-42" }, { number: "INV-42/A", date: "2026-10-07" }],
    ),
  ).toEqual(["INV-42 = E1: probable, value", "INV-42/A = E2: probable, date"]);
});

it("an entry with the same number goes before one with the same date and amounts", () => {
  expect(match([INVOICE_42], [{ number: "INV/0043" }, { date: "2026-10-09" }])).toEqual([
    "- = E1: inBooksOnly",
    "INV/0042/26-27 = E2: probable, date",
  ]);
});

it("of two entries that could be meant, the nearer one is taken", () => {
  expect(match([INVOICE_42], [{ date: "2026-10-20" }, { date: "2026-10-06" }])).toContain(
    "INV/0042/26-27 = E2: probable, date",
  );
  expect(match([INVOICE_42], [{ value: 1300_00n }, { value: 1200_00n }])).toContain(
    "INV/0042/26-27 = E2: probable, value",
  );
  expect(match([INVOICE_42], [{ number: "INV/7742" }, { number: "INV/43" }])).toContain(
    "INV/0042/26-27 = E2: probable, number",
  );
  // Two numbers that are spelt differently: the one that is spelt alike is meant.
  expect(match([{ number: "1/2" }, { number: "01/2" }], [{ number: "01/2" }, { number: "1/2" }])).toEqual([
    "01/2 = E1: exact",
    "1/2 = E2: exact",
  ]);
});

it("a wrong number is found among many documents of the same day and amounts", () => {
  const numbers = Array.from({ length: 60 }, (_, at) => `A${String(at + 100)}`);
  const entries = numbers.map((number) => ({ number: number === "A105" ? "Z905" : number }));
  const results = match(
    numbers.map((number) => ({ number })),
    entries,
  );
  expect(results).toHaveLength(60);
  expect(results).toContain("A105 = E6: probable, number");
});

it("each document and each entry is used once", () => {
  expect(match([INVOICE_42, { number: "INV-42", path: "x" }], [{}])).toEqual([
    "INV-42 = -: inStatementOnly",
    "INV/0042/26-27 = E1: exact",
  ]);
  expect(match([INVOICE_42], [{}, {}, { date: "2026-10-06" }])).toEqual([
    "- = E2: inBooksOnly",
    "- = E3: inBooksOnly",
    "INV/0042/26-27 = E1: exact",
  ]);
});

it("nothing matches nothing", () => {
  expect(matchStatement2b({ documents: [] }, [])).toEqual({ matches: [], comparisons: 0 });
});
