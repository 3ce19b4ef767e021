import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundOperations, makePrincipal, findRefusal } from "../contract/contract-answer.ts";
import { startProduct, type Product, type Request } from "../product.ts";
import { operations, makeSampleRequest, type Operation } from "./operations.ts";
import { findScopeBreaches } from "./scope-breaches.ts";
import { listVisitors } from "./visitors.ts";
import type { Visitor } from "./interference.ts";

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
