import { describe, expect, it } from "vitest";
import { createRowModel } from "../../packages/sdk/report/rows/row-model.ts";
import type { AnyReport, Paging } from "../../packages/server/contract/report.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { deriveReportColumns } from "../../packages/server/http/report-columns.ts";
import { buildNaturalOrderSql } from "../../packages/server/report/plan/natural-order-sql.ts";
import { writeTablePage } from "../../packages/server/report/representations.ts";
import { compareNaturally } from "../../packages/server/stand-in/cells.ts";
import type { Product } from "../product.ts";
import { makeSampleRequest, operations } from "../wall/operations.ts";
import { listVisitors } from "../wall/visitors.ts";
import { pickOneIn } from "../whole.ts";

/**
 * Tests that each report of the demo sorts its document numbers, and other texts with numbers, in
 * natural order, as table and as CSV.
 */
export function describeDocumentNumbers(getProduct: () => Product): void {
  describe("document numbers", () => {
    it("are marked in the contract in every report that has them", () => {
      const unmarkedNumbers = [...reportColumns].flatMap(([id, { formats, naturalColumns }]) =>
        [...formats.keys()]
          .filter((name) => NUMBERED_TEXT.test(name) && !naturalColumns?.has(name))
          .map((name) => `${id} ${name}`),
      );
      expect(unmarkedNumbers.filter((each) => !OTHER_NUMBERS.test(each))).toEqual([]);
    });

    it("sort in natural order, in both directions", { timeout: 120_000 }, async () => {
      const product = getProduct();
      const cookie = await product.signIn(1, "meera");
      const [visitor] = await listVisitors(product.db, 1);
      if (!visitor) throw new Error("no administrator");
      let mixedCount = 0;
      for (const operation of pickOneIn(2, numberedOperations)) {
        const names = [...(reportColumns.get(operation.id)?.naturalColumns ?? [])];
        const request = makeSampleRequest(operation, visitor.known);
        const read = async (sort: string, Accept: string) => {
          const query = { ...request.query, sort, pageSize: "10000" };
          const answer = await product.call({ ...request, query, cookie, headers: { Accept } });
          expect(answer.status, `${operation.id} ${answer.text.slice(0, 300)}`).toBe(200);
          return answer;
        };
        const readNumbers = async (name: string, sort: string) => {
          const table = (await read(sort, TABLE_TYPE)).read<{ columns: string[]; rows: unknown[][] }>();
          return table.rows.map((row) => row[table.columns.indexOf(name)] as string | null);
        };
        for (const name of names) {
          const numbers = await readNumbers(name, name);
          expect(numbers, `${operation.id} ${name}`).toEqual(sortNumbers(numbers));
          expect(await readNumbers(name, `-${name}`), `${operation.id} -${name}`).toEqual(
            numbers.toReversed(),
          );
          if (numbers.join() !== numbers.toSorted().join()) mixedCount += 1;
        }
        if (operation.id !== numberedOperations[0]?.id) continue;
        const [name = ""] = names;
        const [header = "", ...lines] = (await read(name, "text/csv")).text.trimEnd().split("\r\n");
        const at = header.split(",").indexOf(name);
        expect(at).toBeGreaterThanOrEqual(0);
        const numbers = await readNumbers(name, name);
        expect(lines.map((line) => line.split(",")[at])).toEqual(numbers.map((number) => number ?? ""));
      }
      expect(mixedCount, "columns that would sort differently as texts").toBeGreaterThan(3);
    });

    describeNaturalOrder(getProduct);
  });
}

