// Each line below is wrong and must not compile: if one does, the type check fails because its
// directive is unused.
import type { Knex } from "knex";
import { cards } from "../dashboard/cards.ts";
import { sale } from "../reports/sales/sale.ts";
import { routes } from "../routes.ts";
import type { Schema } from "./contract.ts";
import type { Handler, Routes } from "./handler.ts";
import type { Report } from "./report.ts";
import { problem } from "@vanbook/sdk/problem";
import { select } from "../db/select.ts";

declare const db: Knex;
declare const report: Report<"sales.report">;

// @ts-expect-error a missing handler
export const missing: Routes = { ...routes, "sales.report": undefined };

// @ts-expect-error a misspelt operation
export const misspelt = { ...routes, "sale.report": sale["sales.report"] } satisfies Routes;

// @ts-expect-error a handler of another operation's type
export const mistypedRoutes: Routes = { ...routes, "bills.lines": cards["dashboard.sales"] };

// @ts-expect-error a field that the answer lacks
export const answerIncompletely: Handler<"session.logout"> = async () => ({ success: true });

// @ts-expect-error a number where the database's exact decimal belongs
export const answerInexactly: Handler<"dashboard.sales"> = async () => [
  { TotalBillAmount: 12.5, TotalBillCount: 1 },
];

export const column: Report<"sales.report"> = {
  ...report,
  // @ts-expect-error a column that the row lacks
  columns: { ...report.columns, BillAmmount: "b.amount" },
};

const { BillAmount: _left, ...others } = report.columns;
// @ts-expect-error a column left out
export const leftOut: Report<"sales.report"> = { ...report, columns: others };

// @ts-expect-error a total that the contract does not promise
export const total: Report<"sales.report"> = { ...report, totals: { BillAmount: "SUM(1)", Cost: "SUM(2)" } };

// @ts-expect-error a column to search that the row lacks
export const searchedReport: Report<"sales.report"> = { ...report, search: ["Customer"] };

// @ts-expect-error an order by a column that the row lacks
export const sortedReport: Report<"sales.report"> = { ...report, sort: "-Date" };

// @ts-expect-error a misspelt documented name
export const selectedRow = select<Schema<"RouteOption">>(db("routes"), { RouteID: "id", RootName: "name" });

export const filter: Handler<"sales.report"> = ({ body }) => ({
  ...report,
  // @ts-expect-error a filter that the operation does not take
  sort: body.Salesperson ? "BillDate" : "BillNo",
});

// @ts-expect-error a code that there is not
export const code = problem("NOT_FUOND");
