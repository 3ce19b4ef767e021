import { expect, it } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { deriveReportColumns } from "../../packages/server/http/report-columns.ts";
import type { Product, Request } from "../product.ts";
import { makeSampleRequest, operations } from "../wall/operations.ts";
import { listVisitors } from "../wall/visitors.ts";
import { isWhole } from "../whole.ts";

/**
 * Tests that the pages of each report, each requested with the `next` of the one before, have the
 * rows of one large page: in the report's own order and sorted by each column, in both directions.
 */
export function describeEveryWalk(getProduct: () => Product): void {
  it("each report's pages that follow a row have all rows once, in order", { timeout: 600_000 }, async () => {
    const product = getProduct();
    const cookie = await product.signIn(1, "meera");
    const [visitor] = await listVisitors(product.db, 1);
    if (!visitor) throw new Error("no administrator");
    let pageCount = 0;
    const wrongOrders: string[] = [];
    for (const [at, operation] of walkedOperations.entries()) {
      const request = { ...makeSampleRequest(operation, visitor.known), cookie };
      for (const sort of chooseSorts(columnNames.get(operation.id) ?? [], at)) {
        const whole = await readPage(product, request, { sort, pageSize: "10000" });
        const pageSize = String(Math.max(2, Math.ceil(whole.rows.length / 4)));
        const rows: unknown[][] = [];
        let after: string | undefined = "start";
        while (after) {
          const answer: Page = await readPage(product, request, { sort, pageSize, after });
          rows.push(...answer.rows);
          pageCount += 1;
          after = answer.page.next;
        }
        if (JSON.stringify(rows) !== JSON.stringify(whole.rows)) wrongOrders.push(`${operation.id} ${sort}`);
      }
    }
    expect(wrongOrders).toEqual([]);
    expect(pageCount).toBeGreaterThan(walkedOperations.length * 2);
  });
}

interface Page {
  rows: unknown[][];
  page: { next?: string };
}

async function readPage(
  product: Product,
  request: Request,
  { sort, ...paging }: { sort: string | undefined; pageSize: string; after?: string },
): Promise<Page> {
  const query = { ...request.query, ...(sort && { sort }), ...paging };
  const answer = await product.call({ ...request, query, headers: { Accept: TABLE_TYPE } });
  if (answer.status !== 200) throw new Error(`${request.path} ${sort}: ${answer.text.slice(0, 300)}`);
  return answer.read<Page>();
}

/**
 * The own order and one column, another one per report, which falls in every second report; in a
 * whole run, every third column in both directions.
 */
function chooseSorts(names: readonly string[], at: number): (string | undefined)[] {
  const first = at % names.length;
  if (!isWhole) return [undefined, `${at % 2 === 0 ? "-" : ""}${names[first]}`];
  const chosenNames = names.filter((_, place) => place % 3 === first % 3);
  return [undefined, ...chosenNames, ...chosenNames.map((name) => `-${name}`)];
}

const TABLE_TYPE = "application/vnd.vanbook.table+json";
const columnNames = new Map(
  Object.values(readSpec().paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => TABLE_TYPE in responses["200"].content)
    .map(({ operationId, responses }) => [
      operationId,
      [...deriveReportColumns(responses["200"].content["application/json"]?.schema ?? {}).formats.keys()],
    ]),
);
const walkedOperations = operations.filter(({ id }) => columnNames.has(id));
