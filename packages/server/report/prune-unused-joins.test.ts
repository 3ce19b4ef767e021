import knex from "knex";
import { expect, it } from "vitest";
import { withoutIdleJoins } from "./prune-unused-joins.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";

const db = knex({ client: "mysql2" });
const bills = () => {
  const query = ofCompany(db, { companyId: 7 }, "bills as b").where("b.date", ">", "2026-01-01");
  joinOwn(query, "accounts as c", "c.id", "b.customer_id");
  joinOwn(query, "users as s", "s.id", "b.salesman_id");
  return query.leftJoin("routes as r", (on) => {
    void on.on("r.company_id", "b.company_id").andOn("r.id", db.raw("COALESCE(b.route_id, c.route_id)"));
  });
};
const joined = (sql: string) => [...sql.matchAll(/join `\w+` as `(\w+)`/g)].map(([, alias]) => alias);

it("leaves out joins that nothing is taken from, and keeps what the others hang on", () => {
  const sums = withoutIdleJoins(bills().select(db.raw("SUM(b.amount)")));
  expect(sums.sql).toBe(
    "select SUM(b.amount) from `bills` as `b` where `b`.`company_id` = ? and `b`.`date` > ?",
  );
  expect(sums.bindings).toEqual([7, "2026-01-01"]);
  expect(joined(withoutIdleJoins(bills().select("r.name")).sql)).toEqual(["c", "r"]);
  expect(joined(withoutIdleJoins(bills().select("b.id").orderBy("s.name")).sql)).toEqual(["s"]);
  expect(joined(withoutIdleJoins(bills().where("c.name", "like", "%a%").select("b.id")).sql)).toEqual(["c"]);
});

it("keeps joins that decide which rows there are, or how many", () => {
  const inner = bills().join("bill_lines as l", "l.bill_id", "b.id").select("b.id");
  expect(joined(withoutIdleJoins(inner).sql)).toEqual(["l"]);
  const many = joinOwn(bills(), "bill_lines as l", "l.bill_id", "b.id").select("b.id");
  expect(joined(withoutIdleJoins(many).sql)).toEqual(["l"]);
});
