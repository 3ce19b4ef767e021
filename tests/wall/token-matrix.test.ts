import { describe, expect, it } from "vitest";
import type { Principal } from "../../packages/server/contract/principal.ts";
import { checkOperations, type Wanted } from "../../packages/server/platform/token-terms.ts";
import { findOutcome, makePrincipal, findRefusal } from "../contract/contract-answer.ts";
import type { Request } from "../product.ts";
import { listFieldNames, operations, type Operation } from "./operations.ts";
import { rules } from "./party-desk.ts";

/**
 * All operations × all kinds of token, tested on the pure functions that decide which token is
 * made, what it may call and what it can change.
 */
const guardedOperations = operations.filter(({ roles }) => roles !== "public");
const isNamed = (id: string) => rules.get(id)?.["x-embed"] === true;
const isReading = ({ method, isReport }: Operation) => method === "GET" || isReport;
const isFor = (kind: "customer" | "supplier") => (one: Operation) =>
  isNamed(one.id) && rules.get(one.id)?.["x-party"]?.[kind] !== undefined;
const isOfRole = ({ roles }: Operation, role: number) => roles !== "public" && roles.includes(role);
const isOfCompanyScope = (one: Operation) => one.scope === "company" && !isOfRole(one, 2);

/**
 * What each kind of token may call if it names every operation, and which operations such a token
 * may be made for.
 */
const TOKEN_KINDS: readonly Kind[] = [
  {
    name: "of the company",
    token: makeTokenPrincipal({ role: 1, wholeCompany: true }),
    calls: (one) => isNamed(one.id) && isOfRole(one, 1),
    wanted: {},
    isMade: (one) => isNamed(one.id) && isOfRole(one, 1),
  },
  {
    name: "of some users",
    token: makeTokenPrincipal({ role: 3, users: [2], staff: [2] }),
    calls: (one) => isNamed(one.id) && isOfRole(one, 3),
    wanted: { users: [2] },
    isMade: (one) => isNamed(one.id) && isOfRole(one, 1) && isOfRole(one, 3) && !isOfCompanyScope(one),
  },
  ...(["customer", "supplier"] as const).map((kind) => ({
    name: `of one ${kind}`,
    token: makeTokenPrincipal({ role: 3, users: [], staff: [], party: { id: 7, kind } }),
    calls: isFor(kind),
    wanted: { party: { id: 7, kind } },
    isMade: isFor(kind),
  })),
  {
    name: "limited to the sale report",
    token: makeTokenPrincipal({ role: 1, wholeCompany: true, operations: ["sales.report"] }),
    calls: ({ id }) => id === "sales.report" || id === "embedTokens.current",
  },
  {
    name: "that may not write",
    token: makeTokenPrincipal({ role: 1, wholeCompany: true }, { writes: false }),
    calls: (one) => isNamed(one.id) && isOfRole(one, 1) && isReading(one),
    wanted: { writes: false },
    isMade: (one) => isNamed(one.id) && isOfRole(one, 1) && isReading(one),
  },
];

describe.each(TOKEN_KINDS)("a token $name", ({ token, calls }) => {
  it("may call exactly the operations that its kind allows", async () => {
    for (const operation of guardedOperations) {
      const answer = await findRefusal(makeUnknownFieldRequest(operation), token);
      // An allowed request is refused for its field "nothing" or reaches its handler.
      const isOpen = answer === undefined || answer.status !== 403;
      expect(isOpen, `${operation.id} ${answer?.text}`).toBe(calls(operation));
      // The page's user has no role, so the code is not ROLE_FORBIDDEN.
      if (!isOpen) expect(answer.json, operation.id).toMatchObject({ code: "TOKEN_FORBIDDEN" });
    }
  });
});

it.each(TOKEN_KINDS.flatMap(({ name, wanted, isMade }) => (isMade ? [{ name, wanted, isMade }] : [])))(
  "a token $name can be made for exactly the operations that its kind allows",
  ({ wanted, isMade }) => {
    for (const operation of guardedOperations) {
      const checkWantedTerms = () => {
        const terms = { users: undefined, party: null, writes: true, ...wanted };
        checkOperations([operation.id], makePrincipal(1), terms);
      };
      if (isMade(operation)) expect(checkWantedTerms, operation.id).not.toThrow();
      else expect(checkWantedTerms, operation.id).toThrow();
    }
  },
);

