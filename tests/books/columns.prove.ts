import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeColumnBusiness } from "../../packages/server/books/testing/column-test-business.ts";
import { breakColumns, type ColumnCase } from "../../packages/server/books/testing/column-test-cases.ts";
import { UNKNOWABLE_COLUMNS } from "../../packages/server/books/testing/column-test-unknowable.ts";
import { createTestDesk, type TestDesk } from "../../packages/server/books/testing/test-desk.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import type { Finding } from "../../packages/server/books/checks/finding.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await makeColumnBusiness(desk);
  expect(await checkBooks(desk.db, 1, { vouchersAtOnce: 100 })).toEqual([]);
});
afterAll(() => desk?.drop());

/**
 * Changes each column of each table of the books, every column in a separate voucher and all at
 * once, and then checks the books: all documents, or only those changed since the last successful
 * check.
 */
describe.each([
  ["from the beginning", { full: true }],
  ["that were found sound before", { vouchersAtOnce: 100 }],
])("the check of documents %s", (_, options) => {
  let cases: readonly ColumnCase[];
  let findings: readonly Finding[];

  beforeAll(async () => {
    const look = (trx: Knex.Transaction) => checkBooks(trx, 1, { most: 5000, ...options });
    ({ cases, findings } = await breakColumns(desk.db, look));
  });

  it("the test changes every column to another value and, where null is allowed, to or from null", () => {
    const doneCases = cases.filter(({ skipped }) => !skipped);
    const changedColumns = new Set(
      doneCases.filter(({ how }) => how !== "to null").map(({ column }) => column),
    );
    const emptiedColumns = new Set(
      doneCases.filter(({ how }) => how.endsWith(" null")).map(({ column }) => column),
    );
    const leftCases = cases.filter(
      ({ column, how }) =>
        !changedColumns.has(column) || (how.endsWith(" null") && !emptiedColumns.has(column)),
    );
    expect(leftCases.map(({ column, how, skipped }) => `${column} ${how}: ${skipped ?? ""}`)).toEqual([]);
  });

  it("the check names the voucher of the changed column, except for columns listed with a reason why it can't", () => {
    const unseen = cases.filter((each) => !each.skipped && !each.seen).map(({ column }) => column);
    expect([...new Set(unseen)].toSorted()).toEqual(Object.keys(UNKNOWABLE_COLUMNS).toSorted());
  });

  it("the check names no other voucher", () => {
    const concernedVouchers = new Set(cases.filter(({ seen }) => seen).flatMap(({ vouchers }) => vouchers));
    expect(
      findings.filter(({ voucherId }) => voucherId !== null && !concernedVouchers.has(voucherId)),
    ).toEqual([]);
  });
});
