import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Principal } from "../../packages/server/contract/principal.ts";
import { readSpec } from "../../packages/server/contract/spec.ts";
import {
  ofAccounts,
  ofCompany,
  ofCustomers,
  ofDocuments,
  ofUsers,
} from "../../packages/server/auth/scope.ts";
import { principalOf, refusalOf } from "../contract/contract-answer.ts";
import { serve, type Product, type Request } from "../product.ts";
import { differences } from "./interference.ts";
import {
  operations,
  optionalNamesOf,
  requestFor,
  sampleOf,
  type Known,
  type Operation,
} from "./operations.ts";
import { changeOthers } from "./others-changed.ts";
import { openTokenDesk, PAGE, type TokenDesk } from "./token-desk.ts";
import { createTwin } from "./twin.ts";
import { visitorsOf } from "./visitors.ts";

/** A party's token sees no byte of another party: in a copy of the database in which all that is not the party's differs, answers are the same. */
let desk: TokenDesk;
let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let served: Awaited<ReturnType<typeof serve>>;
let admin: string;
let known: Known;
let parties: Record<"customer" | "other" | "supplier", number>;

beforeAll(async () => {
  desk = await openTokenDesk(100);
  ({ product, admin } = desk);
  const [visitor] = await visitorsOf(product.db, 1);
  if (!visitor) throw new Error("no administrator");
  known = visitor.known;
  const most = (table: string, column: string) =>
    own(product.db, table).groupBy(column).orderByRaw("COUNT(*) DESC, ??", [column]).limit(2).pluck(column);
  const [customer = 0, other = 0] = await most("bills", "customer_id");
  const [supplier = 0] = await most("purchases", "supplier_id");
  parties = { customer, other, supplier };
  // Each of the two customers has an order and a receipt.
  const orders = await own(product.db, "orders").whereNot("status", 2).orderBy("id").limit(2).pluck("id");
  const receipts = await own(product.db, "receipts").where("status", 1).orderBy("id").limit(2).pluck("id");
  for (const [at, party] of [customer, other].entries()) {
    await own(product.db, "orders").where("id", orders[at]).update({ customer_id: party });
    await own(product.db, "receipts").where("id", receipts[at]).update({ party_id: party });
  }
  await minted("customer"); // the secret and the origin are in the copy too
  twin = await createTwin(product.db, product.databaseUrl, 2);
  await changeOthers(twin.db, [customer, supplier]);
  served = await serve(twin.db, twin.url);
});
afterAll(async () => {
  await served?.stop();
  await twin?.drop();
  await product?.stop();
});

const spec = readSpec();
const rules = new Map(
  Object.values(spec.paths).flatMap((item) =>
    Object.values(item).map((one) => [one.operationId, one] as const),
  ),
);
const callable = (kind: "customer" | "supplier") =>
  operations.filter(({ id }) => rules.get(id)?.["x-party"]?.[kind] !== undefined);