/** Tests that the database, the stand-in and the browser's table have one natural order. */
function describeNaturalOrder(getProduct: () => Product): void {
  const numbers = SORTED_NUMBERS.flat();
  /** Neither in their order nor in its reverse. */
  const shuffledPlaces = numbers.map((_, at) => (at * 7 + 3) % numbers.length);
  const listPlaces = (rows: readonly unknown[][]) =>
    rows.map(([number]) => SORTED_NUMBERS.findIndex((equal) => equal.includes(number as string | null)));
  const risingPlaces = SORTED_NUMBERS.flatMap((equal, place) => equal.map(() => place));
  const shuffledRows = shuffledPlaces.map((at) => [numbers[at] ?? null]);

  const makeNumberReport = (): AnyReport => {
    const { db } = getProduct();
    const parts = shuffledPlaces.map(
      () => "SELECT ? AS id, CAST(? AS CHAR(64)) COLLATE utf8mb4_unicode_ci AS number",
    );
    const values = shuffledPlaces.flatMap((at) => [at, numbers[at] ?? null]);
    return {
      rows: db.from(db.raw(`(${parts.join(" UNION ALL ")}) as d`, values)),
      columns: { Number: "d.number" },
      search: ["Number"],
      sort: "Number",
      key: "d.id",
    };
  };
  const walkNumbers = async (sort: string, pageSize: number) => {
    const columns = {
      ...{ formats: new Map([["Number", undefined]]), writers: new Map(), totals: [] },
      naturalColumns: new Set(["Number"]),
    };
    const rows: unknown[][] = [];
    let after: string | undefined = "start";
    while (after) {
      const paging: Paging = { page: 1, pageSize, after, sort };
      const text = await writeTablePage(getProduct().db, makeNumberReport(), columns, paging, JSON.stringify);
      const answer = JSON.parse(text) as { rows: unknown[][]; page: { next?: string } };
      rows.push(...answer.rows);
      after = answer.page.next;
    }
    return listPlaces(rows);
  };

  it.each([
    ["at once", 100],
    ["page by page", 2],
  ])("are sorted by the database in both directions, %s", async (_, pageSize) => {
    expect(numbers).toHaveLength(27);
    expect(await walkNumbers("Number", pageSize)).toEqual(risingPlaces);
    expect(await walkNumbers("-Number", pageSize)).toEqual(risingPlaces.toReversed());
  });

  it("are sorted alike by a database that has no function for it", async () => {
    const filledSql = buildNaturalOrderSql("d.number").replace(/\/\*M!100700.*?\*\//, "");
    expect(filledSql).not.toContain("NATURAL_SORT_KEY");
    const rows: { number: string | null }[] = await makeNumberReport()
      .rows.orderByRaw(`${filledSql}, d.id`)
      .select("d.number");
    expect(listPlaces(rows.map(({ number }) => [number]))).toEqual(risingPlaces);
  });

  it("are sorted alike by the stand-in and by the browser's table", () => {
    const compare = ([a]: readonly (string | null)[], [b]: readonly (string | null)[]) =>
      compareNaturally(a ?? null, b ?? null);
    expect(listPlaces(shuffledRows.toSorted(compare))).toEqual(risingPlaces);
    const column = {
      ...{ id: "number", label: "", kind: "text" as const, isSortable: true },
      value: ([number]: readonly unknown[]) => number as string | null,
    };
    const { view } = createRowModel(shuffledRows, [column]);
    const listSorted = (isDescending: boolean) =>
      listPlaces([...view({ sort: { id: "number", isDescending } })].map((at) => shuffledRows[at] ?? []));
    expect(listSorted(false)).toEqual(risingPlaces);
    expect(listSorted(true)).toEqual(risingPlaces.toReversed());
  });
}

/** Empty ones first; a number without digits precedes the others of its prefix. */
function sortNumbers(numbers: readonly (string | null)[]): (string | null)[] {
  const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return numbers.toSorted((one, other) => {
    if (one === null || other === null) return Number(one !== null) - Number(other !== null);
    return compare(one, other);
  });
}

const TABLE_TYPE = "application/vnd.vanbook.table+json";
const reportColumns = new Map(
  Object.values(readSpec().paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => TABLE_TYPE in responses["200"].content)
    .map(({ operationId, responses }) => [
      operationId,
      deriveReportColumns(responses["200"].content["application/json"]?.schema ?? {}),
    ]),
);
/** Of a document, a cheque, a batch, a series, a tax or a vehicle. */
const NUMBERED_TEXT = /(No|Series|Batch|BatchName|TaxName|VanName)$/i;
const numberedOperations = operations.filter(
  ({ id }) => (reportColumns.get(id)?.naturalColumns?.size ?? 0) > 0,
);
/**
 * Columns whose name ends like a document number's: of an account or a party, a line's
 * position, whole numbers, and one that is always null.
 */
const OTHER_NUMBERS = / (HSlNo|GSlNo|GSTinNo|S[lL][nN]o|LineNo|ReNo)$|^trialBalance\.report RetailBillNo$/;
/** In order; the numbers that are equal stand together. */
const SORTED_NUMBERS: readonly (readonly (string | null)[])[] = [
  [null],
  ["7", "007"],
  ["9/26-27"],
  ["10/26-27"],
  ["2026/3"],
  ["12345678901234567890122"],
  ["12345678901234567890123"],
  ["A"],
  ["A1", "á1", "A01"],
  ["a2"],
  ["A10"],
  ["B2B/26-27/100"],
  ["B2C/9-10/5"],
  ["B2C/25-26/7"],
  ["B2C/26-27/"],
  ["B2C/26-27/9"],
  ["b2c/26-27/10", "B2C/26-27/00010"],
  ["B2C/26-27/10A"],
  ["B2C/26-27/12345678901234567890122"],
  ["B2C/26-27/12345678901234567890123"],
  ["VB/26-27/5"],
  ["VB/26-27/400"],
  ["VB/30"],
];
