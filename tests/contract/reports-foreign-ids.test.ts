import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPartName } from "../../packages/server/contract/resolve.ts";
import { TABLE_TYPE } from "../../packages/server/report/representations.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { makeSampleRequest, type Known, type Operation } from "../wall/operations.ts";
import { createTwin } from "../wall/twin.ts";
import { listVisitors } from "../wall/visitors.ts";
import { getFieldSchemas, reportOperations } from "./report-operations.ts";

const NO_YEAR = "The company has no such financial year.";
const COMPANY_FIELD = /^comp(any)?id$/i;
const NO_ID = [
  "period",
  "kind",
  "cell",
  "Ageing",
  "StockRange",
  "Month",
  "Year",
  "OrderStatus",
  "BillMode",
  "ApprovalStatus",
  "CustomerType",
  "Type",
  "language",
  "Status",
  "Source",
];
/** Table and column that each id is taken from, so that reports have rows for it. */
const ID_COLUMNS: Readonly<Record<string, readonly [table: string, column: string]>> = {
  CustomerID: ["bills", "customer_id"],
  AccountCode: ["bills", "customer_id"],
  Debit: ["journals", "debit_id"],
  Credit: ["journals", "credit_id"],
  SupplierId: ["purchases", "supplier_id"],
  SupplierID: ["purchases", "supplier_id"],
  ItemID: ["bill_lines", "item_id"],
  ItemId: ["purchase_lines", "item_id"],
  ItemCategoryID: ["items", "category_id"],
  RouteID: ["bills", "route_id"],
  Route: ["bills", "route_id"],
  Branch: ["bills", "branch_id"],
  BranchID: ["bills", "branch_id"],
  FYearID: ["bills", "year_id"],
  CreatedById: ["bills", "created_by"],
  Salesman: ["bills", "salesman_id"],
  UserId: ["bills", "salesman_id"],
  UserID: ["bills", "salesman_id"],
  EmpID: ["trips", "user_id"],
  activeUserId: ["bills", "salesman_id"],
  Van: ["stock_locations", "vehicle_id"],
  VanId: ["stock_locations", "vehicle_id"],
  vanId: ["stock_locations", "vehicle_id"],
  VehicleID: ["stock_locations", "vehicle_id"],
  BillID: ["bills", "id"],
  DSID: ["orders", "id"],
  PurchaseID: ["purchases", "id"],
  PID: ["productions", "id"],
};

let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let servedProduct: Awaited<ReturnType<typeof serve>>;
let cookie: string;
let knownValues: Known;
const theirs = new Map<string, number>();

// In the copied database no id of company 2 equals one of company 1's.
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  knownValues = (await listVisitors(product.db, 1))[0]?.known as Known;
  twin = await createTwin(product.db, product.databaseUrl, 2);
  servedProduct = await serve(twin.db, twin.url);
  cookie = await servedProduct.signIn(1, "meera");
  for (const [name, [table, column]] of Object.entries(ID_COLUMNS))
    theirs.set(
      name,
      Number((await twin.db(table).where("company_id", 2).max(`${column} as id`).first())?.id),
    );
});
afterAll(async () => {
  await servedProduct?.stop();
  await twin?.drop();
  await product?.stop();
});

describe.each(
  reportOperations.flatMap((operation) =>
    listIdFields(operation).map((name) => [operation.id, name, operation] as const),
  ),
)("%s asked for another company's %s", (_, name, operation) => {
  it("answers with no data, as for an id that does not exist", async () => {
    const id = theirs.get(name) ?? 0;
    expect(id, "an id that company 2 has, and company 1 has not").toBeGreaterThan(1_000_000);
    const [answer, absent] = [await ask(operation, name, id), await ask(operation, name, 2_000_000_000)];
    expect([answer.status, removeRequestId(answer.text)]).toEqual([
      absent.status,
      removeRequestId(absent.text),
    ]);
    if (answer.status === 404) return expect(answer.read<{ code: string }>().code).toBe("NOT_FOUND");
    if (name === "FYearID" && answer.status === 400)
      return expect(answer.read<Refusal>().fields).toEqual([{ field: name, message: NO_YEAR }]);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(listFigures(answer.json, operation), answer.text.slice(0, 300)).toEqual([]);
    if (operation.isReport) expect(answer.read<{ rows: unknown[] }>().rows).toEqual([]);
  });
});

it("the tests above cover every id that a report takes", () => {
  const numbers = reportOperations.flatMap((operation) =>
    Object.entries(getFieldSchemas(operation))
      .filter(([name]) => !(name in ID_COLUMNS) && !COMPANY_FIELD.test(name) && !NO_ID.includes(name))
      .filter(
        ([, schema]) => JSON.stringify(schema).includes("integer") || findPartName(schema) !== undefined,
      )
      .map(([name]) => `${operation.id} ${name}`),
  );
  expect(numbers.filter((each) => !/ (from|to|Date|FromDate|ToDate|fromDate|toDate)$/.test(each))).toEqual(
    [],
  );
});

function ask(operation: Operation, name: string, id: number) {
  const request = makeSampleRequest(operation, knownValues, {
    [name]: name === "activeUserId" ? String(id) : id,
  });
  const Accept = operation.isReport ? TABLE_TYPE : "application/json";
  return servedProduct.call({ ...request, cookie, headers: { Accept } });
}

function removeRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, "");
}

interface Refusal {
  fields: { field: string; message: string }[];
}

function listIdFields(operation: Operation): string[] {
  return Object.keys(getFieldSchemas(operation)).filter((name) => name in ID_COLUMNS);
}

/** An answer's totals and figures that are not 0. */
function listFigures(json: unknown, { isReport }: Operation): unknown[] {
  if (isReport) {
    const { totals } = json as { totals: Record<string, number> };
    return Object.entries(totals).filter(([, amount]) => amount !== 0);
  }
  if (typeof json === "number") return json === 0 ? [] : [json];
  if (typeof json !== "object" || json === null) return [];
  return Object.values(json).flatMap((inner) => listFigures(inner, { isReport: false } as Operation));
}