describe.each(["customer", "supplier"] as const)("a %s's token", (kind) => {
  it("answers the same, byte for byte, whatever the rows of others are", async () => {
    const token = await minted(kind);
    const [told, again] = await Promise.all([product, served].map((one) => answersOf(one, kind, token)));
    if (!told || !again) throw new Error("nothing told");
    expect(differences(told, again)).toEqual([]);
    for (const { id } of callable(kind)) expect(told.get(`${id}, own`), id).toMatch(/^200 .*\d/s);
    // The copy differs where an administrator looks: the comparison above could fail.
    const asAdmin = (one: Pick<Product, "call">, cookie: string) =>
      Promise.all(
        callable(kind)
          .filter((each) => each.isReport)
          .map(async (each) => {
            const request = requestFor(each, { ...known, values: { ...known.values, ...ids("other") } });
            return (await one.call({ ...request, cookie })).text;
          }),
      );
    const [here, there] = [
      await asAdmin(product, admin),
      await asAdmin(served, await served.signIn(1, "meera")),
    ];
    if (kind === "customer") for (const [at, text] of here.entries()) expect(text).not.toBe(there[at]);
    else expect(here).not.toEqual(there);
  });

  it("names no other account", async () => {
    const names: string[] = await own(product.db, "accounts")
      .whereIn("group_id", [14, 27])
      .whereNot("id", parties[kind])
      .pluck("name");
    const told = [...(await answersOf(product, kind, await minted(kind))).values()].join("\n");
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => told.includes(name))).toEqual([]);
  });

  it("is refused by every other operation, were it ever made for them all", async () => {
    const principal = asParty(kind);
    for (const operation of operations.filter(({ roles }) => roles !== "public")) {
      const { method, path } = requestFor(operation, known);
      const request = {
        method,
        path,
        query: { nothing: "1" },
        ...(operation.body && { body: { nothing: 1 } }),
      };
      const answer = await refusalOf(request, principal);
      const isOpen = operation.id === "embedTokens.current" || callable(kind).includes(operation);
      expect(answer?.status, `${operation.id} ${answer?.text}`).toBe(isOpen ? 400 : 403);
      if (!isOpen) expect(answer?.json).toMatchObject({ code: "TOKEN_FORBIDDEN" });
    }
  });

  it("is made for no operation that shows others", async () => {
    for (const [id, { "x-embed": isEmbedded, "x-party": rule }] of rules) {
      if (!isEmbedded || rule?.[kind] !== undefined) continue;
      const answer = await desk.mint({ operations: [id], party: parties[kind] });
      expect(answer.json, id).toMatchObject({ code: "INVALID_FIELDS", fields: [{ field: "operations" }] });
      expect(answer.text).toContain(id);
    }
  });
});

it("sees its own bills, orders, receipts and ledger, and of another's as if there were none", async () => {
  const token = await minted("customer");
  for (const id of ["bills.lines", "orders.lines"]) {
    const operation = find(id);
    const [name = ""] = id === "bills.lines" ? ["BillID"] : ["DSID"];
    const ask = (value: unknown) =>
      product.call({ ...requestFor(operation, known, { [name]: value }), headers: by(token) });
    const mine = (await idsOf("customer"))[name];
    expect((await ask(mine)).status, id).toBe(200);
    const none = (await ask(99_999_999)).text.replace(/"requestId":"[^"]*"/, "");
    expect((await ask((await idsOf("other"))[name])).text.replace(/"requestId":"[^"]*"/, "")).toBe(none);
  }
  const bills = await product.call({ ...requestFor(find("sales.report"), known), headers: by(token) });
  const counted = await own(product.db, "bills")
    .where("customer_id", parties.customer)
    .whereNot("status", 3)
    .whereBetween("date", [known.from, known.to])
    .count({ n: "*" });
  expect(bills.read<{ billDetails: unknown[] }>().billDetails).toHaveLength(Number(counted[0]?.n));
  const ledger = requestFor(find("customerLedger.report"), known);
  const alone = { ...ledger, query: { ...ledger.query } };
  delete (alone.query as { CustomerID?: string }).CustomerID; // the server knows whose it is
  expect((await product.call({ ...alone, headers: by(token) })).status).toBe(200);
});

it("is of a customer or supplier that there is, and ends when he is deleted", async () => {
  const cash = await own(product.db, "accounts").where("system_key", "cash").first("id");
  const [foreign] = await product
    .db("accounts")
    .where({ company_id: 2, group_id: 14 })
    .orderBy("id", "desc")
    .limit(1)
    .pluck("id");
  const taken = await own(product.db, "accounts").where("id", foreign).first("id");
  for (const party of [cash.id, 99_999_999, ...(taken ? [] : [foreign])])
    expect((await desk.mint({ operations: ["sales.report"], party })).json).toMatchObject({
      code: "ACCOUNT_UNKNOWN",
    });
  const body = { operations: ["sales.report"], party: parties.customer };
  expect((await desk.mint({ ...body, users: [known.userId] })).json).toMatchObject({
    code: "INVALID_FIELDS",
  });
  expect((await desk.mint({ ...body, locked: { customerID: parties.other } })).json).toMatchObject({
    code: "INVALID_FIELDS",
  });
  const token = await minted("customer");
  const deleted = (is_deleted: number) =>
    own(product.db, "accounts").where("id", parties.customer).update({ is_deleted });
  await deleted(1);
  const refused = await product.call({ ...requestFor(find("sales.report"), known), headers: by(token) });
  await deleted(0);
  expect(refused.json).toMatchObject({ code: "TOKEN_INVALID" });
});

it("finds nothing by a query that forgot the party's column", async () => {
  const { db } = product;
  const principal = { ...asParty("customer"), party: { id: parties.customer, kind: "customer" as const } };
  const count = async (query: Knex.QueryBuilder) => Number((await query.count({ n: "*" }))[0]?.n);
  expect(await count(ofDocuments(ofCompany(db, principal, "bills as b"), principal, "b.salesman_id"))).toBe(
    0,
  );
  expect(
    await count(ofDocuments(ofCompany(db, principal, "bills as b"), principal, "b.salesman_id", "1,2,3")),
  ).toBe(0);
  expect(await count(ofUsers(ofCompany(db, principal, "users as u"), principal, "u.id"))).toBe(0);
  for (const limit of [ofCustomers, ofAccounts]) {
    const found = await limit(ofCompany(db, principal, "accounts as a"), principal, "a").pluck("a.id");
    expect(found).toEqual([parties.customer]);
  }
});

/** Every answer to a party's token, in every representation, with its own arguments and with those of another party. */
async function answersOf(
  one: Pick<Product, "call">,
  kind: "customer" | "supplier",
  token: string,
): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  const mine = { ...known, values: { ...known.values, ...(await idsOf(kind)) } };
  const theirs = { ...known, values: { ...known.values, ...(await idsOf("other")) } };
  for (const operation of callable(kind))
    for (const [variation, request] of Object.entries(variationsOf(operation, mine, theirs))) {
      const { status, text } = await one.call({ ...request, headers: { ...request.headers, ...by(token) } });
      told.set(`${operation.id}, ${variation}`, `${status} ${text.replace(/"requestId":"[^"]*"/, "")}`);
    }
  return told;
}

