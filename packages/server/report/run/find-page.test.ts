import knex from "knex";
import { expect, it } from "vitest";
import type { AnyReport } from "../../contract/report.ts";
import { planPage } from "../plan/plan.ts";
import { planBalanceParts } from "./balance.ts";
import { buildEdgeQuery, pageRows, placeOf } from "./find-page.ts";

const db = knex({ client: "mysql2" });
const entries: AnyReport = {
  rows: db("entries as e").where("e.company_id", 7),
  columns: { Date: "e.date", Amount: "e.amount", Balance: "NULL" },
  totals: { Amount: "SUM(e.amount)" },
  search: ["Amount"],
  sort: "Date",
  key: "e.voucher_id, e.line_no",
  running: { column: "Balance", amount: "e.amount", opening: () => Promise.resolve("0.00") },
};
const formats = new Map([
  ["Date", "date"],
  ["Amount", "money"],
  ["Balance", "money"],
]);
const planSample = (request: object) =>
  planPage(
    db,
    entries,
    { formats, writers: new Map(), totals: ["Amount"] },
    { page: 3, pageSize: 10, ...request },
  );

it("a page takes four queries: the sums, its first row, the balance before that row, and its rows", () => {
  const plan = planSample({});
  expect(plan.sums.toString()).toBe(
    "select COUNT(*) as `__rows`, COALESCE(SUM(e.amount), 0) as `__moved`, SUM(e.amount) as `Amount` from `entries` as `e` where `e`.`company_id` = 7",
  );
  const place = placeOf(plan, 95);
  expect(place).toEqual({ number: 3, pages: 10, offset: 20, fromEnd: undefined });
  expect(buildEdgeQuery(plan, place)?.toString()).toBe(
    "select e.date as `e0`, e.voucher_id as `e1`, e.line_no as `e2` from `entries` as `e` where `e`.`company_id` = 7 order by e.date ASC, e.voucher_id ASC, e.line_no ASC limit 1 offset 20",
  );
  const edge = ["2026-11-02", 40, 2];
  expect(planBalanceParts(plan, { place, edge }).between?.toString()).toMatch(
    /where .* and e\.date <= '2026-11-02' AND \(e\.date < '2026-11-02' OR/,
  );
  expect(pageRows(plan, place, edge).toString()).toMatch(
    /where .* and e\.date >= '2026-11-02' AND \(e\.date > '2026-11-02' OR .* e\.line_no >= 2\)\)\)\) order by .* limit 10$/,
  );
});

it("a page is counted from the end when that is nearer, and a page beyond the last becomes the last", () => {
  const plan = planSample({ page: 99 });
  const place = placeOf(plan, 95);
  expect(place).toEqual({ number: 10, pages: 10, offset: 90, fromEnd: 4 });
  expect(buildEdgeQuery(plan, place)?.toString()).toMatch(
    /order by e\.date DESC, e\.voucher_id DESC, e\.line_no DESC limit 1 offset 4$/,
  );
  expect(planBalanceParts(plan, { place, edge: ["2026-11-02", 40, 2] })).toMatchObject({ isFromEnd: true });
});

it("a page finds its first row by the index that the report names", () => {
  const report = { ...entries, inOrder: "entries as e FORCE INDEX FOR ORDER BY (entries_date)" };
  const plan = planPage(
    db,
    report,
    { formats, writers: new Map(), totals: ["Amount"] },
    { page: 3, pageSize: 10 },
  );
  const place = placeOf(plan, 95);
  expect(buildEdgeQuery(plan, place)?.toString()).toContain(
    " from entries as e FORCE INDEX FOR ORDER BY (entries_date) where `e`.`company_id` = 7 order by",
  );
  for (const other of [plan.sums, pageRows(plan, place, ["2026-11-02", 40, 2])])
    expect(other.toString()).not.toContain("FORCE");
});

it("a page sums the balance in the database when the rows are searched or sorted in another order", () => {
  for (const request of [{ search: "5" }, { sort: "-Amount" }]) {
    const plan = planSample(request);
    const place = placeOf(plan, 95);
    expect(plan.order.balanceBy).toBeDefined();
    expect(buildEdgeQuery(plan, place)).toBeUndefined();
    expect(planBalanceParts(plan, { place, edge: undefined })).toEqual({});
    expect(pageRows(plan, place, undefined).toString()).toMatch(
      /SUM\(e\.amount\) OVER \(ORDER BY e\.date ASC, .* limit 10 offset 20$/,
    );
  }
});
