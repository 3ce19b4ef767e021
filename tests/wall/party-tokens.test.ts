import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Principal } from "../../packages/server/contract/principal.ts";
import {
  ofAccounts,
  ofCompany,
  ofCustomers,
  ofDocuments,
  ofUsers,
} from "../../packages/server/auth/scope.ts";
import { makePrincipal } from "../contract/contract-answer.ts";
import type { Product } from "../product.ts";
import { listDifferences } from "./interference.ts";
import { makeSampleRequest } from "./operations.ts";
import {
  makeTokenHeaders,
  listCallableOperations,
  find,
  INTERNAL_NARRATION,
  openPartyDesk,
  queryOwnCompany,
  removeRequestId,
  type PartyDesk,
} from "./party-desk.ts";
import type { MadeToken } from "./token-desk.ts";

/**
 * A party's token returns no data of other parties: answers are the same from a copy of the
 * database in which all other data differs.
 */
let desk: PartyDesk;
beforeAll(async () => void (desk = await openPartyDesk()));
afterAll(() => desk?.close());

describe.each([
  ["customer", "other"],
  ["supplier", "otherSupplier"],
] as const)("a %s's token", (kind, another) => {
  const reports = listCallableOperations(kind).filter(({ isReport }) => isReport);
  let token: string;
  let toldAnswers: Map<string, string>;
  beforeAll(async () => {
    token = await desk.minted(kind);
    toldAnswers = await desk.answersOf(desk.product, kind, token);
  });

  it("gets the same answers, byte for byte, whatever rows other parties have", async () => {
    const { product, served } = desk;
    const again = await desk.answersOf(served, kind, token);
    const [first = ""] = listDifferences(toldAnswers, again);
    expect(again.get(first), first).toBe(toldAnswers.get(first));
    for (const { id } of listCallableOperations(kind)) {
      const answer = toldAnswers.get(`${id}, own`);
      if (answer !== undefined) expect(answer, id).toMatch(/^200 .*\d/s);
    }
    // An administrator's answers do differ, so the comparison above could have failed.
    const theirs = await desk.knownAs(another);
    const askAsAdministrator = async (one: Pick<Product, "call" | "signIn">) => {
      const cookie = await one.signIn(1, "meera");
      const answers = reports.map((each) => one.call({ ...makeSampleRequest(each, theirs), cookie }));
      return (await Promise.all(answers)).map(({ text }) => text);
    };
    const [here, there] = [await askAsAdministrator(product), await askAsAdministrator(served)];
    for (const [at, text] of here.entries()) expect(text, reports[at]?.id).not.toBe(there[at]);
  });

  it("shows no other party, no cash or bank account, and only the party's own text of a journal", async () => {
    const { db } = desk.product;
    const money = [
      ...(await queryOwnCompany(db, "receipts").pluck("ledger_id")),
      ...(await queryOwnCompany(db, "payments").pluck("ledger_id")),
    ];
    const names: string[] = await queryOwnCompany(db, "accounts")
      .where((others) => void others.whereIn("group_id", [14, 27]).orWhereIn("id", money))
      .whereNotIn("id", [desk.parties[kind]])
      .whereNot("name", "Cash") // also occurs in bills
      .pluck("name");
    const all = [...toldAnswers.values()].join("\n");
    expect(names.length).toBeGreaterThan(10);
    expect([...names, INTERNAL_NARRATION].filter((name) => all.includes(name))).toEqual([]);
    const ledger = toldAnswers.get("ledger.report, own");
    expect(ledger).toContain('"Type":"Journal"');
    expect(ledger).toContain('"OtherNarration":"For this party"');
  });
});

it("a customer's token sees the customer's own documents, and another customer's as if they did not exist", async () => {
  const { product, known } = desk;
  const token = await desk.minted("customer");
  const [mine, theirs] = [await desk.knownAs("customer"), await desk.knownAs("other")];
  for (const [id, name] of [
    ["bills.lines", "BillID"],
    ["orders.lines", "DSID"],
  ] as const) {
    const ask = (value: unknown) =>
      product.call({
        ...makeSampleRequest(find(id), known, { [name]: value }),
        headers: makeTokenHeaders(token),
      });
    expect((await ask(mine.values[name])).status, id).toBe(200);
    const none = removeRequestId((await ask(99_999_999)).text);
    expect(removeRequestId((await ask(theirs.values[name])).text)).toBe(none);
  }
  const bills = await product.call({
    ...makeSampleRequest(find("sales.report"), known),
    headers: makeTokenHeaders(token),
  });
  const billCount = await queryOwnCompany(product.db, "bills")
    .where("customer_id", desk.parties.customer)
    .whereNot("status", 3)
    .whereBetween("date", [known.from, known.to])
    .count({ n: "*" });
  expect(bills.read<{ billDetails: unknown[] }>().billDetails).toHaveLength(Number(billCount[0]?.n));
  const ledger = makeSampleRequest(find("customerLedger.report"), known);
  const alone = { ...ledger, query: { ...ledger.query } };
  delete (alone.query as { CustomerID?: string }).CustomerID; // the token names the customer
  expect((await product.call({ ...alone, headers: makeTokenHeaders(token) })).status).toBe(200);
});

