import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Answer, type Product } from "../product.ts";
import { makeSampleRequest, operations } from "./operations.ts";
import type { Visitor } from "./interference.ts";
import { listVisitors } from "./visitors.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

it("past records look the same after one salesman is disabled and another is deleted", async () => {
  const visitors = (await listVisitors(product.db, 1)).filter(({ role }) => role !== 2);
  const before = await collectAnswers(visitors);
  const leaving = await listSalesmen(visitors);
  for (const [index, id] of leaving.entries()) {
    const leftState = index === 0 ? { is_active: 0 } : { is_active: 0, is_deleted: 1 };
    await product.db("users").where({ company_id: 1, id }).update(leftState);
  }
  const after = await collectAnswers(visitors);
  for (const { role } of visitors) expect(before.get(`sales.report as role ${role} `)).toMatch(/^200 /);
  const changedKeys = [...before].filter(([key, text]) => after.get(key) !== text).map(([key]) => key);
  expect(changedKeys.filter((key) => !PEOPLE_OPERATIONS.has(key.split(" ")[0] ?? ""))).toEqual([]);
});

it("a branch manager sees the branch's bills that have no salesman", async () => {
  const visitors = (await listVisitors(product.db, 1)).filter(({ role }) => role === 4);
  const [manager] = visitors;
  const [user] = await product.db("users").where({ company_id: 1, id: manager?.known.userId });
  const bills = product.db("bills").where({ company_id: 1, branch_id: user.branch_id, status: 1 });
  const [bill] = await bills.whereNotNull("salesman_id").orderBy("id", "desc").limit(1);
  const before = await collectAnswers(visitors);
  await product.db("bills").where({ company_id: 1, id: bill.id }).update({ salesman_id: null });
  const after = await collectAnswers(visitors);
  for (const key of ["dashboard.sales as role 4 ", "hsnSales.report as role 4 "]) {
    expect(after.get(key), key).toBe(before.get(key));
    expect(after.get(key), key).toMatch(/^200 /);
  }
});

/** Two active salesmen with bills, in the branch of the branch's manager. */
async function listSalesmen(visitors: readonly Visitor[]): Promise<number[]> {
  const [manager] = visitors.filter(({ role }) => role === 4);
  const users = product.db("users as u").where({ "u.company_id": 1, "u.role_id": 2, "u.is_active": 1 });
  const seenSalesmen: number[] = await users
    .join("users as m", (on) => on.on("m.company_id", "u.company_id").andOn("m.branch_id", "u.branch_id"))
    .where("m.id", manager?.known.userId)
    .whereExists(product.db("bills as b").whereRaw("b.company_id = u.company_id AND b.salesman_id = u.id"))
    .orderBy("u.id")
    .pluck("u.id");
  expect(seenSalesmen.length).toBeGreaterThan(1);
  return seenSalesmen.slice(0, 2);
}

/**
 * Answers of every reading operation, without `activeUserId` and with all active users in it, as
 * older clients send it.
 */
async function collectAnswers(visitors: readonly Visitor[]) {
  const answers = new Map<string, string>();
  for (const { role, username, known } of visitors) {
    const cookie = await product.signIn(1, username);
    const { activeUserId } = JSON.parse(
      (await product.call({ method: "GET", path: "/api/v1/session", cookie })).text,
    ) as { activeUserId: string };
    for (const operation of READING_OPERATIONS) {
      const takesUsers = operation.parameters.some(({ name }) => name === "activeUserId");
      for (const extra of takesUsers ? [{}, { activeUserId }] : [{}]) {
        const answer = await product.call({ ...makeSampleRequest(operation, known, extra), cookie });
        answers.set(`${operation.id} as role ${role} ${Object.keys(extra).join()}`, getComparedText(answer));
      }
    }
  }
  return answers;
}

function getComparedText({ status, text }: Answer) {
  return `${status} ${text.replaceAll(/"requestId":"[^"]*"/g, "").replaceAll(/"milliseconds":\d+/g, "")}`;
}

const READING_OPERATIONS = operations.filter(
  ({ method, isReport, scope }) => scope !== "none" && (method.toUpperCase() === "GET" || isReport),
);

/** Operations that return the users themselves. */
const PEOPLE_OPERATIONS = new Set([
  "dashboard.locations",
  "employees.list",
  "session.activeUsers",
  "session.current",
  "signInLog.report",
  "sync.masters",
  "userAccess.list",
  "users.details",
  "users.list",
  "users.names",
  "users.salesReps",
]);
