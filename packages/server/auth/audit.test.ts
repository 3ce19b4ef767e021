import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { addAuditLines } from "./audit.ts";

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database?.drop());

it("the audit log gets a line for each record in one statement, and nothing for no records", async () => {
  const author = {
    principal: { companyId: 3, userId: 7, via: "key" as const },
    client: { requestId: "r-1" },
  };
  const statements: string[] = [];
  database.db.on("query", ({ sql }: { sql: string }) => statements.push(sql));
  const line = { operation: "receipts.create", entity: "receipts" };
  await addAuditLines(database.db, author, [
    { ...line, entityId: 11, after: { amount: "118.00" } },
    { ...line, entityId: 12, before: { amount: "1.00" } },
  ]);
  await addAuditLines(database.db, author, []);
  expect(statements.filter((sql) => sql.includes("audit_log"))).toHaveLength(1);

  const who = { company_id: 3, user_id: 7, via: "key", request_id: "r-1", ...line };
  expect(await database.db("audit_log").orderBy("id")).toMatchObject([
    { ...who, id: 1, entity_id: "11", before_json: null, after_json: '{"amount":"118.00"}' },
    { ...who, id: 2, entity_id: "12", before_json: '{"amount":"1.00"}', after_json: null },
  ]);
});
