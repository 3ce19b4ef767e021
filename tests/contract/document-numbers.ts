import { describe, expect, it } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { deriveReportColumns } from "../../packages/server/http/report-columns.ts";
import type { Product } from "../product.ts";
import { makeSampleRequest, operations } from "../wall/operations.ts";
import { listVisitors } from "../wall/visitors.ts";
import { pickOneIn } from "../whole.ts";

/**
 * Tests that each report of the demo sorts its document numbers by prefix and then by number, as
 * table and as CSV.
 */
export function describeDocumentNumbers(getProduct: () => Product): void {
  describe("document numbers", () => {
    it("are marked in the contract in every report that has them", () => {
      const unmarkedNumbers = [...reportColumns].flatMap(([id, { formats, documentNumbers }]) =>
        [...formats.keys()]
          .filter((name) => /No$/i.test(name) && !documentNumbers?.has(name))
          .map((name) => `${id} ${name}`),
      );
      expect(unmarkedNumbers.filter((each) => !OTHER_NUMBERS.test(each))).toEqual([]);
    });

    it("sort by prefix and then by number, in both directions", { timeout: 120_000 }, async () => {
      const product = getProduct();
      const cookie = await product.signIn(1, "meera");
      const [visitor] = await listVisitors(product.db, 1);
      if (!visitor) throw new Error("no administrator");
      let mixedCount = 0;
      for (const operation of pickOneIn(2, numberedOperations)) {
        const names = [...(reportColumns.get(operation.id)?.documentNumbers ?? [])];
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
  });
}

/** Empty ones first, then by prefix; a number without digits precedes the others of its prefix. */
function sortNumbers(numbers: readonly (string | null)[]): (string | null)[] {
  const parse = (text: string | null) => {
    const [, prefix = "", digits = ""] = /^(.*?)(\d*)$/.exec(text ?? "") ?? [];
    return {
      isEmpty: text === null,
      prefix: prefix.toLowerCase(),
      number: digits === "" ? -1 : Number(digits),
    };
  };
  return numbers.toSorted((one, other) => {
    const [a, b] = [parse(one), parse(other)];
    if (a.isEmpty || b.isEmpty) return Number(b.isEmpty) - Number(a.isEmpty);
    if (a.prefix !== b.prefix) return a.prefix < b.prefix ? -1 : 1;
    return a.number - b.number;
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
const numberedOperations = operations.filter(
  ({ id }) => (reportColumns.get(id)?.documentNumbers?.size ?? 0) > 0,
);
/**
 * Columns whose name ends like a document number's: of an account, a party or a cheque, a line's
 * position, whole numbers, and one that is always null.
 */
const OTHER_NUMBERS =
  / (HSlNo|GSlNo|GSTinNo|ChkNo|S[lL][nN]o|LineNo|ReNo)$|^trialBalance\.report RetailBillNo$/;