it.each(["customer", "supplier"] as const)(
  "a %s's token sees the ledger that staff see, to the paisa, but not the accounts on the other side",
  async (kind) => {
    const { product, admin } = desk;
    const request = makeSampleRequest(find("ledger.report"), await desk.knownAs(kind));
    const Accept = "application/vnd.vanbook.table+json";
    const readTable = async (more: object) => {
      const answer = await product.call({ ...request, ...more });
      return answer.read<{ columns: string[]; rows: unknown[][]; totals: object; ties: unknown[] }>();
    };
    const staff = await readTable({ cookie: admin, headers: { Accept } });
    const token = await desk.minted(kind);
    const mine = await readTable({ headers: { Accept, ...makeTokenHeaders(token) } });
    expect(mine.totals).toEqual(staff.totals);
    expect(staff.totals).toHaveProperty("Closing");
    const [head, narration] = ["AccountHead", "OtherNarration"].map((name) => mine.columns.indexOf(name));
    const listFigures = ({ rows }: typeof mine) =>
      rows.map((row) => row.filter((_, at) => at !== head && at !== narration));
    expect(listFigures(mine)).toEqual(listFigures(staff));
    expect(listFigures(mine).length).toBeGreaterThan(3);
    expect(new Set(mine.rows.map((row) => row[head ?? -1]))).toEqual(new Set([null]));
    expect(mine.ties).toEqual([]);
  },
);

it("a customer's token gets the same answer to an order, whatever rows other parties have", async () => {
  const { product, served, parties, known } = desk;
  const terms = { operations: ["orders.post"], party: parties.customer, writes: true };
  const { token } = (await desk.mint(terms)).read<MadeToken>();
  const headers = { ...makeTokenHeaders(token), "Idempotency-Key": "wall-party-order" };
  const { date, lines, payment } = known.samples?.["orders"] ?? {};
  const request = { method: "POST", path: "/api/v1/orders", body: { date, lines, payment }, headers };
  const [here, there] = [await product.call(request), await served.call(request)];
  expect(here.status, here.text).toBe(200);
  expect(there.text).toBe(here.text);
});

it("a party's token needs an existing customer or supplier, and ends when the party is deleted", async () => {
  const { product, known, parties } = desk;
  const cash = await queryOwnCompany(product.db, "accounts").where("system_key", "cash").first("id");
  const [foreign] = await product
    .db("accounts")
    .where({ company_id: 2, group_id: 14 })
    .orderBy("id", "desc")
    .limit(1)
    .pluck("id");
  const foreignAccount = await queryOwnCompany(product.db, "accounts").where("id", foreign).first("id");
  for (const party of [cash.id, 99_999_999, ...(foreignAccount ? [] : [foreign])])
    expect((await desk.mint({ operations: ["sales.report"], party })).json).toMatchObject({
      code: "ACCOUNT_UNKNOWN",
    });
  const body = { operations: ["sales.report", "ledger.report"], party: parties.customer };
  for (const more of [
    { users: [known.userId] },
    { locked: { customerID: parties.other } },
    { locked: { AccountCode: parties.other } },
  ])
    expect((await desk.mint({ ...body, ...more })).json).toMatchObject({ code: "INVALID_FIELDS" });
  const token = await desk.minted("customer");
  const setDeleted = (is_deleted: number) =>
    queryOwnCompany(product.db, "accounts").where("id", parties.customer).update({ is_deleted });
  await setDeleted(1);
  const refusedAnswer = await product.call({
    ...makeSampleRequest(find("sales.report"), known),
    headers: makeTokenHeaders(token),
  });
  await setDeleted(0);
  expect(refusedAnswer.json).toMatchObject({ code: "TOKEN_INVALID" });
});

it("a query without a filter by party finds nothing for a party's token", async () => {
  const { db } = desk.product;
  const { customer } = desk.parties;
  const party = { id: customer, kind: "customer" as const };
  const principal: Principal = { ...makePrincipal(3), users: [], staff: [], via: "token", party };
  const count = async (query: Knex.QueryBuilder) => Number((await query.count({ n: "*" }))[0]?.n);
  expect(await count(ofDocuments(ofCompany(db, principal, "bills as b"), principal, "b.salesman_id"))).toBe(
    0,
  );
  expect(
    await count(ofDocuments(ofCompany(db, principal, "bills as b"), principal, "b.salesman_id", "1,2,3")),
  ).toBe(0);
  expect(await count(ofUsers(ofCompany(db, principal, "users as u"), principal, "u.id"))).toBe(0);
  for (const limit of [ofCustomers, ofAccounts]) {
    const foundIds = await limit(ofCompany(db, principal, "accounts as a"), principal, "a").pluck("a.id");
    expect(foundIds).toEqual([customer]);
  }
});
