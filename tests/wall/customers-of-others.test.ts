import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Answer, type Product } from "../product.ts";
import type { Visitor } from "./interference.ts";
import { listFieldNames, makeSampleRequest, operations, type Operation } from "./operations.ts";
import { isWhole } from "../whole.ts";
import { listVisitors } from "./visitors.ts";

/** A customer's name that nothing else contains, and an id that no account has. */
const OUTSIDE_CUSTOMER = "Zzyzx Outside Stores";
const UNKNOWN_ID = 99_999_999;

let product: Product;
let visitors: Visitor[];
let outside: number;
const cookies = new Map<number, string>();

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  visitors = (await listVisitors(product.db, 1)).filter(({ role }) => role !== 1);
  for (const { role, username } of visitors) cookies.set(role, await product.signIn(1, username));
  // A customer whose salesman is in a zone and a branch that none of the visitors belongs to.
  const salesman = await product.db("users").where({ company_id: 1, username: "shyama" }).first("id");
  const customers = product.db("accounts").where({ company_id: 1, group_id: 14, salesman_id: salesman.id });
  outside = (await customers.orderBy("id").first("id")).id;
  const changes = { name: OUTSIDE_CUSTOMER, credit_limit: 1, customer_type: 3 };
  await product.db("accounts").where({ company_id: 1, id: outside }).update(changes);
});
afterAll(() => product?.stop());

/** Field names under which operations take accounts. */
const ACCOUNT_NAME =
  /^(CustomerI[dD]|customerId|AccountI[dD]|AccountCode|PLID|PartyI[dD]|partyId|ledgerId|accountId|(from|to|cash)AccountId|DistributorID)$/;
const taking = operations.flatMap((operation) =>
  listFieldNames(operation)
    .filter((name) => ACCOUNT_NAME.test(name))
    .map((name) => [operation.id, name, operation] as const),
);
const inTurn = taking.map((one, at) => [...one, at] as const);

it("the test finds the operations that take an account", () => {
  expect(taking.length).toBeGreaterThan(30);
});

describe.each(inTurn)("%s with %s", (_, name, operation, at) => {
  it("answers for a customer outside the user's scope as for an unknown id", async () => {
    const roles = (operation.roles as readonly number[]).filter((role) => role !== 1);
    // A whole run asks as every visitor; otherwise as one whose role may call the operation.
    const asking = visitors.filter(({ role }) => isWhole || role === (roles[at % roles.length] ?? 4));
    expect(asking.length).toBeGreaterThan(0);
    for (const visitor of asking) {
      const ask = async (id: number) =>
        getComparedText(await askOperation(operation, visitor, { [name]: id }), id);
      expect(await ask(outside), `role ${visitor.role}`).toBe(await ask(UNKNOWN_ID));
    }
  });
});

it("a journal line with a customer outside the user's scope is refused like an unknown account", async () => {
  const journal = operations.find(({ id }) => id === "journals.post");
  const opening = { date: visitors[0]?.known.to };
  for (const visitor of visitors.filter(({ role }) => role !== 2)) {
    const supplier = await product.db("accounts").where({ company_id: 1, group_id: 27 }).first("id");
    const ask = async (id: number) => {
      const lines = [
        { accountId: id, debit: 1 },
        { accountId: supplier.id, credit: 1 },
      ];
      return getComparedText(await askOperation(journal as Operation, visitor, { ...opening, lines }), id);
    };
    expect(await ask(outside)).toBe(await ask(UNKNOWN_ID));
    expect(await ask(outside)).toContain("ACCOUNT_UNKNOWN");
  }
});

