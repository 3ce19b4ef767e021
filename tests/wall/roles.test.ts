import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product } from "../product.ts";
import { operations, requestFor } from "./operations.ts";
import { scopeBreaches } from "./scope-breaches.ts";
import { visitorsOf } from "./visitors.ts";
import type { Visitor } from "./interference.ts";

let product: Product;
let visitors: Visitor[];
const cookies = new Map<number, string>();

beforeAll(async () => {
  product = await startProduct({ bills: 100 });
  visitors = await visitorsOf(product.db, 1);
  for (const { role, username } of visitors) cookies.set(role, await product.signIn(1, username));
});
afterAll(() => product?.stop());

// DOMAIN 4.11, cell by cell, as the contract says it; what is refused is refused before anything else is looked at.
describe.each(
  operations.filter(({ roles }) => roles !== "public").map((operation) => [operation.id, operation] as const),
)("%s", (_, operation) => {
  it("needs a sign-in", async () => {
    expect((await product.call(requestFor(operation, knownOf(1)))).status).toBe(401);
  });
  it.each([1, 2, 3, 4])("as role %i", async (role) => {
    const isAllowed = (operation.roles as readonly number[]).includes(role);
    // A body that no operation takes: an allowed call is refused for it, or not built; a forbidden one for its role.
    const { method, path } = requestFor(operation, knownOf(role));
    const cookie = cookies.get(role) ?? "";
    const answer = await product.call({
      method,
      path,
      cookie,
      query: { nothing: "1" },
      ...(operation.body && { body: { nothing: 1 } }),
    });
    const expected = !isAllowed ? [403] : operation.isPending ? [501] : [400, 413, 415];
    expect(expected, `${answer.status} ${answer.text.slice(0, 200)}`).toContain(answer.status);
  });
});

it("is one role's own rows for each role", async () => {
  expect(await scopeBreaches(product, product.db, visitors)).toEqual([]);
});

it("gives the administrator alone what DOMAIN 4.11 keeps from managers and salesmen", () => {
  const only = (ids: string[]) =>
    operations.filter(({ id }) => ids.includes(id)).map(({ id, roles }) => [id, roles]);
  const kept = [
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
  ];
  expect(only(kept)).toEqual(only(kept).map(([id]) => [id, [1]]));
  expect(only(kept)).toHaveLength(kept.length);
});

function knownOf(role: number) {
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
