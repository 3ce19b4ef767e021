import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { serve, startProduct, type Answer, type Product } from "../product.ts";
import { makeSampleRequest, type Known } from "../wall/operations.ts";
import { pickTried } from "../whole.ts";
import { makeSpares } from "../wall/spares.ts";
import { createTwin } from "../wall/twin.ts";
import { listVisitors } from "../wall/visitors.ts";
import { createFingerprint, ofCompanyAlone } from "./fingerprint.ts";
import {
  listBodyFields,
  isChoice,
  isIgnored,
  reads,
  makeRequestWith,
  listTypes,
  writes,
  type BodyField,
} from "./writes.ts";

const OTHER_COMPANY = 2;
const COMPANY_FIELD = /^comp(any)?id$/i;
/** Tables of the records that fields refer to by id. */
const FIELD_TABLES: Readonly<Record<string, string>> = {
  AccountID: "accounts",
  AccountCode: "accounts",
  AlocId: "allocations",
  BranchId: "branches",
  DistributorID: "accounts",
  District: "districts",
  EmpDistID: "employee_distributors",
  EmpID: "users",
  EmployeeID: "users",
  FYearID: "financial_years",
  ItemCategoryID: "item_categories",
  ItemID: "items",
  itemId: "items",
  Junction: "junctions",
  LargerUnitID: "units",
  MID: "messages",
  PLID: "accounts",
  PartyID: "accounts",
  ReId: "receipts",
  ReNo: "receipts.number",
  RootId: "routes",
  RouteID: "routes",
  SID: "invoice_series",
  Slno: "beat_plans",
  State: "states",
  TID: "tasks",
  Taluk: "taluks",
  TaxID: "taxes",
  UnitID: "units",
  UserID: "users",
  UserId: "users",
  VID: "vehicles",
  VanID: "vehicles",
  ZoneId: "zones",
  "accountGroups.save id": "account_subgroups",
  "accounts.create id": "delivery_addresses",
  "accounts.update id": "delivery_addresses",
  "accountGroups.delete id": "account_subgroups",
  "ledgerAccounts.save id": "accounts",
  "ledgerAccounts.delete id": "accounts",
  ownGroupId: "account_subgroups",
  yearId: "financial_years",
  "macs.save Id": "macs",
  "macs.delete Id": "macs",
  taxId: "taxes",
  "hsnCodes.save id": "hsn_codes",
  "hsnCodes.delete id": "hsn_codes",
  "taxes.save id": "taxes",
  "taxes.delete id": "taxes",
  "rateSlabs.save Id": "rate_slabs",
  "rateSlabs.delete Id": "rate_slabs",
};
/**
 * Integer fields that are no record's id, or an id that is the same in every company: roles and
 * account groups.
 */
const NO_ID = [
  "Version",
  "Row",
  "RECNO",
  "RemovedRECNO",
  "UserRoleId",
  "AccountParent",
  "AccGroupid",
  "groupId",
  "BatchId",
  "CreditDays",
];
/** The operations with the most ids, and one for each way to take a record's id. */
const IN_EVERY_RUN = [
  "accounts.create",
  "accounts.delete",
  "accounts.importRows",
  "allocations.save",
  "beatPlans.save",
  "companies.save",
  "distributors.assign",
  "items.save",
  "ledgerAccounts.save",
  "receipts.create",
  "users.saveDetails",
];
let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let servedProduct: Awaited<ReturnType<typeof serve>>;
let cookie: string;
let knownValues: Known;
let fingerprint: Awaited<ReturnType<typeof createFingerprint>>;
let atFirst: Awaited<ReturnType<typeof fingerprint>>;
let foreignAtFirst: string[];

// In the copied database no id of company 2 equals one of company 1's.
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  const spares = await makeSpares(product.db, 1);
  knownValues = withCustomers((await listVisitors(product.db, 1, {}, spares))[0]?.known as Known);
  forgetIds(product.db);
  const author = { created_by: 1, created_at: new Date(0) };
  await product
    .db("account_subgroups")
    .insert({ company_id: OTHER_COMPANY, id: 1, name: "Vans", group_id: 11, ...author });
  twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
  servedProduct = await serve(twin.db, twin.url);
  cookie = await servedProduct.signIn(1, "meera");
  fingerprint = await createFingerprint(twin.db);
  atFirst = await fingerprint();
  foreignAtFirst = await listForeignIdColumns(twin.db);
});
afterAll(async () => {
  await servedProduct?.stop();
  await twin?.drop();
  await product?.stop();
});

const inThisRun = pickTried(writes, ({ id }) => IN_EVERY_RUN.includes(id));

