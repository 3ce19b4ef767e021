import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundOperations, findRefusal, makePrincipal } from "../contract/contract-answer.ts";
import { type Answer, type Product, type Request, startProduct } from "../product.ts";
import { listFieldNames, makeSampleRequest, type Operation, operations } from "./operations.ts";
import { findScopeBreaches } from "./scope-breaches.ts";
import { listVisitors } from "./visitors.ts";
import type { Visitor } from "./interference.ts";
import { isWhole } from "../whole.ts";

let product: Product;
let visitors: Visitor[];
const cookies = new Map<number, string>();

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  visitors = await listVisitors(product.db, 1);
  for (const { role, username } of visitors) cookies.set(role, await product.signIn(1, username));
});
afterAll(() => product?.stop());

const guardedOperations = operations.filter(({ roles }) => roles !== "public");
const ALL_ROLES = [1, 2, 3, 4] as const;

// The role is checked before anything else of a request.
it("every operation needs a sign-in", () => {
  const isPublic = new Map(boundOperations.map((operation) => [operation.id, operation.isPublic]));
  expect(guardedOperations.length).toBeGreaterThan(300);
  expect(guardedOperations.filter(({ id }) => isPublic.get(id) !== false).map(({ id }) => id)).toEqual([]);
});
it.each(ALL_ROLES)("every operation as role %i is answered or refused as the contract says", async (role) => {
  const wrong: string[] = [];
  for (const operation of guardedOperations) {
    const answer = await findRefusal(makeUnknownFieldRequest(operation, role), makePrincipal(role));
    if (!listExpectedStatuses(operation, role).includes(answer?.status ?? 200))
      wrong.push(`${operation.id}: ${answer?.status} ${answer?.text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});

// The same over HTTP for one operation of each kind; all take the same path through http/call.ts.
describe.each(pickOneOfEachKind(guardedOperations).map((operation) => [operation.id, operation] as const))(
  "%s over HTTP",
  (_, operation) => {
    it("needs a sign-in", async () => {
      expect((await product.call(makeSampleRequest(operation, findKnownValues(1)))).status).toBe(401);
    });
    it.each(ALL_ROLES)("answers or refuses role %i as the contract says", async (role) => {
      const answer = await product.call({
        ...makeUnknownFieldRequest(operation, role),
        cookie: cookies.get(role) ?? "",
      });
      expect(
        listExpectedStatuses(operation, role),
        `${answer.status} ${answer.text.slice(0, 200)}`,
      ).toContain(answer.status);
    });
  },
);

it("shows each role only the rows in its own scope", async () => {
  expect(await findScopeBreaches(product, product.db, visitors)).toEqual([]);
});

it("only an administrator may call the operations that docs/books.md#roles reserves for administrators", () => {
  const listRoles = (ids: string[]) =>
    operations.filter(({ id }) => ids.includes(id)).map(({ id, roles }) => [id, roles]);
  const keptOperations = [
    "companies.save",
    "companies.delete",
    "users.save",
    "users.delete",
    "users.saveDetails",
    "series.create",
    "series.update",
    "series.delete",
    "allocations.save",
    "apiKeys.create",
    "embedOrigins.create",
    "embedTokens.create",
    "events.list",
    "webhooks.create",
    "webhooks.rotate",
  ];
  expect(listRoles(keptOperations)).toEqual(listRoles(keptOperations).map(([id]) => [id, [1]]));
  expect(listRoles(keptOperations)).toHaveLength(keptOperations.length);
});

/**
 * A request that no operation accepts: an allowed call is refused for its fields, a forbidden one
 * for the role.
 */
function makeUnknownFieldRequest(operation: Operation, role: number): Request {
  const { method, path } = makeSampleRequest(operation, findKnownValues(role));
  return { method, path, query: { nothing: "1" }, ...(operation.body && { body: { nothing: 1 } }) };
}

function listExpectedStatuses({ roles }: Operation, role: number): number[] {
  return (roles as readonly number[]).includes(role) ? [400, 413, 415] : [403];
}

/** One operation for each combination of how it is called and which roles may call it. */
function pickOneOfEachKind(all: readonly Operation[]): Operation[] {
  const kinds = new Map<string, Operation>();
  for (const operation of all) {
    const { method, roles, isReport, isForm, isKeyed, body } = operation;
    const kind = [method, roles, isReport, isForm, isKeyed, body !== undefined].join();
    if (!kinds.has(kind)) kinds.set(kind, operation);
  }
  return [...kinds.values()];
}

function findKnownValues(role: number) {
  return (
    visitors.find((visitor) => visitor.role === role)?.known ?? {
      companyId: 1,
      userId: 1,
      from: "2026-04-01",
      to: "2026-04-02",
      values: {},
    }
  );
}

/** A customer's name that nothing else contains, and an id that no account has. */
const OUTSIDE_CUSTOMER = "Zzyzx Outside Stores";
const UNKNOWN_ID = 99_999_999;

let scopedVisitors: Visitor[];
let outside: number;

beforeAll(async () => {
  scopedVisitors = visitors.filter(({ role }) => role !== 1);
  // A customer whose salesman is in a zone and a branch that none of the visitors belongs to.
  const salesman = await product.db("users").where({ company_id: 1, username: "shyama" }).first("id");
  const customers = product.db("accounts").where({ company_id: 1, group_id: 14, salesman_id: salesman.id });
  outside = (await customers.orderBy("id").first("id")).id;
  const changes = { name: OUTSIDE_CUSTOMER, credit_limit: 1, customer_type: 3 };
  await product.db("accounts").where({ company_id: 1, id: outside }).update(changes);
});

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
    const asking = scopedVisitors.filter(({ role }) => isWhole || role === (roles[at % roles.length] ?? 4));
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
  const opening = { date: scopedVisitors[0]?.known.to };
  for (const visitor of scopedVisitors.filter(({ role }) => role !== 2)) {
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
    for (const visitor of isWhole ? scopedVisitors : scopedVisitors.slice(at % 3, (at % 3) + 1)) {
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
  const date = scopedVisitors[0]?.known.to;
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
  for (const { role } of scopedVisitors.filter((visitor) => visitor.role !== 2)) {
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
  for (const { role } of scopedVisitors.filter((visitor) => visitor.role !== 2))
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
