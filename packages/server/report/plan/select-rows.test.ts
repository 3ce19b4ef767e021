import knex from "knex";
import { expect, it } from "vitest";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { buildOrderBySql } from "./choose-order.ts";
import { searchTerms } from "./search-terms.ts";
import { foundRows } from "./select-rows.ts";
import type { AnyReport } from "../../contract/report.ts";

const db = knex({ client: "mysql2" });
const bills = () => ofCompany(db, { companyId: 7 }, "bills as b").where("b.date", ">", "2026-01-01");
const makeReport = (rows = bills()): AnyReport => ({
  rows,
  joins: {
    c: { table: "accounts", id: "b.customer_id" },
    s: { table: "users", id: "b.salesman_id" },
    r: { table: "routes", id: "COALESCE(b.route_id, c.route_id)" },
  },
  columns: { Bill: "b.id", Customer: "c.name", Salesman: "s.name", Route: "r.name" },
  search: ["Customer"],
  sort: "Bill",
  key: "b.id",
});
const selectTaken = (
  sql: string,
  { search = "", rows }: { search?: string; rows?: ReturnType<typeof bills> } = {},
) => {
  const report = makeReport(rows);
  return foundRows(db, report, searchTerms(report, new Map(), { search }), [{ sql, name: "taken" }]);
};
const listJoins = (query: ReturnType<typeof selectTaken>) =>
  [...query.toSQL().sql.matchAll(/join `\w+` as `(\w+)`/g)].map(([, alias]) => alias);

it("a query leaves out joins that it does not use, and keeps those that its other joins need", () => {
  const { sql, bindings } = selectTaken("SUM(b.amount)").toSQL().toNative();
  expect(sql).toBe(
    "select SUM(b.amount) as `taken` from `bills` as `b` where `b`.`company_id` = ? and `b`.`date` > ?",
  );
  expect(bindings).toEqual([7, "2026-01-01"]);
  expect(listJoins(selectTaken("r.name"))).toEqual(["c", "r"]);
  const order = { by: ["s.name"], isDescending: false, name: "Salesman" };
  expect(listJoins(selectTaken(order.by.join()).orderByRaw(buildOrderBySql(order)))).toEqual(["s"]);
  expect(listJoins(selectTaken("b.id", { search: "a" }))).toEqual(["c"]);
});

it("a query joins tables by the company too", () => {
  expect(selectTaken("r.name").toString()).toContain(
    "left join `routes` as `r` on `r`.`company_id` = `b`.`company_id` and `r`.`id` = COALESCE(b.route_id, c.route_id)",
  );
});

it("a query keeps joins that decide which rows there are, or how many", () => {
  const inner = bills().join("bill_lines as l", "l.bill_id", "b.id");
  expect(listJoins(selectTaken("b.id", { rows: inner }))).toEqual(["l"]);
  const many = joinOwn(bills(), "bill_lines as l", "l.bill_id", "b.id");
  expect(listJoins(selectTaken("b.id", { rows: many }))).toEqual(["l"]);
});
