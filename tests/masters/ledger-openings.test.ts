import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { own, startChart, type Opening } from "./ledger-chart.ts";

const { product, admin, make, row, system, openings, open, runningYear, posted, balanceOf } =
  await startChart();
afterAll(() => product.stop());

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