describe.each(inThisRun.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  // The record's own id comes first in the body and may be ignored. It is tried last, as that would
  // create a record and take its name.
  const references = listBodyFields(operation)
    .filter((field) => findTable(operation.id, field) !== undefined)
    .toReversed();
  const companies = listBodyFields(operation).filter(({ name }) => COMPANY_FIELD.test(name));
  const ask = (field: BodyField, value: unknown) =>
    servedProduct.call({ ...makeRequestWith(operation, knownValues, field, value), cookie });

  const expectNoOtherCompany = async () => {
    for (const field of companies) {
      const before = await fingerprint();
      const answer = await ask(field, OTHER_COMPANY);
      if (operation.id.startsWith("companies.")) expect([403, 404]).toContain(answer.status);
      else expectProblem(answer, 403, "COMPANY_MISMATCH");
      expect(await fingerprint()).toEqual(before);
    }
  };
  if (companies.length > 0) it("refuses another company's number", expectNoOtherCompany);

  it("refuses a record of another company with the same answer as a record that does not exist", async () => {
    let answeredCount = 0;
    for (const field of references) {
      const id = await readForeignId(findTable(operation.id, field) ?? "");
      const before = await fingerprint();
      const answer = await ask(field, id);
      const after = await fingerprint();
      const about = `${field.name} ${id}: ${answer.status} ${answer.text.slice(0, 200)}`;
      expect(ofCompanyAlone(after, OTHER_COMPANY), about).toEqual(ofCompanyAlone(before, OTHER_COMPANY));
      if (answer.status === 200) {
        // Create operations ignore an id that is sent for the new record.
        expect(operation.id, about).toMatch(/\.create$/);
        answeredCount += 1;
        continue;
      }
      expect([400, 404, 422], about).toContain(answer.status);
      expect(after, about).toEqual(before);
      const absent = await ask(field, 2_000_000_000);
      expect([absent.status, getComparedText(absent)], about).toEqual([
        answer.status,
        getComparedText(answer),
      ]);
    }
    const own = await servedProduct.call({ ...makeSampleRequest(operation, knownValues), cookie });
    expect(answeredCount > 0 || own.status === 200, `${own.status} ${own.text.slice(0, 300)}`).toBe(true);
  });
});

const chosenParameters = reads.flatMap((operation) =>
  operation.parameters
    .filter(({ name, schema }) => !COMPANY_FIELD.test(name) && (name === "activeUserId" || isNumber(schema)))
    .map(({ name }) => [operation.id, name, operation] as const),
);

it.each(chosenParameters)(
  "%s answers for another company's %s as for one that does not exist",
  async (_, name, operation) => {
    const theirIds: Record<string, string> = {
      StateID: "states",
      DistrictID: "districts",
      TalukID: "taluks",
    };
    const id = await readForeignId(theirIds[name] ?? FIELD_TABLES[name] ?? "users");
    const askWithValue = async (value: number) => {
      const request = makeSampleRequest(operation, knownValues, {
        [name]: name === "activeUserId" ? String(value) : value,
      });
      return servedProduct.call({ ...request, cookie });
    };
    const [answer, absent] = [await askWithValue(id), await askWithValue(2_000_000_000)];
    expect(answer.status).toBeLessThan(500);
    expect([answer.status, getComparedText(answer)]).toEqual([absent.status, getComparedText(absent)]);
  },
);

it("the test knows the table of each id that a write takes", () => {
  const unknown = writes.flatMap((operation) =>
    listBodyFields(operation)
      .filter(({ schema }) => isNumber(schema) && !isIgnored(schema) && !isChoice(schema))
      .filter((field) => findTable(operation.id, field) === undefined)
      .filter(({ name }) => !NO_ID.includes(name) && !COMPANY_FIELD.test(name))
      .map(({ name }) => `${operation.id} ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("company 2 is unchanged afterwards, and company 1 refers to none of its records", async () => {
  expect(ofCompanyAlone(await fingerprint(), OTHER_COMPANY)).toEqual(ofCompanyAlone(atFirst, OTHER_COMPANY));
  expect(await listForeignIdColumns(twin.db)).toEqual(foreignAtFirst);
});

/** Changes the rows to import from suppliers to customers, which have a route. */
function withCustomers(one: Known): Known {
  const { RootId, RateType, CustomerType } = one.own?.["accounts.create"] ?? {};
  const importedBodies = ["accounts.import", "accounts.importRows"].map(
    (id) => [id, { ...one.own?.[id], AccountParent: 14, RootId, RateType, CustomerType }] as const,
  );
  return { ...one, own: { ...one.own, ...Object.fromEntries(importedBodies) } };
}

function findTable(operation: string, { name, schema }: BodyField): string | undefined {
  const isNone = !isNumber(schema) || isIgnored(schema);
  return isNone ? undefined : (FIELD_TABLES[`${operation} ${name}`] ?? FIELD_TABLES[name]);
}

function isNumber(schema: BodyField["schema"]): boolean {
  return listTypes(schema).includes("integer");
}

/** The highest id of a record of company 2. */
async function readForeignId(place: string): Promise<number> {
  const [table = "", column = "id"] = place.split(".");
  const row = await twin.db(table).where("company_id", OTHER_COMPANY).max({ id: column }).first();
  expect(Number(row?.id), place).toBeGreaterThan(1_000_000);
  return Number(row?.id);
}

/** The answer's text without its request id. */
function getComparedText({ text }: Answer): string {
  return text.replace(/"requestId":"[^"]*"/, "");
}

/** Places where company 1's rows contain an id that only company 2's records have. */
async function listForeignIdColumns(db: Knex): Promise<string[]> {
  const columns: { table: string; name: string }[] = await db("information_schema.COLUMNS")
    .whereRaw("TABLE_SCHEMA = DATABASE()")
    .whereIn("DATA_TYPE", ["int", "bigint"])
    .select({ table: "TABLE_NAME", name: "COLUMN_NAME" });
  const ownedTables = new Set(columns.filter(({ name }) => name === "company_id").map(({ table }) => table));
  const searches = columns
    .filter(({ table }) => ownedTables.has(table))
    .map(
      ({ table, name }) =>
        `SELECT '${table}.${name}' AS place, COUNT(*) AS count FROM \`${table}\`
         WHERE company_id = 1 AND \`${name}\` BETWEEN 1000001 AND 1999999 HAVING count > 0`,
    );
  const [rows] = (await db.raw(searches.join(" UNION ALL "))) as [{ place: string; count: number }[]];
  return rows.map(({ place, count }) => `${place} ${count}`);
}