it("no list and no report names a customer outside the user's scope", async () => {
  const reading = operations.filter(({ method, isReport }) => method.toUpperCase() === "GET" || isReport);
  const [administrator] = (await listVisitors(product.db, 1)).filter(({ role }) => role === 1);
  if (!administrator) throw new Error("no administrator");
  cookies.set(1, await product.signIn(1, administrator.username));
  let namedCount = 0;
  for (const [at, operation] of reading.entries()) {
    const hasSeenOutside = (await askOperation(operation, administrator)).text.includes(OUTSIDE_CUSTOMER);
    if (!hasSeenOutside) continue;
    namedCount += 1;
    // A whole run asks as every visitor, otherwise as one of them.
    for (const visitor of isWhole ? visitors : visitors.slice(at % 3, (at % 3) + 1)) {
      const { text } = await askOperation(operation, visitor);
      expect(text.includes(OUTSIDE_CUSTOMER), `${operation.id} as role ${visitor.role}`).toBe(false);
    }
  }
  // accounts.list, accounts.heads, accounts.ledgers, customers.names, distributors.list,
  // sync.masters, trialBalance …
  expect(namedCount).toBeGreaterThan(5);
});

it("a ledger hides the name of a customer outside the user's scope, but keeps the entry and the balance", async () => {
  const administrator = await product.signIn(1, "meera");
  const [cash] = await product.db("accounts").where({ company_id: 1, system_key: "cash" }).pluck("id");
  const date = visitors[0]?.known.to;
  const receiptAnswer = await product.call({
    method: "POST",
    path: "/api/v1/receipts",
    body: { date, mode: "cash", ledgerId: cash, partyId: outside, amount: 71.25 },
    cookie: administrator,
    headers: { "Idempotency-Key": "head-of-another" },
  });
  expect(receiptAnswer.status, receiptAnswer.text).toBe(200);
  const ledger = async (cookie: string, search: Record<string, string> = {}) => {
    const query = { AccountCode: String(cash), FromDate: date ?? "", ToDate: date ?? "", ...search };
    const headers = { Accept: "application/vnd.vanbook.table+json" };
    const answer = await product.call({ method: "GET", path: "/api/WebLedger", query, cookie, headers });
    expect(answer.status, answer.text).toBe(200);
    const { columns, rows, totals } = answer.read<{
      columns: string[];
      rows: unknown[][];
      totals: { Closing: number };
    }>();
    const heads = rows
      .filter((row) => row[columns.indexOf("Debit")] === 71.25)
      .map((row) => row[columns.indexOf("AccountHead")]);
    return { heads, rows: rows.length, closing: totals.Closing };
  };
  const whole = await ledger(administrator);
  expect(whole.heads).toEqual([OUTSIDE_CUSTOMER]);
  for (const { role } of visitors.filter((visitor) => visitor.role !== 2)) {
    const cookie = cookies.get(role) ?? "";
    expect(await ledger(cookie), `role ${role}`).toEqual({ ...whole, heads: ["Customer of another user"] });
    expect((await ledger(cookie, { search: "Zzyzx" })).rows, `role ${role}`).toBe(0);
  }
  // If the customer's salesman is in the user's scope, the name is shown.
  const own = await product.db("accounts").where({ company_id: 1, id: outside }).first("salesman_id");
  const managedUser = await product.db("users").where({ company_id: 1, username: "anil" }).first("id");
  const change = (salesman_id: number) =>
    product.db("accounts").where({ company_id: 1, id: outside }).update({ salesman_id });
  await change(managedUser.id);
  for (const { role } of visitors.filter((visitor) => visitor.role !== 2))
    expect((await ledger(cookies.get(role) ?? "")).heads, `role ${role}`).toEqual([OUTSIDE_CUSTOMER]);
  await change(own.salesman_id);
});

function askOperation(operation: Operation, { role, known }: Visitor, extra: Record<string, unknown> = {}) {
  return product.call({ ...makeSampleRequest(operation, known, extra), cookie: cookies.get(role) ?? "" });
}

/** The answer without the parts that differ in each request. */
function getComparedText({ status, text }: Answer, id: number): string {
  return `${status} ${text
    .replaceAll(/"requestId":"[^"]*"/g, "")
    .replaceAll(/"milliseconds":\d+/g, "")
    .replaceAll(new RegExp(`\\b${id}\\b`, "g"), "ID")}`;
}
