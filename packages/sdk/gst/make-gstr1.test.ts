import { describe, expect, it } from "vitest";
import { formatPaise, formatQuantity } from "../books/money.ts";
import { GSTR1_LAWS } from "./laws.ts";
import { makeGstr1 } from "./make-gstr1.ts";
import { listSources, type Cell } from "./tables/cell.ts";
import { LISTED_TABLES } from "./tables/listed-documents.ts";
import { HAND_COMPANY, HAND_DOCUMENTS, HAND_PERIOD } from "./testing/hand-month.ts";

const gstr1 = makeGstr1(HAND_PERIOD, HAND_COMPANY, HAND_DOCUMENTS, GSTR1_LAWS);

/** `count: taxable + CGST + SGST + IGST = value` in rupees. */
function describeCell({ count, taxable, cgst, sgst, igst, value }: Cell): string {
  const [first, ...rest] = [taxable, cgst, sgst, igst].map(formatPaise);
  return `${count}: ${first} + ${rest.join(" + ")} = ${formatPaise(value)}`;
}

function writeSources(cell: Cell): string[] {
  return listSources(cell).map(({ documentId, lineNos }) => `${documentId}: ${lineNos.join(" ")}`);
}

// Every figure is worked out by hand from the documents.
describe("GSTR-1 of a month with every kind of document", () => {
  it.each([
    ["4A", "3: 6374.56 + 189.61 + 189.61 + 800.00 = 10051.00", ["101: 1 2 3", "102: 1", "107: 1"]],
    ["4B", "1: 1000.00 + 25.00 + 25.00 + 0.00 = 1000.00", ["106: 1"]],
    ["5", "1: 84745.77 + 0.00 + 0.00 + 15254.24 = 100000.01", ["504: 1"]],
    ["6A", "1: 10000.00 + 0.00 + 0.00 + 500.00 = 10500.00", ["601: 1"]],
    ["6B", "2: 6000.00 + 0.00 + 0.00 + 540.00 = 6540.00", ["103: 1", "104: 1"]],
    ["6C", "1: 300.00 + 27.00 + 27.00 + 0.00 = 354.00", ["105: 1"]],
    [
      "9B-registered",
      "4: -835.87 + -57.23 + -57.23 + -80.00 = -1031.00",
      ["701: 1", "702: 1", "703: 1", "801: 1"],
    ],
    ["9B-unregistered", "1: -3000.00 + 0.00 + 0.00 + -540.00 = -3540.00", ["704: 1"]],
  ] as const)("table %s lists its documents", (table, total, sources) => {
    const list = gstr1.listedDocuments[table];
    expect(describeCell(list.total)).toBe(total);
    expect(writeSources(list.total)).toEqual(sources);
    expect(list.rows.map((row) => writeSources(row.total))).toEqual(sources.map((each) => [each]));
  });

  it("adds the lines of a document up by rate", () => {
    const [first] = gstr1.listedDocuments["4A"].rows;
    expect(first && describeCell(first.total)).toBe("1: 2374.56 + 139.61 + 139.61 + 0.00 = 2651.00");
    expect(first?.items.map((item) => [item.rate, describeCell(item), writeSources(item)])).toEqual([
      [500n, "1: 1140.00 + 28.50 + 28.50 + 0.00 = 1197.00", ["101: 1 3"]],
      [1800n, "1: 1234.56 + 111.11 + 111.11 + 0.00 = 1456.78", ["101: 2"]],
    ]);
  });

  it("shows a credit note with the amounts that it has", () => {
    const [first] = gstr1.listedDocuments["9B-registered"].rows;
    expect(first && describeCell(first.total)).toBe("1: 411.52 + 37.04 + 37.04 + 0.00 = 486.00");
  });

  it("table 7 adds up by State and rate, less credit notes and with debit notes", () => {
    const { total, rows } = gstr1.smallSupplies;
    expect(describeCell(total)).toBe("8: 115736.23 + -13.24 + -13.24 + 20834.24 = 136543.99");
    expect(
      rows.map((row) => [
        row.isInterState ? "INTER" : "INTRA",
        row.placeOfSupply,
        row.rate,
        describeCell(row),
        writeSources(row),
      ]),
    ).toEqual([
      ["INTRA", "32", 500n, "2: 190.47 + 4.76 + 4.76 + 0.00 = 199.99", ["501: 1", "705: 1"]],
      [
        ...(["INTRA", "32", 1800n, "3: -200.00 + -18.00 + -18.00 + 0.00 = -236.00"] as const),
        ["505: 1", "527: 1", "706: 1"],
      ],
      [
        ...(["INTER", "33", 1800n, "3: 115745.76 + 0.00 + 0.00 + 20834.24 = 136580.00"] as const),
        ["502: 1", "503: 1", "802: 1"],
      ],
    ]);
  });

  it("table 7 has a row for each State", () => {
    const documents = HAND_DOCUMENTS.filter(({ id }) => id === 502 || id === 503).map((document) =>
      document.id === 502 ? { ...document, placeOfSupply: "29" } : document,
    );
    const { rows } = makeGstr1(HAND_PERIOD, HAND_COMPANY, documents, GSTR1_LAWS).smallSupplies;
    expect(rows.map((row) => [row.placeOfSupply, writeSources(row)])).toEqual([
      ["29", ["502: 1"]],
      ["33", ["503: 1"]],
    ]);
  });

  it("table 8 takes nil-rated, exempt and non-GST lines out of their documents", () => {
    const { total, rows } = gstr1.untaxedSupplies;
    expect(describeCell(total)).toBe("4: 3060.00 + 0.00 + 0.00 + 0.00 = 3060.00");
    expect(
      rows.map(({ supplyType, cells: { nilRated, exempt, nonGst } }) => [
        supplyType,
        ...[nilRated, exempt, nonGst].map((cell) => formatPaise(cell.taxable)),
        ...[nilRated, exempt, nonGst].flatMap(writeSources),
      ]),
    ).toEqual([
      ["INTRB2B", "2500.00", "0.00", "0.00", "102: 2"],
      ["INTRAB2C", "0.00", "60.00", "500.00", "501: 2", "705: 2", "505: 2"],
    ]);
  });

  it("table 12 has registered and unregistered customers apart, by code, unit and rate", () => {
    const parts = gstr1.hsnSummary.map(({ part, total, rows }) => [
      part,
      describeCell(total),
      ...rows.map(
        (row) => `${row.hsnCode} ${row.uqc} ${row.rate} ${formatQuantity(row.quantity)} ${describeCell(row)}`,
      ),
    ]);
    expect(parts).toEqual([
      [
        "registered",
        "11: 15338.69 + 184.38 + 184.38 + 1260.00 = 16967.45",
        "10063010 KGS 0 50.000 1: 2500.00 + 0.00 + 0.00 + 0.00 = 2500.00",
        "19053100 PAC 500 32.000 2: 3140.00 + 78.50 + 78.50 + 0.00 = 3297.00",
        "22021010 BTL 4000 100.000 2: 1800.00 + 0.00 + 0.00 + 720.00 = 2520.00",
        "34025000 KGS 1800 23.000 7: 6898.69 + 80.88 + 80.88 + 540.00 = 7600.45",
        "996511 NA 500 0.000 1: 1000.00 + 25.00 + 25.00 + 0.00 = 1050.00",
      ],
      [
        "unregistered",
        "11: 208042.00 + -13.24 + -13.24 + 36048.48 = 244064.00",
        "04011000 LTR 0 1.000 2: 60.00 + 0.00 + 0.00 + 0.00 = 60.00",
        "19053100 PAC 500 102.000 3: 10190.47 + 4.76 + 4.76 + 500.00 = 10699.99",
        "27101241 LTR 0 5.000 1: 500.00 + 0.00 + 0.00 + 0.00 = 500.00",
        "34025000 KGS 1800 650.000 7: 197191.53 + -27.00 + -27.00 + 35548.48 = 232686.01",
        "996511 NA 1800 0.000 1: 100.00 + 9.00 + 9.00 + 0.00 = 118.00",
      ],
    ]);
  });

  it.each([
    ["rate", { uqc: "KGS" }, [["101: 1 3"], ["101: 2"]]],
    ["unit", { taxRate: 500n }, [["101: 2"], ["101: 1 3"]]],
    ["code, unit and rate", { uqc: "KGS", taxRate: 500n }, [["101: 1 2 3"]]],
  ])("table 12 has a row for each %s of a code", (_, change, sources) => {
    const documents = HAND_DOCUMENTS.filter(({ id }) => id === 101).map((document) => ({
      ...document,
      lines: document.lines.map((line) => ({ ...line, hsnCode: "19053100", ...change })),
    }));
    const [part] = makeGstr1(HAND_PERIOD, HAND_COMPANY, documents, GSTR1_LAWS).hsnSummary;
    expect(part?.rows.map(writeSources)).toEqual(sources);
  });

  it("table 13 has each series with its cancelled numbers, and begins again after a gap", () => {
    expect(
      gstr1.issuedNumbers.map(
        ({ kind, from, to, documentIds, cancelledIds }) =>
          `${kind} ${from} to ${to}: ${documentIds.length}, cancelled ${cancelledIds.join(" ") || "none"}`,
      ),
    ).toEqual([
      "invoice A/26-27/101 to A/26-27/108: 8, cancelled 108",
      "invoice B/26-27/501 to B/26-27/505: 5, cancelled none",
      "invoice B/26-27/507 to B/26-27/507: 1, cancelled none",
      "invoice E/26-27/1 to E/26-27/1: 1, cancelled none",
      "debitNote D/26-27/1 to D/26-27/2: 2, cancelled none",
      "creditNote C/26-27/1 to C/26-27/7: 7, cancelled none",
      "deliveryChallan V/26-27/9 to V/26-27/10: 2, cancelled 902",
    ]);
  });

  it("has tables that other months leave empty, and no documents of other months", () => {
    const november = makeGstr1({ kind: "month", month: "2026-11" }, HAND_COMPANY, HAND_DOCUMENTS, GSTR1_LAWS);
    for (const table of LISTED_TABLES)
      expect(november.listedDocuments[table]).toMatchObject({ total: { count: 0 }, rows: [] });
    expect(november).toMatchObject({
      smallSupplies: { rows: [] },
      untaxedSupplies: { rows: [] },
      issuedNumbers: [],
    });
  });
});
