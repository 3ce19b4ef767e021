import { afterAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { type Opening, own, startChart } from "./ledger-chart.ts";
import { randomUUID } from "node:crypto";

const desk = await startChart();
const { product, admin, manager, put, remove, make, chart, row, system } = desk;
const { openings, open, runningYear, posted, balanceOf } = desk;
afterAll(() => product.stop());

it("the list shows each account with today's balance as in the trial balance, and the sum is zero", async () => {
  const rows = await chart();
  const year = await runningYear();
  const report = await product.call({
    method: "GET",
    path: "/api/TrailBalance",
    query: { CompanyID: "1", FromDate: year.start_date, ToDate: getToday() },
    cookie: admin,
  });
  expect(report.status, report.text).toBe(200);
  const trial =
    report.read<{ AcHead: number | null; Name: string; GName: string; ClosingBalance: number }[][]>()[0] ??
    [];
  const sumClosingBalances = (keeps: (line: (typeof trial)[number]) => boolean) =>
    trial.filter(keeps).reduce((sum, line) => sum + Math.round(line.ClosingBalance * 100), 0);
  expect(trial.length).toBeGreaterThan(10);
  for (const { id, name, group, balance } of rows) {
    const isParties = id === null && name === group;
    const same = sumClosingBalances((line) =>
      id === null ? (isParties ? line.GName === group : line.Name === name) : line.AcHead === id,
    );
    expect(`${name} ${Math.round(balance * 100)}`).toBe(`${name} ${same}`);
  }
  expect(rows.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0)).toBe(0);
  const customers = await product.db("accounts").where({ ...own, group_id: 14, is_deleted: 0 });
  expect(rows.find(({ groupId }) => groupId === 14)).toMatchObject({ id: null, accounts: customers.length });
  expect(rows.filter(({ groupId }) => groupId === 14 || groupId === 27)).toHaveLength(2);
  expect((await chart(manager)).map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
});

it("accounts made by hand can be used in journals, payments, receipts, contras and expenses", async () => {
  const year = await runningYear();
  const date = getToday();
  const capital = await make("Capital of S. Nair", 2);
  const drawings = await make("Drawings of S. Nair", 2);
  const furniture = await make("Furniture & Fittings", 11);
  const bank = await make("HDFC Bank A/c 50100", 5);
  const loan = await make("SBI Term Loan", 22);
  const advertising = await make("Advertising", 12);
  const commission = await make("Commission Received", 13);
  const cess = await make("Input Cess", 10);
  const supplier = await product
    .db("accounts")
    .where({ ...own, group_id: 27, is_deleted: 0 })
    .first("id");
  const makeLine = (accountId: number, debit: number, credit: number) => ({
    accountId,
    ...(debit ? { debit } : { credit }),
  });
  await posted("journals", {
    date,
    lines: [makeLine(bank, 500_000, 0), makeLine(capital, 0, 300_000), makeLine(loan, 0, 200_000)],
  });
  await posted("journals", {
    date,
    lines: [makeLine(furniture, 85_000.5, 0), makeLine(cess, 120.25, 0), makeLine(bank, 0, 85_120.75)],
  });
  await posted("journals", { date, lines: [makeLine(drawings, 15_000, 0), makeLine(bank, 0, 15_000)] });
  await posted("journals", { date, lines: [makeLine(bank, 2_500, 0), makeLine(commission, 0, 2_500)] });
  await posted("payments", { date, mode: "neft", partyId: supplier.id, ledgerId: bank, amount: 10_000 });
  await posted("expenses", { date, mode: "online", accountId: advertising, ledgerId: bank, amount: 4_000 });
  await posted("contras", { date, fromAccountId: bank, toAccountId: await system("cash"), amount: 1_000 });
  // 5,00,000 − 85,120.75 − 15,000 + 2,500 − 10,000 − 4,000 − 1,000.
  expect(await row(bank)).toMatchObject({ balance: 387_379.25, nature: "Assets", isFixed: false });
  expect(await row(capital)).toMatchObject({ balance: -300_000, nature: "Liabilities" });
  expect(await row(drawings)).toMatchObject({ balance: 15_000 });
  expect(await row(loan)).toMatchObject({ balance: -200_000, group: "Secured Loans" });
  expect(await row(advertising)).toMatchObject({ balance: 4_000, nature: "Expenses" });
  expect(await row(commission)).toMatchObject({ balance: -2_500, nature: "Income" });
  expect(await row(furniture)).toMatchObject({ balance: 85_000.5 });
  expectProblem(
    await remove(furniture),
    409,
    "RECORD_IN_USE",
    "It can't be deleted: there are entries in it.",
  );
  expectProblem(await put({ id: furniture, name: "Furniture", groupId: 12 }), 422, "ACCOUNT_KIND_WRONG");
  expectProblem(await put({ id: bank, name: "HDFC", groupId: 15 }), 422, "ACCOUNT_KIND_WRONG");
  expect((await put({ id: furniture, name: "Furniture", groupId: 15 })).status).toBe(200);
  expect(await row(furniture)).toMatchObject({ name: "Furniture", group: "Investments", balance: 85_000.5 });
  expect(year.start_date <= date).toBe(true);
  expect(await checkBooks(product.db, 1)).toEqual([]);
});

it("accounts that the books post to, and salesmen's cash accounts, can't be changed", async () => {
  for (const key of ["cash", "bank", "sales", "cgst_output", "inventory", "retained_earnings"]) {
    const id = await system(key);
    const before = await row(id);
    expect(before, key).toMatchObject({ isFixed: true });
    expectProblem(await put({ id, name: "Another", groupId: before?.groupId }), 409, "ACCOUNT_FIXED");
    expectProblem(await remove(id), 409, "ACCOUNT_FIXED");
  }
  const cash = await product.db("accounts").where(own).whereNotNull("user_id").first("id", "group_id");
  expectProblem(
    await put({ id: cash.id, name: "Another", groupId: cash.group_id }),
    409,
    "ACCOUNT_FIXED",
    "A salesman's cash is kept with the salesman.",
  );
  const customer = await product
    .db("accounts")
    .where({ ...own, group_id: 14, is_deleted: 0 })
    .first("id");
  expectProblem(await put({ id: customer.id, name: "Another", groupId: 12 }), 404, "NOT_FOUND");
  expectProblem(await remove(customer.id), 404, "NOT_FOUND");
});

it("only the administrator makes and changes accounts of capital, taxes and banks", async () => {
  for (const groupId of [2, 20, 10, 5, 26])
    expectProblem(await put({ name: `Managers ${groupId}`, groupId }, manager), 422, "ACCOUNT_RESERVED");
  const stationery = await make("Stationery", 12, {}, manager);
  expectProblem(
    await put({ id: stationery, name: "Stationery", groupId: 2 }, manager),
    422,
    "ACCOUNT_RESERVED",
  );
  const reserve = await make("General Reserve", 20);
  expectProblem(await put({ id: reserve, name: "Reserve", groupId: 12 }, manager), 422, "ACCOUNT_RESERVED");
  expectProblem(await remove(reserve, manager), 422, "ACCOUNT_RESERVED");
  expect((await remove(stationery, manager)).status).toBe(200);
  expectProblem(await open(reserve, { yearId: 1, credit: 1 }, manager), 403, "ROLE_FORBIDDEN");
  const salesman = await product.signIn(1, "anil");
  expectProblem(await put({ name: "Anil's", groupId: 12 }, salesman), 403, "ROLE_FORBIDDEN");
});

it("accounts can be sorted into a company's own groups below the fixed ones", async () => {
  const createGroup = async (name: string, groupId: number) =>
    (await put({ name, groupId }, admin, "account-groups")).read<{ id: number }>().id;
  const vans = await createGroup("Vans", 11);
  const office = await createGroup("Office", 12);
  const van = await make("Van KL-24-T-1", 11, { ownGroupId: vans });
  expect(await row(van)).toMatchObject({ group: "Fixed Assets", ownGroup: "Vans" });
  expectProblem(await put({ name: "Wrong", groupId: 11, ownGroupId: office }), 422, "GROUP_UNKNOWN");
  expectProblem(
    await put({ id: vans, name: "Vans", groupId: 15 }, admin, "account-groups"),
    409,
    "RECORD_IN_USE",
    "Accounts are in the group: it stays where it is.",
  );
  expectProblem(await remove(vans, admin, "account-groups"), 409, "RECORD_IN_USE");
  // An omitted own group is kept; moving the account to another fixed group removes its own group.
  expect((await put({ id: van, name: "Van 1", groupId: 11 })).status).toBe(200);
  expect(await row(van)).toMatchObject({ name: "Van 1", ownGroup: "Vans" });
  expect((await put({ id: van, name: "Van 1", groupId: 15 })).status).toBe(200);
  expect(await row(van)).toMatchObject({ ownGroup: null });
  expect((await remove(vans, admin, "account-groups")).status).toBe(200);
  expectProblem(
    await put({ name: "Managers'", groupId: 11 }, manager, "account-groups"),
    403,
    "ROLE_FORBIDDEN",
  );
});

it("an opening balance is posted, changed by a reversal and reversed", async () => {
  const loan = await make("Loan from Kerala Gramin Bank", 25);
  const year = await runningYear();
  const readOpening = async () => (await openings(loan)).find(({ yearId }) => yearId === year.id);
  const equity = await balanceOf(await system("opening_equity"));
  const answer = await open(loan, { yearId: year.id, credit: 250_000 });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.read<Opening>()).toMatchObject({
    yearId: year.id,
    carried: 0,
    opening: -250_000,
    hindrance: null,
  });
  const first = answer.read<Opening>();
  expect(first.voucherNo).toMatch(/^OPN\/\d+$/);
  expect(await row(loan)).toMatchObject({ balance: -250_000 });
  expect(Number(await balanceOf(await system("opening_equity"))) - Number(equity)).toBe(250_000);
  const [entry] = await product.db("ledger_entries").where({ ...own, account_id: loan });
  expect(entry).toMatchObject({ date: year.start_date, entry_kind: "opening", credit: "250000.00" });

  const changeAnswer = await open(loan, { yearId: year.id, credit: 249_000.5 });
  expect(changeAnswer.read<Opening>()).toMatchObject({ opening: -249_000.5, voucherNo: first.voucherNo });
  const lines = await product
    .db("ledger_entries")
    .where({ ...own, account_id: loan })
    .orderBy("voucher_id");
  // The first opening, its reversal and its replacement.
  expect(lines.map(({ debit, credit }) => [debit, credit]).toSorted()).toEqual([
    ["0.00", "249000.50"],
    ["0.00", "250000.00"],
    ["250000.00", "0.00"],
  ]);
  // Sending the same opening again posts nothing.
  await open(loan, { yearId: year.id, credit: 249_000.5 });
  expect(await product.db("ledger_entries").where({ ...own, account_id: loan })).toHaveLength(3);

  // Openings posted by the API count too: the balance entered here is the total of both.
  await posted("openings", {
    date: year.start_date,
    balances: [
      { accountId: loan, credit: 1_000 },
      { accountId: await system("cash"), debit: 1_000 },
    ],
  });
  expect(await readOpening()).toMatchObject({ opening: -250_000.5, voucherNo: first.voucherNo });
  expect((await open(loan, { yearId: year.id, credit: 251_000 })).read<Opening>()).toMatchObject({
    opening: -251_000,
  });
  expect(await row(loan)).toMatchObject({ balance: -251_000 });
  expect((await open(loan, { yearId: year.id, debit: 40 })).read<Opening>()).toMatchObject({ opening: 40 });
  expect((await open(loan, { yearId: year.id, credit: 1_000 })).read<Opening>()).toMatchObject({
    opening: -1_000,
    voucherId: null,
  });
  expect(await row(loan)).toMatchObject({ balance: -1_000 });
  expect(await checkBooks(product.db, 1)).toEqual([]);
});