it("tokens of a customer and of a supplier may call only the operations listed here for them", () => {
  const open = (name: string) =>
    guardedOperations.filter(TOKEN_KINDS.find((one) => one.name === name)?.calls ?? (() => false));
  const [customer, supplier] = [open("of one customer"), open("of one supplier")].map((all) =>
    all.map(({ id }) => id),
  );
  for (const id of [
    "customerLedger.report",
    "sales.report",
    "orders.report",
    "orders.post",
    "customerPrices.report",
  ])
    expect([customer?.includes(id), supplier?.includes(id)], id).toEqual([true, false]);
  for (const id of ["purchases.report", "creditors.report"])
    expect([customer?.includes(id), supplier?.includes(id)], id).toEqual([false, true]);
  for (const id of ["ledger.report", "payments.report", "receipts.report"])
    expect([customer?.includes(id), supplier?.includes(id)], id).toEqual([true, true]);
  for (const id of [
    "stock.report",
    "stockValuation.report",
    "itemLedger.report",
    "profit.report",
    "journals.report",
    "customers.names",
    "views.list",
    "orders.cancel",
  ])
    expect([customer?.includes(id), supplier?.includes(id)], id).toEqual([false, false]);
});

it("no operation lets a page change the parameter of its party or a locked parameter", async () => {
  let triedCount = 0;
  for (const operation of guardedOperations.filter(({ id }) => isNamed(id)))
    for (const kind of ["customer", "supplier", null] as const) {
      const rule = kind && rules.get(operation.id)?.["x-party"]?.[kind];
      const names = kind ? [rule].filter((one) => typeof one === "string") : listIdFields(operation);
      for (const name of names) {
        const token = kind
          ? makeTokenPrincipal({ role: 3, party: { id: 7, kind } })
          : makeTokenPrincipal({ role: 1, wholeCompany: true }, { locked: { [name]: 7 } });
        const caseRefusal = await findRefusal(makeRequest(operation, { [name.toUpperCase()]: 8 }), token);
        expect(caseRefusal?.json, `${operation.id} ${name}`).toMatchObject({ code: "LOCKED_PARAMETER" });
        const same = await findRefusal(makeRequest(operation, { [name]: 7 }), token);
        expect(same?.json, `${operation.id} ${name}`).not.toMatchObject({ code: "LOCKED_PARAMETER" });
        triedCount += 1;
      }
    }
  expect(triedCount).toBeGreaterThan(60);
});

it("a customer's token fills in its customer when the request names none", async () => {
  const token = makeTokenPrincipal({ role: 3, party: { id: 7, kind: "customer" } });
  const range = { FromDate: "2026-04-01", ToDate: "2026-05-01" };
  const sales = await findOutcome({ method: "POST", path: "/api/getSaleReport", body: range }, token);
  expect(sales.input?.body).toMatchObject({ CustomerID: 7 });
  const ledger = await findOutcome({ method: "GET", path: "/api/WebLedger", query: range }, token);
  expect(ledger.input?.query).toMatchObject({ AccountCode: 7 });
});

/** Parameters of an operation that name a record, without the company, which the token sets. */
function listIdFields(operation: Operation): string[] {
  return listFieldNames(operation).filter(
    (name) =>
      /I[dD]$/.test(name) &&
      !/^comp(any)?id$/i.test(name) &&
      !["activeUserId", "clientId", "vanbookId"].includes(name),
  );
}

function makeUnknownFieldRequest(operation: Operation): Request {
  return makeRequest(operation, { nothing: 1 });
}

/**
 * A request with only these fields: in the query of a read, or in the body if the operation has
 * one.
 */
function makeRequest(
  { method, path, body, isKeyed }: Operation,
  fieldValues: Record<string, unknown>,
): Request {
  const headers = isKeyed ? { "Idempotency-Key": "1" } : {};
  const address = { method, path: path.replaceAll(/\{\w+\}/g, "1"), headers };
  if (body) return { ...address, body: fieldValues };
  const texts = Object.entries(fieldValues).map(([name, value]) => [name, String(value)]);
  return { ...address, query: Object.fromEntries(texts) };
}

function makeTokenPrincipal(who: Partial<Principal>, limits: Partial<Principal["token"]> = {}): Principal {
  const token = { id: "x", maker: "x", locked: {}, hidden: [], writes: true, label: null, expires: 0 };
  const all = operations.map(({ id }) => id);
  const base = { ...makePrincipal(3), via: "token" as const, operations: all };
  return { ...base, ...who, token: { ...token, ...limits } };
}

interface Kind {
  name: string;
  token: Principal;
  calls: (operation: Operation) => boolean;
  /**
   * Terms that such a token is made with, and the operations it may be made for; undefined: not
   * tested.
   */
  wanted?: Partial<Wanted>;
  isMade?: (operation: Operation) => boolean;
}
