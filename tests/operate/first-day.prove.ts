import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { makeForm } from "../form.ts";
import { serve } from "../product.ts";
import { runOperator } from "./operator.ts";
import { readAllSums } from "./sums.ts";

let beside: TestDatabase;
let url: string;
const file = join(tmpdir(), `vanbook-test-${process.pid}-first-day.gz`);

beforeAll(async () => {
  beside = await createTestDatabase();
  url = Object.assign(new URL(beside.url), { pathname: `/test_${process.pid}_first_day` }).href;
});
afterAll(async () => {
  await beside?.db.raw(`DROP DATABASE IF EXISTS test_${process.pid}_first_day`);
  await beside?.drop();
  await rm(file, { force: true });
});

/**
 * Starts without a database. At the end of the day the database is lost and restored from the
 * backup.
 */
it("a new installation posts its first bill, and has it again after the database is lost and restored", async () => {
  const initResult = await runOperator([...INIT_ARGUMENTS, "--name", "Periyar Traders"], url);
  expect(initResult, initResult.complaints).toMatchObject({ code: 0 });
  const [, password = ""] = /The password, shown only now: (\S{22})/.exec(initResult.said) ?? [];
  const postedBill = await runInProduct(password, async (ask) => {
    const { id: route } = await ask<Named>("POST", "/api/InsertupdateRoute", SAMPLE_ROUTE);
    const { id: customerId } = await ask<Named>("POST", "/api/insertaccount", {
      ...SAMPLE_CUSTOMER,
      RootId: route,
    });
    const { id: itemId } = await ask<Named>("POST", "/api/insertupdateitem", makeForm(SAMPLE_ITEM));
    const { series, locations } = await ask<Masters>("GET", "/api/v1/masters");
    const date = getToday();
    const isOfDay = ({ invType, from, to }: Masters["series"][number]) =>
      invType === "B2C" && from <= date && date <= to;
    return ask<Posted>("POST", "/api/v1/bills", {
      ...{ date, customerId, payment: "credit", lines: [{ itemId, quantity: 3 }] },
      seriesId: series.find(isOfDay)?.id,
      locationId: locations.find(({ kind }) => kind === "godown")?.id,
    });
  });
  // 3 × 200.00 at 18 %.
  expect(postedBill).toMatchObject({ amount: 708, status: "posted" });
  const before = await readSums();
  expect(before["bills"]).toEqual([{ status: 1, bills: 1, amount: "708.00" }]);

  expect(await runOperator(`backup --to ${file}`, url)).toMatchObject({ code: 0 });
  await beside.db.raw(`DROP DATABASE test_${process.pid}_first_day`);
  const restoreResult = await runOperator(`restore --from ${file}`, url);
  expect(restoreResult, restoreResult.complaints).toMatchObject({ code: 0 });
  expect(await readSums()).toEqual(before);
  expect(await runOperator("check --full", url)).toMatchObject({ code: 0 });
  const readAnswer = await runInProduct(password, (ask) =>
    ask<{ voucher: Posted }>("GET", `/api/v1/vouchers/${postedBill.voucherId}`),
  );
  expect(readAnswer.voucher).toMatchObject({ amount: 708, voucherNo: postedBill.voucherNo });
});

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Serves the database while `work` sends requests, signed in as the administrator. */
async function runInProduct<T>(password: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const db = connect(url);
  const product = await serve(db, url);
  try {
    const body = { CompanyID: 1, Username: "sunitha", Password: password };
    const signedIn = await product.call({ method: "POST", path: "/api/login", body });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    return await work(async <T>(method: string, path: string, requestBody?: unknown) => {
      const headers = { "Idempotency-Key": randomUUID() };
      const answer = await product.call({ method, path, body: requestBody, cookie, headers });
      expect(answer.status, `${path}: ${answer.text}`).toBe(200);
      return answer.read<T>();
    });
  } finally {
    await product.stop();
    await db.destroy();
  }
}

async function readSums() {
  const db = connect(url);
  const foundSums = await readAllSums(db, 1);
  await db.destroy();
  return foundSums;
}

interface Named {
  id: number;
}
interface Masters {
  series: readonly { id: number; invType: string; from: string; to: string }[];
  locations: readonly { id: number; kind: string }[];
}
interface Posted {
  voucherId: number;
  voucherNo: string;
  amount: number;
  status: string;
}

const INIT_ARGUMENTS = Object.entries({
  state: "Kerala",
  gstin: "32AAACP1234F1Z5",
  mobile: "9446012345",
  address: "12, MG Road, Aluva",
  city: "Aluva",
  district: "Ernakulam",
  administrator: "Sunitha Menon",
  username: "sunitha",
}).reduce((words, [option, value]) => [...words, `--${option}`, value], ["init"]);
const SAMPLE_ROUTE = { RootId: 0, RootName: "Town", PlaceName: "Town", FromPlace: "Aluva", ToPlace: "Kochi" };
const SAMPLE_CUSTOMER = {
  ...{ AccountParent: 14, AccountName: "Aluva Medicals", State: "Kerala", GSTinNo: "", CreditDays: 7 },
  ...{ Address: "Bazaar Road", Place: "Bazaar", city: "Ernakulam", country: "India", PinNo: "683101" },
  ...{ Phone: "4842601234", Mob: "9810012345", RateType: "SP", CustomerType: 0 },
};
const SAMPLE_ITEM = {
  ...{ ItemName: "Heating Pad", ItemDescription: "Heating Pad", ItemCategoryID: 1, Tax: 18 },
  ...{ MRP: 400, Sales_Price: 200, SP: 200, DP: 200 },
};
