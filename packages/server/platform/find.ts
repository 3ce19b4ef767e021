import type { Knex } from "knex";
import { joinOwn, ofCompany, ofCustomers, ofDocuments } from "../auth/scope.ts";
import { GROUP, REPLACED } from "@vanbook/sdk/books";
import type { Answer } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { beginningWith, containing } from "../db/like.ts";

type Found = Answer<"records.find">;

const find: Handler<"records.find"> = async ({ query, principal, db }) => {
  const text = query.text.trim();
  const [customers, items, bills] = await Promise.all([
    customersNamed(db, principal, text),
    itemsNamed(db, principal, text),
    billsNumbered(db, principal, text),
  ]);
  return { customers, items, bills };
};

/** The records that the command palette finds. */
export const records = { "records.find": find };

function customersNamed(db: Knex, principal: Principal, text: string) {
  const own = ofCompany(db, principal, "accounts as a").where({
    "a.group_id": GROUP.debtors,
    "a.is_deleted": 0,
  });
  const named = ofCustomers(own, principal, "a").where((either) => {
    void either.where("a.name", "like", containing(text));
    if (/^\d{4,}$/.test(text)) void either.orWhere("a.mobile", "like", containing(text));
  });
  return first(named, "a.name", text).select({ id: "a.id", name: "a.name", place: "a.place" }) as Promise<
    Found["customers"]
  >;
}

function itemsNamed(db: Knex, principal: Principal, text: string) {
  const named = ofCompany(db, principal, "items as i")
    .where("i.is_deleted", 0)
    .where("i.name", "like", containing(text));
  return first(named, "i.name", text).select({ id: "i.id", name: "i.name" }) as Promise<Found["items"]>;
}

/**
 * Bills whose number ends with the digits of the text. Looks them up by year, series and number, in the
 * order of the index; a search through all numbers would read every bill.
 */
async function billsNumbered(db: Knex, principal: Principal, text: string): Promise<Found["bills"]> {
  const digits = /(\d{1,9})$/.exec(text)?.[1];
  if (!digits) return [];
  const years = await ofCompany(db, principal, "financial_years").pluck("id");
  const series = await ofCompany(db, principal, "invoice_series").pluck("id");
  const bills = ofCompany(db, principal, "bills as b")
    .whereIn("b.year_id", years)
    .whereIn("b.series_id", series)
    .where("b.number", Number(digits))
    .whereNot("b.status", REPLACED)
    .where("b.bill_no", "like", containing(text));
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
    .limit(MOST)
    .select({
      id: "b.id",
      number: "b.bill_no",
      date: "b.date",
      customer: "c.name",
      amount: "b.amount",
    })) as Found["bills"];
}

/** Sorts names that begin with the text first. */
function first(rows: Knex.QueryBuilder, name: string, text: string) {
  return rows.orderByRaw("?? LIKE ? DESC, ??", [name, beginningWith(text), name]).limit(MOST);
}

const MOST = 8;
