import type { Knex } from "knex";
import { joinOwn, ofCompany, ofCustomers, ofDocuments } from "../auth/scope.ts";
import { ACCOUNT_GROUP, REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Answer } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { buildPrefixPattern, buildContainsPattern } from "../db/like.ts";

type Found = Answer<"records.find">;

const find: Handler<"records.find"> = async ({ query, principal, db }) => {
  const text = query.text.trim();
  const [customers, items, bills] = await Promise.all([
    findCustomers(db, principal, text),
    findItems(db, principal, text),
    findBills(db, principal, text),
  ]);
  return { customers, items, bills };
};

export const records = { "records.find": find };

function findCustomers(db: Knex, principal: Principal, text: string) {
  const own = ofCompany(db, principal, "accounts as a").where({
    "a.group_id": ACCOUNT_GROUP.debtors,
    "a.is_deleted": 0,
  });
  const matches = ofCustomers(own, principal, "a").where((either) => {
    void either.where("a.name", "like", buildContainsPattern(text));
    if (/^\d{4,}$/.test(text)) void either.orWhere("a.mobile", "like", buildContainsPattern(text));
  });
  return sortByMatch(matches, "a.name", text).select({
    id: "a.id",
    name: "a.name",
    place: "a.place",
  }) as Promise<Found["customers"]>;
}

function findItems(db: Knex, principal: Principal, text: string) {
  const matches = ofCompany(db, principal, "items as i")
    .where("i.is_deleted", 0)
    .where("i.name", "like", buildContainsPattern(text));
  return sortByMatch(matches, "i.name", text).select({ id: "i.id", name: "i.name" }) as Promise<
    Found["items"]
  >;
}

/**
 * Bills whose number ends with the text's digits, looked up by year, series and number in the order
 * of the index. A search through all numbers would read every bill.
 */
async function findBills(db: Knex, principal: Principal, text: string): Promise<Found["bills"]> {
  const digits = /(\d{1,9})$/.exec(text)?.[1];
  if (!digits) return [];
  const years = await ofCompany(db, principal, "financial_years").pluck("id");
  const series = await ofCompany(db, principal, "invoice_series").pluck("id");
  const bills = ofCompany(db, principal, "bills as b")
    .whereIn("b.year_id", years)
    .whereIn("b.series_id", series)
    .where("b.number", Number(digits))
    .whereNot("b.status", REPLACED_STATUS)
    .where("b.bill_no", "like", buildContainsPattern(text));
  return (await joinOwn(
    ofDocuments(bills, principal, "b.salesman_id"),
    "accounts as c",
    "c.id",
    "b.customer_id",
  )
    .orderBy([
      { column: "b.date", order: "desc" },
      { column: "b.id", order: "desc" },
    ])
    .limit(MAX_RESULTS)
    .select({
      id: "b.id",
      number: "b.bill_no",
      date: "b.date",
      customer: "c.name",
      amount: "b.amount",
    })) as Found["bills"];
}

function sortByMatch(rows: Knex.QueryBuilder, name: string, text: string) {
  return rows.orderByRaw("?? LIKE ? DESC, ??", [name, buildPrefixPattern(text), name]).limit(MAX_RESULTS);
}

const MAX_RESULTS = 8;
