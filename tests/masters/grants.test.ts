import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { createFingerprint, ofCompanyAlone } from "./fingerprint.ts";
import type { Visitor } from "../wall/interference.ts";
import {
  findCompanyName,
  listFieldNames,
  operations,
  makeSampleRequest,
  type Operation,
} from "../wall/operations.ts";
import { makeSpares } from "../wall/spares.ts";
import { listVisitors } from "../wall/visitors.ts";

// Operations that only an administrator may call (docs/books.md#roles). Every role tries them with
// all fields that could raise its rights.
const GUARDED_OPERATIONS =
  /^(users\.(save|saveDetails|delete)|(macs|companies|allocations)\.(save|delete)|series\.(create|update|delete))$/;

let product: Product;
let visitors: Visitor[];
let fingerprint: Awaited<ReturnType<typeof createFingerprint>>;
const cookies = new Map<number, string>();

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  fingerprint = await createFingerprint(product.db);
  const spares = await makeSpares(product.db, 1);
  visitors = await listVisitors(product.db, 1, {}, spares);
  for (const { role, username } of visitors) cookies.set(role, await product.signIn(1, username));
});
afterAll(() => product?.stop());

const guardedOperations = operations.filter(({ id }) => GUARDED_OPERATIONS.test(id));
const findVisitor = (role: number) => {
  const visitor = visitors.find((each) => each.role === role);
  if (!visitor) throw new Error(`Nobody has role ${role}`);
  return visitor;
};

/** Sends the operation's valid request with extra fields, which it may not have. */
function call(role: number, operation: Operation, extra: Record<string, unknown>): Promise<Answer> {
  const request = makeSampleRequest(operation, findVisitor(role).known);
  return product.call({ ...request, cookie: cookies.get(role) ?? "", body: withFields(request.body, extra) });
}

function withFields(body: unknown, extra: Record<string, unknown>): unknown {
  if (!(body instanceof FormData)) return { ...Object(body), ...extra };
  for (const [name, value] of Object.entries(extra)) body.set(name, String(value));
  return body;
}

it("the contract lists the guarded operations, for administrators only", () => {
  expect(guardedOperations).toHaveLength(12);
  for (const { id, roles } of guardedOperations) expect(roles, id).toEqual([1]);
});

describe.each([2, 3, 4])("role %i", (role) => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprint();
  });
  it.each(guardedOperations.map((operation) => [operation.id, operation] as const))(
    "is refused for %s, and nothing is written",
    async (_, operation) => {
      const own = findVisitor(role).known.userId;
      const hostile: Record<string, unknown>[] = [
        {},
        { UserRoleId: 1 },
        { UserId: own, UserRoleId: 1 },
        { UserId: own, Active: 1, Password: "backwater-7", ConformPassword: "backwater-7" },
        { UserId: ADMINISTRATOR_ID },
        {
          UserId: ADMINISTRATOR_ID,
          CreatedBy: ADMINISTRATOR_ID,
          ModifiedBy: ADMINISTRATOR_ID,
          DeletedBy: ADMINISTRATOR_ID,
        },
        { CompanyID: 2, CompanyId: 2 },
        { CompanyID: 1, activeUserId: "1,2,3,4,5" },
        { Empid: ADMINISTRATOR_ID, role: 1, roles: [1], principal: { role: 1 } },
      ];
      for (const extra of hostile) {
        const answer = await call(role, operation, extra);
        expectProblem(answer, 403, "ROLE_FORBIDDEN");
      }
      expect(await fingerprint()).toEqual(before);
    },
  );
});