it("an opening is posted once, even when it is sent several times at the same moment", async () => {
  const id = await make("Deposit with KSEB", 7);
  const year = await runningYear();
  const key = randomUUID();
  const sentAnswers = await Promise.all(
    [1, 2, 3].map(() => open(id, { yearId: year.id, debit: 9_000 }, admin, key)),
  );
  const others = await Promise.all([1, 2, 3].map(() => open(id, { yearId: year.id, debit: 9_000 })));
  for (const answer of [...sentAnswers, ...others]) expect(answer.status, answer.text).toBe(200);
  expect(await product.db("ledger_entries").where({ ...own, account_id: id })).toHaveLength(1);
  expect(await row(id)).toMatchObject({ balance: 9_000 });
});

it("balances carry over to the next year, and openings are refused where they are not allowed", async () => {
  const id = await make("Shares of a Cooperative", 15);
  const years = await openings(id);
  const [running, before] = years;
  if (!running || !before) throw new Error("The demo has two years");
  expect(years.map(({ startDate }) => startDate)).toEqual(
    years
      .map(({ startDate }) => startDate)
      .toSorted()
      .toReversed(),
  );
  await open(id, { yearId: before.yearId, debit: 700 });
  expect((await openings(id)).slice(0, 2)).toMatchObject([
    { carried: 700, opening: 0 },
    { carried: 0, opening: 700 },
  ]);
  expectProblem(await open(id, { yearId: running.yearId, debit: 1, credit: 1 }), 422, "LINE_INVALID");
  expectProblem(await open(id, { yearId: 999, debit: 1 }), 404, "NOT_FOUND");
  expectProblem(await open(999_999, { yearId: running.yearId, debit: 1 }), 404, "NOT_FOUND");
  for (const key of ["inventory", "opening_equity"])
    expectProblem(
      await open(await system(key), { yearId: running.yearId, debit: 1 }),
      422,
      "ACCOUNT_KIND_WRONG",
    );
  const lock = (until: string | null) =>
    product.call({
      method: "PUT",
      path: `/api/v1/years/${before.yearId}/lock`,
      body: { until },
      cookie: admin,
    });
  expect((await lock(before.startDate)).status).toBe(200);
  expect((await openings(id))[1]).toMatchObject({ hindrance: "locked" });
  expectProblem(await open(id, { yearId: before.yearId, debit: 800 }), 422, "PERIOD_LOCKED");
  expect((await lock(null)).status).toBe(200);
  // Customers can have openings too. An expense account carries nothing into the next year.
  const customer = await product
    .db("accounts")
    .where({ ...own, group_id: 14, is_deleted: 0 })
    .first("id");
  expect((await open(customer.id, { yearId: before.yearId, debit: 55.55 })).status).toBe(200);
  const rent = await product
    .db("accounts")
    .where({ ...own, name: "Rent" })
    .first("id");
  for (const { carried } of await openings(rent.id)) expect(carried).toBe(0);
  expect(await checkBooks(product.db, 1)).toEqual([]);
});
