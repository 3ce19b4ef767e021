import { getFinancialYear } from "@vanbook/sdk/books";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { send } from "./post.ts";

interface Checked {
  sound: boolean;
  invariants: { invariant: string; holds: boolean; milliseconds: number }[];
  findings: Found[];
  warnings: Found[];
}

interface Found {
  invariant: string;
  message: string;
  voucherId: number | null;
  voucherNo: string | null;
}

interface Rebuilt {
  rollups: { rollup: string; differed: number }[];
}

let product: Product;
let manager: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  manager = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

it("the check confirms correct books and finds damaged sums, and a rebuild corrects the sums", async () => {
  const sound = await check();
  expect([sound.findings, sound.warnings]).toEqual([[], []]);
  expect(sound.sound).toBe(true);
  expect(sound.invariants.map(({ invariant }) => invariant)).toEqual(ALL_INVARIANTS);
  expect(sound.invariants.every(({ holds }) => holds)).toBe(true);
  expect(listChangedRollups(await rebuild())).toEqual([]);

  // A row of company 2, which company 1 must neither see nor repair.
  const theirs = { company_id: 2, account_id: 1, date: "2026-05-01", entry_kind: "journal", slot: 0 };
  await product.db("ledger_day").insert({ ...theirs, debit: "1.00", credit: "0.00", entries: 1 });
  const row = await product.db("ledger_month").where("company_id", 1).where("debit", ">", 0).first();
  const key = { company_id: 1, account_id: row.account_id, month: row.month, entry_kind: row.entry_kind };
  const sumDebits = () => product.db("ledger_month").where(key).sum({ debit: "debit" });
  const before = await sumDebits();
  await product
    .db("ledger_month")
    .where({ ...key, slot: row.slot })
    .update({ debit: product.db.raw("debit + 1") });

  const damagedResult = await check();
  expect(damagedResult.sound).toBe(false);
  const brokenInvariants = damagedResult.invariants
    .filter(({ holds }) => !holds)
    .map(({ invariant }) => invariant);
  expect(brokenInvariants).toContain("I2");
  expect(damagedResult.findings.map(({ invariant }) => invariant)).toContain("I2");

  expect(listChangedRollups(await rebuild())).toEqual([{ rollup: "ledger_month", differed: 1 }]);
  expect(await sumDebits()).toEqual(before);
  expect((await check()).findings).toEqual([]);
  const keptRow = await product.db("ledger_day").where(theirs).first("debit");
  expect(keptRow.debit).toBe("1.00");
  const auditRows = await product.db("audit_log").where("operation", "books.rebuild");
  expect(auditRows.map((each) => [each.company_id, JSON.parse(each.after_json).ledger_month])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

it("the check names the voucher with the error", async () => {
  const voucher = await product
    .db("vouchers")
    .where({ company_id: 1, kind: "receipt" })
    .first("id", "voucher_no");
  const line = { company_id: 1, voucher_id: voucher.id, line_no: 1 };
  await product
    .db("ledger_entries")
    .where(line)
    .update({ debit: product.db.raw("debit + 0.01") });
  const { findings } = await check();
  expect(findings[0]).toEqual({
    invariant: "I1",
    message: expect.any(String),
    voucherId: voucher.id,
    voucherNo: voucher.voucher_no,
  });
  await product
    .db("ledger_entries")
    .where(line)
    .update({ debit: product.db.raw("debit - 0.01") });
});

it("the check warns of bills in a series from before its name was checked, and finds them in a later series", async () => {
  const { bills } = await makeSamples(product.db, 1, getToday());
  const own = { company_id: 1, id: 900 };
  const year = await product
    .db("financial_years")
    .where({ company_id: 1 })
    .where("start_date", "<=", getToday())
    .where("end_date", ">=", getToday())
    .first("id");
  await product
    .db("invoice_series")
    .insert({ ...own, series: "B2C/Kollam 1", inv_type: "B2C", year_id: year.id });
  const answer = await send(product, manager, "bills", { ...bills, seriesId: own.id });
  const { voucherId } = answer.read<{ voucherId: number }>();
  const places = { voucherId, voucherNo: "B2C/Kollam 1/1" };
  const warnedResult = await check();
  expect(warnedResult.sound).toBe(true);
  expect(warnedResult.findings).toEqual([]);
  expect(warnedResult.warnings).toEqual([
    {
      ...{ invariant: "I12", ...places },
      message:
        "GST does not allow numbers of a series that was made before its name was checked. At series B2C/Kollam 1.",
    },
  ]);
  expect(warnedResult.invariants.find(({ invariant }) => invariant === "I12")?.holds).toBe(true);

  await product.db("invoice_series").where(own).update({ numbers_checked: 1 });
  const foundResult = await check();
  expect(foundResult.sound).toBe(false);
  expect(foundResult.findings).toEqual([
    {
      invariant: "I12",
      message: "GST does not allow numbers of a series. At series B2C/Kollam 1.",
      ...places,
    },
  ]);
  expect(foundResult.warnings).toEqual([]);
  await product.db("invoice_series").where(own).update({ numbers_checked: 0 });
});

it("only one check runs at a time for a company, and documents can be posted during it", async () => {
  await product.db.transaction(async (holder) => {
    const row = { company_id: 1, name: "books.in-progress" };
    await holder("company_settings").where(row).forUpdate().first("name");
    const answers = [await post("check"), await post("rebuild")];
    expect(answers.map(getErrorCode)).toEqual(["BUSY", "BUSY"]);
    expect(answers[0]?.headers.get("Retry-After")).toBe("10");
    const other = await post("check", await product.signIn(2, "fathima"));
    expect(other.status).toBe(200);
  });
  const customer = await product.db("accounts").where({ company_id: 1, group_id: 14 }).first("id");
  const receipt = { date: getToday(), mode: "cash", partyId: customer.id, amount: 1 };
  const [checkResult, postAnswer] = await Promise.all([check(), send(product, manager, "receipts", receipt)]);
  expect([checkResult.sound, postAnswer.status]).toEqual([true, 200]);
  expect((await check()).sound).toBe(true);
});

it("only an administrator can check and rebuild the books", async () => {
  const branchManager = await product.signIn(1, "rahim");
  expect(getErrorCode(await post("check", branchManager))).toBe("ROLE_FORBIDDEN");
  expect(getErrorCode(await post("rebuild", branchManager))).toBe("ROLE_FORBIDDEN");
});

it("the settings keep the company's rule for short stock and the limits of its salesmen and partners", async () => {
  const settings = (body?: unknown, cookie = manager) =>
    product.call({
      method: body ? "PUT" : "GET",
      path: "/api/v1/settings",
      cookie,
      ...(body ? { body } : {}),
    });
  // The demo's business states it for its first year, which is the one before this.
  const lastYear = Number(getFinancialYear(getToday()).label.slice(0, 4)) - 1;
  const usual = {
    turnovers: [{ from: `${lastYear}-04-01`, isAboveLimit: false }],
    filingFrequencies: [{ from: `${lastYear}-04-01`, isQuarterly: false }],
    billDiscount: "afterTax",
    daysBack: 3,
    discount: 10,
    freeGoods: 20,
    returnWithoutBill: 1000,
    cashRefund: 5000,
    exchanges: 2000,
    expenses: 2000,
    partnerOrders: 100,
    partnerOrderTimes: 10,
    partnerFirstOrder: 100_000,
    secondFactorRoles: [],
  };
  expect((await settings()).json).toEqual({ stockShort: "allow", ...usual });
  expect((await settings({ stockShort: "refuse" })).json).toEqual({ stockShort: "refuse", ...usual });
  const limits = {
    turnovers: [
      { from: "2025-04-01", isAboveLimit: true },
      { from: "2026-04-01", isAboveLimit: false },
    ],
    filingFrequencies: [{ from: "2025-04-01", isQuarterly: true }],
    billDiscount: "beforeTax",
    daysBack: 0,
    discount: 12.5,
    freeGoods: 0,
    returnWithoutBill: 0.01,
    cashRefund: 0,
    exchanges: 0,
    expenses: 1.5,
    partnerOrders: 0,
    partnerOrderTimes: 1,
    partnerFirstOrder: 0.01,
    secondFactorRoles: [2],
  };
  expect((await settings(limits)).json).toEqual({ stockShort: "refuse", ...limits });
  expect((await settings()).json).toEqual({ stockShort: "refuse", ...limits });
  expect((await settings(undefined, await product.signIn(2, "fathima"))).json).toEqual({
    stockShort: "allow",
    ...usual,
  });
  expect(getErrorCode(await settings({ daysBack: 1.5 }))).toBe("INVALID_FIELDS");
  expect(getErrorCode(await settings({ stockShort: "perhaps" }))).toBe("INVALID_FIELDS");
  expect(getErrorCode(await settings({ stockShort: "allow" }, await product.signIn(1, "rahim")))).toBe(
    "ROLE_FORBIDDEN",
  );
});

function post(what: "check" | "rebuild", cookie = manager) {
  return product.call({ method: "POST", path: `/api/v1/books/${what}`, cookie });
}

async function check(): Promise<Checked> {
  const answer = await post("check");
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Checked>();
}

async function rebuild(): Promise<Rebuilt> {
  const answer = await post("rebuild");
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Rebuilt>();
}

function listChangedRollups({ rollups }: Rebuilt) {
  expect(rollups.map(({ rollup }) => rollup)).toEqual(
    expect.arrayContaining(["ledger_day", "ledger_month", "stock_day"]),
  );
  return rollups.filter((each) => each.differed > 0);
}

function getErrorCode(answer: Answer) {
  return answer.read<{ code?: string }>().code ?? answer.text;
}

const ALL_INVARIANTS = [
  "I1",
  "I2",
  "I3",
  "I4",
  "I5",
  "I6",
  "I7",
  "I8",
  "I9",
  "I10",
  "I11",
  "I12",
  "I13",
  "I14",
];