describe("an administrator", () => {
  it.each(guardedOperations.map((operation) => [operation.id, operation] as const))(
    "is recorded as the author of what %s writes, in their own company",
    async (id, operation) => {
      if (id === "companies.delete") return; // it would delete the administrator's company
      const before = ofCompanyAlone(await fingerprint(), 2);
      const author = { CreatedBy: STRANGER_ID, ModifiedBy: STRANGER_ID, DeletedBy: STRANGER_ID };
      const name = findCompanyName(operation);
      if (name) expectProblem(await call(1, operation, { [name]: 2 }), 403, "COMPANY_MISMATCH");
      expectProblem(await call(1, operation, { activeUsers: "1,2" }), 400, "UNKNOWN_FIELD");
      const knownFields = Object.entries(author).filter(([field]) =>
        listFieldNames(operation).includes(field),
      );
      const others = { ...Object.fromEntries(knownFields), activeUserId: String(STRANGER_ID) }; // which is ignored
      const answer = await call(1, operation, { ...(await readNeededFields(id)), ...others });
      expect(answer.status, answer.text).toBe(200);
      expect(await listWrittenTables(STRANGER_ID)).toEqual([]);
      expect(ofCompanyAlone(await fingerprint(), 2)).toEqual(before);
    },
  );

  it("can't change another company's user by sending that user's id", async () => {
    const before = await fingerprint();
    const theirs = await product.db("users").where("company_id", 2).max({ id: "id" }).first();
    const [last] = await product.db("users").where("company_id", 1).max({ id: "id" });
    const UserId = Math.max(Number(theirs?.id), Number(last?.id)) + 1;
    const details = { BranchId: 1, ZoneId: 1, UserRoleId: 1 };
    const post = (path: string, body: object) =>
      product.call({ method: "POST", path, body, cookie: cookies.get(1) ?? "" });
    expectProblem(await post("/api/updateUserDetails", { UserId, ...details }), 404, "NOT_FOUND");
    expectProblem(
      await post("/api/InsertUpdateUser", { UserId, Name: "X", UserName: "x" }),
      404,
      "NOT_FOUND",
    );
    expectProblem(await post("/api/Deleteusers", { UserId }), 404, "NOT_FOUND");
    expectProblem(await post("/api/insertUpdateMAC", { UserId, Bluetooth: "00:11" }), 422, "USER_UNKNOWN");
    expect(await fingerprint()).toEqual(before);
  });
});

/** Additional fields that a valid request of the operation needs. */
async function readNeededFields(operation: string): Promise<Record<string, unknown>> {
  if (operation !== "series.update") return NEEDED_FIELDS[operation] ?? {};
  const unusedSeries = await product
    .db("invoice_series")
    .where({ company_id: 1, series: "B2B/GRANT" })
    .first("id");
  return { SID: unusedSeries?.id, Series: "B2B/LEAVE", InvType: "B2B" };
}

/** Rows of masters that have this user as their author. */
async function listWrittenTables(author: number): Promise<string[]> {
  const tablesWritten: string[] = [];
  const [createdTables = [], ...laterTables] = await Promise.all(AUTHOR_COLUMNS.map(listTablesWith));
  for (const table of createdTables) {
    const columns = AUTHOR_COLUMNS.filter((_, at) => at === 0 || laterTables[at - 1]?.includes(table));
    const where = columns.map((column) => `${column} = ${author}`).join(" OR ");
    if (await product.db(table).whereRaw(where).first(product.db.raw("1"))) tablesWritten.push(table);
  }
  return tablesWritten;
}

const AUTHOR_COLUMNS = ["created_by", "modified_by", "deleted_by"];

async function listTablesWith(column: string): Promise<string[]> {
  const tableRows = await queryRows<{ name: string }>(
    product.db,
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = ?",
    [column],
  );
  return tableRows.map(({ name }) => name);
}

const ADMINISTRATOR_ID = 1;
const STRANGER_ID = 99;
const NEEDED_FIELDS: Readonly<Record<string, Record<string, unknown>>> = {
  "users.save": { Email: "a@b.example", Sex: 0, Password: "backwater-7", ConformPassword: "backwater-7" },
  "series.create": { Series: "B2B/GRANT", InvType: "B2B" },
  "companies.save": {
    CompanyId: 1,
    CompanyName: "Kairali Medicals",
    GSTinNo: "32AABCK1234F1Z5",
    MobileNO: "9847012345",
    Address: "12/4 MC Road, Kollam",
    Citty: "Kollam",
    District: "Kollam",
    State: "Kerala",
  },
};
