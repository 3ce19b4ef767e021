import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../packages/server/auth/password.ts";
import { getToday } from "../../packages/server/clock.ts";
import { waitForLockWait } from "../../packages/server/db/testing/until-one-waits.ts";
import type { Answer } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { branches } from "./cases/branches.ts";
import { rateSlabs } from "./cases/rate-slabs.ts";
import { routes } from "./cases/routes.ts";
import { tasks } from "./cases/tasks.ts";
import { zones } from "./cases/zones.ts";
import type { Row } from "./master-case.ts";
import { openStaffDesk, STAFF_PASSWORD, type StaffDesk } from "./staff-desk.ts";

let desk: StaffDesk;
let db: Knex;
let admin: string;

beforeAll(async () => {
  desk = await openStaffDesk();
  ({ db } = desk.product);
  admin = await desk.product.signIn(1, "meera");
});
afterAll(() => desk?.product.stop());

/**
 * Changes rows in a transaction, sends the request, and commits once the request waits for a lock.
 * Returns its answer.
 */
async function sendDuringChange(
  change: (trx: Knex.Transaction) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const trx = await db.transaction();
  await change(trx);
  const answer = send();
  await waitForLockWait(db);
  await trx.commit();
  return answer;
}

const postWithKey = (path: string, body: Row) =>
  desk.product.call({
    method: "POST",
    path,
    body,
    cookie: admin,
    headers: { "Idempotency-Key": randomUUID() },
  });
describe("The first bill of a series", () => {
  const make = async (Series: string): Promise<Row> => {
    const [year] = await desk.list("/api/GetFinancialYear");
    const seriesFields = { Series, InvType: "B2C", FYearID: year?.FYearID };
    expect((await desk.call("POST", "/api/insertInvoiceSeries", seriesFields)).status).toBe(200);
    return (await desk.list("/api/getInvoiceSeries")).find((row) => row.Series === Series) ?? {};
  };
  const postBill = async (seriesId: unknown) => {
    const { bills } = await makeSamples(db, 1, getToday());
    return postWithKey("/api/v1/bills", { ...(bills as Row), seriesId });
  };

  it("has the series' new name when the series is renamed at that moment", async () => {
    const { SID } = await make("B2C/First");
    const row = { company_id: 1, id: SID };
    const renameSeries = (trx: Knex) => trx("invoice_series").where(row).update({ series: "B2C/After" });
    const answer = await sendDuringChange(renameSeries, () => postBill(SID));
    expect(answer.read<{ voucherNo: string }>().voucherNo).toMatch(/^B2C\/After/);
  });

  it("is refused when its series is deleted at that moment", async () => {
    const { SID } = await make("B2C/Gone");
    const row = { company_id: 1, id: SID };
    const answer = await sendDuringChange(
      (trx) => trx("invoice_series").where(row).update({ is_deleted: 1 }),
      () => postBill(SID),
    );
    expect([answer.status, answer.read<{ code: string }>().code]).toEqual([422, "SERIES_UNKNOWN"]);
  });

  it("has the old name of the series and blocks its renaming, or has the new name", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { FYear, ...own } = await make(`B2C/Old${round}`);
      expect(FYear).toBeTruthy();
      const [billAnswer, renameAnswer] = await Promise.all([
        postBill(own.SID),
        desk.call("POST", "/api/updateInvoiceSeries", { ...own, Series: `B2C/New${round}` }),
      ]);
      expect(billAnswer.status).toBe(200);
      const name = renameAnswer.status === 200 ? `B2C/New${round}` : `B2C/Old${round}`;
      expect(billAnswer.read<{ voucherNo: string }>().voucherNo.startsWith(name)).toBe(true);
      const storedSeries = await db("invoice_series").where({ company_id: 1, id: own.SID }).first("series");
      expect(storedSeries?.series).toBe(name);
    }
  });
});

describe("A sign-in", () => {
  const signInWithPassword = (Username: string) =>
    desk.product.call({
      method: "POST",
      path: "/api/login",
      body: { CompanyID: 1, Username, Password: STAFF_PASSWORD },
    });

  it.each([
    ["gets another password", async () => ({ password_hash: await hashPassword("backwater-8") })],
    ["is disabled", () => Promise.resolve({ is_active: 0 })],
    ["is deleted", () => Promise.resolve({ is_deleted: 1 })],
  ])("gets no session when the user %s at that moment", async (_, makeChange) => {
    const { id, UserName } = await desk.make();
    const change = await makeChange();
    const answer = await sendDuringChange(
      (trx) => trx("users").where({ company_id: 1, id }).update(change),
      () => signInWithPassword(UserName),
    );
    expect([answer.status, answer.read<{ code: string }>().code]).toEqual([401, "INVALID_CREDENTIALS"]);
    expect(await db("sessions").where({ company_id: 1, user_id: id })).toEqual([]);
  });

  it("is ended by a password change at the same moment", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, Name, UserName } = await desk.make();
      const [signedIn, changeAnswer] = await Promise.all([
        signInWithPassword(UserName),
        desk.save({
          UserId: id,
          Name,
          UserName,
          Email: "devika@vanbook.example",
          Sex: 1,
          Password: "backwater-9",
          ConformPassword: "backwater-9",
        }),
      ]);
      expect(changeAnswer.status, changeAnswer.text).toBe(200);
      const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      if (signedIn.status === 200) expect(await desk.isSignedIn(cookie)).toBe(false);
    }
  });
});

describe("Names", () => {
  const makeZone = (ZoneName: string): Row => ({
    ZoneName,
    Area: "North",
    Country: "India",
    State: "Kerala",
  });

  it("are used only once, even when many ask for the same at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.call("POST", "/api/insertZone", makeZone("At once"))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await db("zones").where({ company_id: 1, name: "At once" })).toHaveLength(1);
  });

  it("are equal in any case, width or accent, and with spaces around them", async () => {
    expect((await desk.call("POST", "/api/insertZone", makeZone("Ābc"))).status).toBe(200);
    for (const same of ["ABC", "abc", "ＡＢＣ", "  abc ", "àbc", "abc\u00a0", "a\u200bbc"]) {
      const answer = await desk.call("POST", "/api/insertZone", makeZone(same));
      // Invisible characters are not part of a name.
      expect([400, 409], JSON.stringify([same, answer.status])).toContain(answer.status);
    }
  });
});

it("twenty users can write different masters at the same moment", async () => {
  const masters = [zones, routes, rateSlabs, tasks, branches];
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const master = masters[nth % masters.length] ?? zones;
      const record = await master.record(db, 1, 700 + nth);
      return desk.call("POST", master.create, record);
    }),
  );
  expect(answers.flatMap((answer) => (answer.status === 200 ? [] : answer.text))).toEqual([]);
});
