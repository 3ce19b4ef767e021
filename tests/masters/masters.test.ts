/// <reference types="vite/client" />
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { makeForm } from "../form.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import type { MasterCase, Row } from "./master-case.ts";

let product: Product;
let admin: string;
let otherAdmin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  otherAdmin = await product.signIn(2, "fathima");
});
afterAll(() => product?.stop());

/** The same tests run for every file in `cases`. */
const masters = Object.values(
  import.meta.glob<Record<string, MasterCase>>("./cases/*.ts", { eager: true }),
).flatMap((file) => Object.values(file));

describe.each(masters.map((one) => [one.name, one] as const))("%s", (_, master) => {
  let recordCount = 0;
  const { id } = master;
  const post = (path: string, body: Row, cookie = admin) =>
    product.call({
      method: master.saveMethod ?? "POST",
      path,
      body: master.isForm ? makeForm(body) : body,
      cookie,
    });
  const list = async (cookie = admin): Promise<Row[]> => {
    const answer = await product.call({ method: "GET", path: master.list, cookie });
    expect(answer.status, answer.text).toBe(200);
    return master.rows ? master.rows(answer.json) : answer.read<Row[]>();
  };
  const find = async (key: unknown, cookie = admin) => (await list(cookie)).find((row) => row[id] === key);
  const makeRecord = (companyId = 1) => master.record(product.db, companyId, (recordCount += 1));
  const create = async (extra: Row = {}): Promise<Row> => {
    const answer = await post(master.create, { ...(await makeRecord()), ...extra });
    expect(answer.status, answer.text).toBe(200);
    const { id: key, message } = answer.read<{ id: number; message: string }>();
    expect(message).toBe(master.words.created);
    const row = await find(key);
    expect(row, `${master.name} ${key} is not in the list`).toBeDefined();
    return row ?? {};
  };
  const makeChangedRecord = async (row: Row, change: Row): Promise<Row> => ({
    ...(await makeRecordOf(row)),
    ...change,
  });
  const makeRecordOf = async (row: Row): Promise<Row> => {
    const fields = Object.keys(await makeRecord());
    const keptFields = fields
      .map((field) => [field, row[field]] as const)
      .filter(([, value]) => value !== undefined);
    return { ...(await makeRecord()), ...Object.fromEntries(keptFields), [id]: row[id] };
  };
  const remove = (key: unknown, extra: Row = {}, cookie = admin): Promise<Answer> =>
    product.call({
      method: master.removeMethod ?? "POST",
      path: master.remove,
      body: { [master.removeId ?? id]: key, ...master.removeWith, ...extra },
      cookie,
    });

  it("is created as sent, with its author, and is logged", async () => {
    const before = (await list()).length;
    const givenRecord = await makeRecord();
    const answer = await post(master.create, { [id]: 0, ...givenRecord });
    expect(answer.status, answer.text).toBe(200);
    const { id: key, message } = answer.read<{ id: number; message: string }>();
    expect(message).toBe(master.words.created);
    const row = await find(key);
    expect(await list()).toHaveLength(before + 1);
    for (const [field, value] of Object.entries(givenRecord))
      if (row && field in row) expect(row[field]).toEqual(value);
    const storedRow = await product.db(master.table).where({ company_id: 1, id: key }).first();
    expect(storedRow).toMatchObject({ created_by: 1, version: 1, is_deleted: 0 });
    const log = await product.db("audit_log").where({ entity: master.table, entity_id: String(key) });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ company_id: 1, user_id: 1 });
  });

  it("is changed, and the log has its old and new values", async () => {
    const row = await create();
    const answer = await post(
      master.update,
      await makeChangedRecord(row, { ...master.change, Version: row.Version }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.read<{ message: string }>().message).toBe(master.words.updated);
    expect(await find(row[id])).toMatchObject(master.shown ?? master.change);
    const storedRow = await product.db(master.table).where({ company_id: 1, id: row[id] }).first();
    expect(storedRow).toMatchObject({ created_by: 1, modified_by: 1 });
    const [line] = await product
      .db("audit_log")
      .where({ entity: master.table, entity_id: String(row[id]) })
      .orderBy("id", "desc")
      .limit(1);
    expect(line.before_json).not.toBe(line.after_json);
  });

  it("refuses the second of two edits, and keeps what the first one saved", async () => {
    const row = await create();
    const [first, second] = [
      await makeChangedRecord(row, { ...master.change, Version: row.Version }),
      await makeChangedRecord(row, { Version: row.Version }),
    ];
    expect((await post(master.update, first)).status).toBe(200);
    expectProblem(await post(master.update, second), 409, "RECORD_CHANGED");
    expectProblem(await remove(row[id], { Version: row.Version }), 409, "RECORD_CHANGED");
    expect(await find(row[id])).toMatchObject(master.shown ?? master.change);
  });

  it("accepts one of two changes at the same moment", async () => {
    const row = await create();
    const edit = await makeChangedRecord(row, { ...master.change, Version: row.Version });
    const answers = await Promise.all([post(master.update, edit), post(master.update, edit)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is deleted once: the row stays, marked as deleted", async () => {
    const row = await create();
    const answer = await remove(row[id], { Version: row.Version });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.read<{ message: string }>().message).toBe(master.words.deleted);
    expect(await find(row[id])).toBeUndefined();
    const storedRow = await product.db(master.table).where({ company_id: 1, id: row[id] }).first();
    expect(storedRow).toMatchObject({ is_deleted: 1, deleted_by: 1 });
    expectProblem(await remove(row[id]), 404, "NOT_FOUND");
    expectProblem(await post(master.update, await makeChangedRecord(row, {})), 404, "NOT_FOUND");
  });

  it("can't be seen or changed by another company", async () => {
    const row = await create();
    expect((await list(otherAdmin)).map((other) => other.CompanyID ?? 2)).not.toContain(1);
    const readStoredRow = () => product.db(master.table).where({ company_id: 1, id: row[id] }).first();
    const before = await readStoredRow();
    const foreign = { ...(await makeRecord(2)), [id]: row[id] };
    const answers = [await post(master.update, foreign, otherAdmin), await remove(row[id], {}, otherAdmin)];
    // The id may exist in the other company too; only our record must not change.
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await readStoredRow()).toEqual(before);
    const theirs = { ...(await makeRecord()), [master.company ?? "CompanyID"]: 2 };
    expectProblem(await post(master.create, theirs), 403, "COMPANY_MISMATCH");
  });

  it("ignores an author and dates that a client sends", async () => {
    const row = await create(
      master.ignored ?? { CreatedBy: 99, IsDeleted: "1", ModifiedBy: 99, DeletedBy: 99 },
    );
    const storedRow = await product.db(master.table).where({ company_id: 1, id: row[id] }).first();
    expect(storedRow).toMatchObject({ created_by: 1, modified_by: null, deleted_by: null, is_deleted: 0 });
  });

  it.each(master.invalid)("refuses %j", async (fields, message) => {
    const answer = await post(master.create, { ...(await makeRecord()), ...fields });
    expect([400, 422]).toContain(answer.status);
    const { message: refusalMessage, fields: refusedFields } = answer.read<{
      message: string;
      fields: { field: string }[];
    }>();
    expect(refusalMessage).toBe(message);
    expect(refusedFields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(Object.keys(fields).slice(0, 1)),
    );
  });

  const { unique } = master;
  if (!unique) return;
  it("has a unique name in any case, also when several make it at the same moment", async () => {
    const row = await create();
    const name = String(row[unique.field]);
    const twin = { ...(await makeRecord()), [unique.field]: name.toUpperCase() };
    expectProblem(await post(master.create, twin), 409, unique.code, unique.message);
    const other = await create();
    expectProblem(
      await post(master.update, await makeChangedRecord(other, { [unique.field]: ` ${name} ` })),
      409,
      unique.code,
    );
    // A record may keep its own name; once it is deleted, others may use the name.
    expect(
      (await post(master.update, await makeChangedRecord(row, { [unique.field]: name.toLowerCase() })))
        .status,
    ).toBe(200);
    expect((await remove(row[id])).status).toBe(200);
    const fresh = { ...(await makeRecord()), [unique.field]: name };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(master.create, fresh)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});