function variationsOf(operation: Operation, mine: Known, theirs: Known): Record<string, Request> {
  const request = requestFor(operation, mine);
  const optional = optionalNamesOf(operation);
  const searched = { ...request, query: { ...request.query, search: "a", sort: "" } };
  return {
    own: request,
    ...(operation.isReport && {
      "as table": { ...request, headers: { Accept: "application/vnd.vanbook.table+json" } },
      "as CSV": { ...request, headers: { Accept: "text/csv" } },
      searched,
    }),
    "another's": requestFor(operation, theirs),
    ...Object.fromEntries(
      optional.flatMap((name) => [
        [`with ${name}`, requestFor(operation, mine, { [name]: sampleOf(operation, name, mine) })],
        [
          `with another's ${name}`,
          requestFor(operation, mine, { [name]: sampleOf(operation, name, theirs) }),
        ],
      ]),
    ),
  };
}

/** The ids by which operations take what belongs to a party. */
function ids(whose: keyof typeof parties) {
  const id = parties[whose];
  return whose === "supplier" ? { SupplierId: id } : { CustomerID: id };
}

async function idsOf(whose: keyof typeof parties): Promise<Record<string, number>> {
  const first = async (table: string, column: string) =>
    (
      await own(product.db, table)
        .where(column, parties[whose])
        .whereNot("status", 2)
        .orderBy("id")
        .first("id")
    )?.id ?? 1;
  const bill = whose === "supplier" ? 1 : await first("bills", "customer_id");
  const order = whose === "supplier" ? 1 : await first("orders", "customer_id");
  return { ...ids(whose), BillID: bill, DSID: order, PurchaseID: await first("purchases", "supplier_id") };
}

function asParty(kind: "customer" | "supplier"): Principal {
  const nobody = { ...principalOf(3), users: [], staff: [], via: "token" as const, party: { id: 1, kind } };
  const limits = { id: "x", maker: "x", locked: {}, hidden: [], writes: true, label: null, expires: 0 };
  return { ...nobody, operations: operations.map(({ id }) => id), token: limits };
}

async function minted(kind: keyof typeof parties): Promise<string> {
  const named = callable(kind === "other" ? "customer" : kind).map(({ id }) => id);
  return desk.minted({ operations: named, party: parties[kind] });
}

function by(token: string) {
  return { Authorization: `Bearer ${token}`, Origin: PAGE };
}

function find(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}`);
  return operation;
}

function own(db: Knex, table: string) {
  return db(table).where("company_id", 1);
}
