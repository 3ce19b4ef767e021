import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, chooseSearch, HOSTILE_NAMES, sumPaise, getRefusal } from "./ask-report.ts";
import { findSystemAccount, readEntries, BOOK_RANGE, YEAR_START } from "./ledger-books.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let trans: ReturnType<typeof askReport>;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  report = askReport(product, "GET", "/api/WebLedger");
  trans = askReport(product, "GET", "/api/LedgerTrans");
});
afterAll(() => product?.stop());

const read = (parameters: Record<string, string | number>, paging?: Record<string, string>) =>
  report.table(meera, { ...BOOK_RANGE, ...parameters }, paging);

describe("an entry of the ledger report", () => {
  let samples: Awaited<ReturnType<typeof makeSamples>>;
  let day: string;
  beforeAll(async () => {
    const [last] = await product.db("bills").where("company_id", 1).max<{ day: string }[]>("date as day");
    day = last?.day ?? "";
    samples = await makeSamples(product.db, 1, day);
  });
  const listEntries = async (AccountCode: unknown) =>
    (await report.table(meera, { FromDate: day, ToDate: day, AccountCode: Number(AccountCode) })).records;

  it("of an edited or a cancelled bill is shown together with its reversal", async () => {
    const customer = samples.bills?.customerId;
    const before = await listEntries(customer);
    const { id } = (await send(product, meera, "bills", samples.bills)).read<{ id: number }>();
    const twice = {
      ...samples.bills,
      lines: (samples.bills?.lines as object[]).map((line) => ({ ...line, quantity: 2 })),
    };
    const editAnswer = await send(product, meera, `bills/${id}`, twice, { method: "PUT" });
    const { id: standing } = editAnswer.read<{ id: number }>();
    const listOwnEntries = async () => (await listEntries(customer)).slice(before.length);
    const [first, back, second, ...others] = await listOwnEntries();
    expect(others).toEqual([]);
    expect([first?.Type, back?.Type, second?.Type]).toEqual(["Sale", "Sale Reversal", "Sale"]);
    expect(new Set([first, back, second].map((row) => row?.TransactionNo)).size).toBe(1);
    expect([back?.Credit, back?.Debit]).toEqual([first?.Debit, 0]);
    expect(second?.Balance).toBe(
      toRupees(sumPaise([before.at(-1)?.Balance ?? (await readOpening(customer)), second?.Debit])),
    );
    // Only the bill in effect can be opened.
    expect([first?.BillID, back?.BillID, second?.BillID]).toEqual([null, null, standing]);
    await send(product, meera, `bills/${standing}/cancel`);
    const last = (await listOwnEntries()).at(-1);
    expect(last).toMatchObject({ Type: "Sale Reversal", Credit: second?.Debit, BillID: standing });
    expect(last?.Balance).toBe(back?.Balance);
  });

  const readOpening = async (AccountCode: unknown) =>
    (await report.table(meera, { FromDate: day, ToDate: day, AccountCode: Number(AccountCode) })).totals
      .Opening;

  it("names the account on the other side, and the narration that was written for it", async () => {
    const [one, two] = samples.journals?.lines as { accountId: number }[];
    const other = Number(samples.bills?.customerId);
    const readAccountName = async (id: number) => {
      const [name] = await product.db("accounts").where({ company_id: 1, id }).pluck<string[]>("name");
      return name;
    };
    const journal = {
      date: day,
      narration: "Of the whole",
      otherNarration: "For the ledgers",
      lines: [
        { accountId: one?.accountId, debit: 30 },
        { accountId: two?.accountId, credit: 10, narration: "Of the line" },
        { accountId: other, credit: 20 },
      ],
    };
    await send(product, meera, "journals", journal);
    const expense = (await listEntries(one?.accountId)).at(-1);
    expect(expense).toMatchObject({
      Type: "Journal",
      AccountHead: await readAccountName(two?.accountId ?? 0),
    });
    expect(expense?.OtherNarration).toBe("For the ledgers");
    expect((await listEntries(two?.accountId)).at(-1)?.OtherNarration).toBe("Of the line");
    expect((await listEntries(other)).at(-1)).toMatchObject({
      Credit: 20,
      AccountHead: await readAccountName(one?.accountId ?? 0),
    });
    const purchaseAnswer = await send(product, meera, "purchases", samples.purchases);
    expect(purchaseAnswer.status, purchaseAnswer.text).toBe(200);
    const goods = (await listEntries(await findSystemAccount(product, "inventory")))
      .filter(({ Type }) => Type === "Purchase")
      .at(-1);
    expect(goods?.AccountHead).toBe(await readAccountName(Number(samples.purchases?.supplierId)));
    // Openings are in the opening balance, not among the entries.
    const equity = await findSystemAccount(product, "opening_equity");
    const { records, totals } = await read({
      AccountCode: equity,
      FromDate: YEAR_START,
      ToDate: BOOK_RANGE.ToDate,
    });
    expect(records).toEqual([]);
    expect(totals.Opening).toBe(totals.Closing);
    expect(totals.Opening).not.toBe(0);
  });

  it("is shown unchanged, whatever characters its names and texts have", async () => {
    const account = Number((samples.journals?.lines as { accountId: number }[])[0]?.accountId);
    const other = await findSystemAccount(product, "bank");
    const [keptName] = await product
      .db("accounts")
      .where({ company_id: 1, id: other })
      .pluck<string[]>("name");
    for (const name of HOSTILE_NAMES) {
      await product.db("accounts").where({ company_id: 1, id: other }).update({ name });
      const narration = `${name} `.repeat(3).trim().slice(0, 400);
      const lines = [
        { accountId: account, debit: 1 },
        { accountId: other, credit: 1, narration },
      ];
      await send(product, meera, "journals", { date: day, narration, lines });
      expect((await listEntries(account)).at(-1)).toMatchObject({
        AccountHead: name,
        OtherNarration: narration,
      });
      const parameters = { FromDate: day, ToDate: day, AccountCode: account };
      const foundTable = await report.table(meera, parameters, { search: chooseSearch(narration) });
      expect(foundTable.records.at(-1)?.OtherNarration, name).toBe(narration);
      const csv = await report.csv(meera, parameters);
      expect(csv.text, name).not.toMatch(/(^|,)"?[=+@-](?!\d)/m);
      expect(csv.text).toContain(name.replaceAll('"', '""'));
      const heads = (await product.call({ method: "GET", path: "/api/Achead", cookie: meera })).read<
        Head[]
      >();
      expect(heads.find(({ HSlNo }) => HSlNo === other)?.HName).toBe(name);
    }
    await product.db("accounts").where({ company_id: 1, id: other }).update({ name: keptName });
  });
});

interface Head {
  HSlNo: number;
  HName: string;
}

describe("access to ledgers", () => {
  it("shows managers the company's accounts, salesmen none, and no user another company's", async () => {
    const AccountCode = await findSystemAccount(product, "cash");
    const whole = await read({ AccountCode });
    for (const username of ["biju", "rahim"]) {
      const cookie = await product.signIn(1, username);
      expect(await report.table(cookie, { ...BOOK_RANGE, AccountCode })).toEqual(whole);
    }
    const anil = await product.signIn(1, "anil");
    for (const each of [report, trans])
      expectProblem(await each.json(anil, { ...BOOK_RANGE, AccountCode }), 403, "ROLE_FORBIDDEN");
    const heads = await product.call({ method: "GET", path: "/api/Achead", cookie: anil });
    expectProblem(heads, 403, "ROLE_FORBIDDEN");

    const theirs = await readEntries(product, 2);
    const [user] = await product
      .db("users")
      .where({ company_id: 2, role_id: 1, is_active: 1 })
      .pluck<string[]>("username");
    const cookie = await product.signIn(2, user ?? "");
    const [own] = await product
      .db("accounts")
      .where({ company_id: 2, system_key: "cash" })
      .pluck<number[]>("id");
    const table = await report.table(cookie, { ...BOOK_RANGE, AccountCode: own ?? 0 });
    const within = theirs.filter(
      ({ account, date }) => account === own && date >= BOOK_RANGE.FromDate && date <= BOOK_RANGE.ToDate,
    );
    expect(table.records.map(({ Debit, Credit }) => sumPaise([Debit, -Number(Credit)]))).toEqual(
      within.map(({ paise }) => paise),
    );
    const foreign = await report.json(meera, { ...BOOK_RANGE, AccountCode, CompanyID: 2 });
    expectProblem(foreign, 403, "COMPANY_MISMATCH");
  });

  it("offers every account in use, by name", async () => {
    const heads = (await product.call({ method: "GET", path: "/api/Achead", cookie: meera })).read<Head[]>();
    const accounts = await product
      .db("accounts")
      .where({ company_id: 1, is_deleted: 0 })
      .pluck<number[]>("id");
    expect(heads.map(({ HSlNo }) => HSlNo).toSorted((a, b) => a - b)).toEqual(
      accounts.toSorted((a, b) => a - b),
    );
    const [unusedHead] = heads;
    await product.db("accounts").where({ company_id: 1, id: unusedHead?.HSlNo }).update({ is_deleted: 1 });
    const leftHeads = (await product.call({ method: "GET", path: "/api/Achead", cookie: meera })).read<
      Head[]
    >();
    await product.db("accounts").where({ company_id: 1, id: unusedHead?.HSlNo }).update({ is_deleted: 0 });
    expect(leftHeads).toEqual(heads.slice(1));
  });

  it("refuses wrong, missing and unknown fields, and names the field", async () => {
    const AccountCode = await findSystemAccount(product, "cash");
    const getReportRefusal = async (parameters: Record<string, string | number>) =>
      getRefusal(await report.json(meera, parameters));
    const getWrongField = async (parameters: Record<string, string | number>) => {
      const { status, code, field } = await getReportRefusal({ ...BOOK_RANGE, AccountCode, ...parameters });
      return { status, code, field };
    };
    expect(await getReportRefusal({ AccountCode })).toEqual({
      status: 400,
      code: "RANGE_REQUIRED",
      message: "CompanyID, FromDate, and ToDate are required.",
      field: "FromDate is required.",
    });
    expect((await getReportRefusal({ ...BOOK_RANGE })).message).toBe("AccountCode is required.");
    expect(await getWrongField({ FromDate: "2026-11-01" })).toEqual({
      status: 400,
      code: "RANGE_REVERSED",
      field: "ToDate is before FromDate.",
    });
    expect((await getWrongField({ FromDate: "2020-01-01" })).code).toBe("RANGE_TOO_LONG");
    expect((await getWrongField({ FromDate: "01/02/2026" })).field).toBe(
      "FromDate must be a date (YYYY-MM-DD).",
    );
    expect((await getWrongField({ ToDate: "2026-02-30" })).code).toBe("INVALID_FIELDS");
    expect((await getWrongField({ AccountCode: "cash" })).field).toBe("AccountCode must be a whole number.");
    expect((await getWrongField({ AccountCode: -1 })).field).toBe("AccountCode must be at least 0.");
    expect((await getWrongField({ Type: "Sale" })).field).toBe(
      "Type must be one of All, Payment, Receipt, Journal, Contra.",
    );
    expect((await getWrongField({ Head: 1 })).code).toBe("UNKNOWN_FIELD");
    expect(await getWrongField({ AccountCode: 99_999_999 })).toEqual({
      status: 404,
      code: "NOT_FOUND",
      field: undefined,
    });
    expect(getRefusal(await trans.json(meera, { ...BOOK_RANGE, AccountCode: 0 })).field).toBe(
      "AccountCode must be at least 1.",
    );
    const sortedAnswer = await product.call({
      method: "GET",
      path: "/api/WebLedger",
      cookie: meera,
      query: { ...BOOK_RANGE, AccountCode: String(AccountCode), sort: "narration" },
      headers: { Accept: "text/csv" },
    });
    expectProblem(sortedAnswer, 400, "SORT_UNKNOWN");
  });
});

function toRupees(paise: number): number {
  return paise / 100;
}
