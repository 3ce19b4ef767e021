import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport } from "./ask-report.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const findAccountId = async (system_key: string) =>
  (await product.db("accounts").where({ company_id: 1, system_key }).first("id")).id as number;
const makeRange = () => ({ FromDate: `${getToday().slice(0, 7)}-01`, ToDate: getToday() });
const readTies = async (path: string) =>
  (await askReport(product, "GET", path).table(admin, makeRange())).ties;

it("a comparison names what journals posted to its accounts, and nothing if there are no journals", async () => {
  expect((await readTies("/api/taxamount")).map(({ label }) => label)).toContain("Sales account");
  const [sales, tax, cash] = [
    await findAccountId("sales"),
    await findAccountId("cgst_output"),
    await findAccountId("cash"),
  ];
  const postJournal = (debitAccountId: number, creditAccountId: number, amount: number, key: string) =>
    product.call({
      method: "POST",
      path: "/api/v1/journals",
      body: {
        date: getToday(),
        lines: [
          { accountId: debitAccountId, debit: amount },
          { accountId: creditAccountId, credit: amount },
        ],
      },
      cookie: admin,
      headers: { "Idempotency-Key": key },
    });
  for (const [debit, credit, amount] of [
    [cash, sales, 123_456.5],
    [sales, cash, 456.25],
    [tax, cash, 9],
  ] as const) {
    const answer = await postJournal(debit, credit, amount, `besides-${amount}`);
    expect(answer.status, answer.text).toBe(200);
  }
  const after = await readTies("/api/taxamount");
  // 123,456.50 credited less 456.25 debited. The tax account was debited 9.00, which reduces it.
  expect(after).toContainEqual(
    expect.objectContaining({
      label: "Sales account, excluding 1,23,000.25 of journals",
      agrees: true,
      besides: 123_000.25,
      opens: [
        { label: "Sales", operation: "ledger.report", AccountCode: sales, Type: "Journal", ...makeRange() },
      ],
    }),
  );
  expect(after).toContainEqual(expect.objectContaining({ agrees: true, besides: -9 }));
  expect(after.find(({ label }) => label === "Output SGST account")).not.toHaveProperty("besides");
  // For several accounts together, it opens those that have journals.
  const [all] = (await askReport(product, "POST", "/api/getSaleReport").table(admin, makeRange())).ties;
  expect(all).toMatchObject({ agrees: true, besides: 122_991.25 });
  expect(all?.opens?.map(({ AccountCode }) => AccountCode)).toEqual(expect.arrayContaining([sales, tax]));
  expect(all?.opens).toHaveLength(2);
  // The ledger opened from the check contains exactly the journals in its amount.
  const parameters = { ...makeRange(), AccountCode: sales, Type: "Journal" };
  const ledgerTable = await askReport(product, "GET", "/api/WebLedger").table(admin, parameters);
  expect(Number(ledgerTable.totals.Credit) - Number(ledgerTable.totals.Debit)).toBe(123_000.25);
});

it("a comparison that differs links to the ledger of its account", async () => {
  const [tax, day] = [await findAccountId("cgst_output"), { company_id: 1, entry_kind: "bill" }];
  const row = product.db("ledger_day").where({ ...day, account_id: tax, date: getToday() });
  const month = product
    .db("ledger_month")
    .where({ ...day, account_id: tax })
    .orderBy("month", "desc")
    .limit(1);
  await row.clone().update({ credit: product.db.raw("credit + 0.01") });
  await month.clone().update({ credit: product.db.raw("credit + 0.01") });
  const [of] = (await readTies("/api/taxamount")).filter(({ label }) =>
    label.startsWith("Output CGST account"),
  );
  expect(of).toMatchObject({
    agrees: false,
    opens: [{ label: "Output CGST", operation: "ledger.report", AccountCode: tax, ...makeRange() }],
  });
  expect(of?.opens?.[0]).not.toHaveProperty("Type");
});
