import type { Knex } from "knex";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { isNarrowedTo, joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { makeQuantityTie, sumStockBook } from "../ties.ts";
import { ofKinds } from "./stock-moves.ts";

const buildDamagesReport: Handler<"damages.report"> = ({ query, principal, db }) => ({
  rows: db.from(
    db.unionAll(DAMAGE_KINDS.map((kind) => selectDamageLines(db, principal, query, kind))).as("x"),
  ),
  joins: {
    c: { table: "account_facts", id: "x.customer_id", edition: "x.edition" },
    i: { table: "item_facts", id: "x.item_id", edition: "x.edition" },
    s: { table: "user_facts", id: "x.salesman_id", edition: "x.edition" },
  },
  columns: {
    Date: "x.date",
    CustID: "x.customer_id",
    CustomerName: "c.name",
    ItemName: "i.name",
    GoodStock: "x.good",
    DamageProduct: "x.damaged",
    Expired: "x.expired",
    Replacement: "x.replaced",
    SalesmanName: "s.name",
    Qty: "x.quantity",
  },
  search: ["ItemName", "Date"],
  sort: "-Date",
  key: "x.voucher_id, x.line_no",
  ties: async ({ Qty, Replacement }, snapshot) => {
    const isWhole = principal.wholeCompany && !isNarrowedTo(query.activeUserId, principal);
    if (!isWhole || query.CustomerID) return [];
    const { all, replaced } = await sumStockBook(snapshot, principal, query, {
      all: `${ofKinds(["SALE_RETURN"])} - ${ofKinds(["REPLACE_OUT", "DAMAGE_OUT"])}`,
      replaced: ofKinds(["REPLACE_OUT"], "-r.quantity"),
    });
    return [
      makeQuantityTie("Stock book, returned, replaced and written off", all, Qty),
      makeQuantityTie("Stock book, replaced", replaced, Replacement),
    ];
  },
});

export const damageReport = { "damages.report": buildDamagesReport };

/** Lines of goods whose documents are in effect, with the column names of the union. */
function selectDamageLines(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, CustomerID, activeUserId }: Query<"damages.report">,
  { table, alias, lines, parent, figures }: Kind,
) {
  const documents = ofCompany(db, principal, `${table} as ${alias}`);
  void documents.whereBetween(`${alias}.date`, [FromDate, ToDate]).whereRaw(buildInEffectSql(alias));
  if (CustomerID) void documents.where(`${alias}.customer_id`, CustomerID);
  const visibleDocuments = ofDocuments(
    documents,
    principal,
    `${alias}.salesman_id`,
    activeUserId,
    `${alias}.customer_id`,
  );
  const services = ofCompany(db, principal, "items as n").where("n.is_service", 1).select("n.id");
  return (
    joinOwn(visibleDocuments, `${lines} as l`, `l.${parent}`, `${alias}.id`)
      .whereNotNull("l.line_no")
      // A returned service or charge is on a line, but is no stock.
      .whereNotIn("l.item_id", services)
      .select(
        ["company_id", "voucher_id", "date", "edition", "customer_id", "salesman_id"].map(
          (name) => `${alias}.${name}`,
        ),
      )
      .select("l.line_no", "l.item_id")
      .select(Object.entries(figures).map(([name, sql]) => db.raw(`${sql} as ??`, [name])))
  );
}

interface Kind {
  table: string;
  alias: string;
  lines: string;
  parent: string;
  /** `quantity` is the stock moved; goods that a customer hands in don't enter our stock. */
  figures: Readonly<Record<"good" | "damaged" | "expired" | "replaced" | "quantity", string>>;
}

const DAMAGE_KINDS: readonly Kind[] = [
  {
    table: "sale_returns",
    alias: "sr",
    lines: "sale_return_lines",
    parent: "sale_return_id",
    figures: {
      good: "l.good_quantity + l.free_quantity",
      damaged: "l.damaged_quantity",
      expired: "l.expired_quantity",
      replaced: "0",
      quantity: "l.good_quantity + l.free_quantity + l.damaged_quantity + l.expired_quantity",
    },
  },
  {
    table: "replacements",
    alias: "rp",
    lines: "replacement_lines",
    parent: "replacement_id",
    figures: {
      good: "0",
      damaged: "l.damaged_quantity",
      expired: "l.expired_quantity",
      replaced: "l.quantity",
      quantity: "l.quantity",
    },
  },
  {
    table: "damages",
    alias: "dm",
    lines: "damage_lines",
    parent: "damage_id",
    figures: {
      good: "0",
      damaged: "l.damaged_quantity",
      expired: "l.expired_quantity",
      replaced: "0",
      quantity: "l.damaged_quantity + l.expired_quantity",
    },
  },
];
