import { afterAll, beforeAll, expect, it } from "vitest";
import { today } from "../../packages/server/clock.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport } from "./ask-report.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const accountId = async (system_key: string) =>
  (await product.db("accounts").where({ company_id: 1, system_key }).first("id")).id as number;
const range = () => ({ FromDate: `${today().slice(0, 7)}-01`, ToDate: today() });
const ties = async (path: string) => (await askReport(product, "GET", path).table(admin, range())).ties;

it("a comparison names what journals posted to its accounts, and nothing if there are no journals", async () => {
  expect((await ties("/api/taxamount")).map(({ label }) => label)).toContain("Sales account");
  const [sales, tax, cash] = [
    await accountId("sales"),
    await accountId("cgst_output"),
    await accountId("cash"),
  ];
  const journal = (debitAccountId: number, creditAccountId: number, amount: number, key: string) =>
    product.call({
      method: "POST",
      path: "/api/v1/journals",
      body: {
        date: today(),
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
    const answer = await journal(debit, credit, amount, `besides-${amount}`);
    expect(answer.status, answer.text).toBe(200);
  }
  const after = await ties("/api/taxamount");
  // 123,456.50 credited less 456.25 debited. The tax account was debited 9.00, which reduces it.
  expect(after).toContainEqual(
    expect.objectContaining({
      label: "Sales account, excluding 1,23,000.25 of journals",
      agrees: true,
      besides: 123_000.25,
      opens: [
        { label: "Sales", operation: "ledger.report", AccountCode: sales, Type: "Journal", ...range() },
      ],
    }),
  );
  expect(after).toContainEqual(expect.objectContaining({ agrees: true, besides: -9 }));
  expect(after.find(({ label }) => label === "Output SGST account")).not.toHaveProperty("besides");
  // For several accounts together, it opens those that have journals.
  const [all] = (await askReport(product, "POST", "/api/getSaleReport").table(admin, range())).ties;
  expect(all).toMatchObject({ agrees: true, besides: 122_991.25 });
  expect(all?.opens?.map(({ AccountCode }) => AccountCode)).toEqual(expect.arrayContaining([sales, tax]));
  expect(all?.opens).toHaveLength(2);
  // The ledger opened from the check contains exactly the journals in its amount.
  const given = { ...range(), AccountCode: sales, Type: "Journal" };
  const opened = await askReport(product, "GET", "/api/WebLedger").table(admin, given);
  expect(Number(opened.totals.Credit) - Number(opened.totals.Debit)).toBe(123_000.25);
});

it("a comparison that differs links to the ledger of its account", async () => {
  const [tax, day] = [await accountId("cgst_output"), { company_id: 1, entry_kind: "bill" }];
  const row = product.db("ledger_day").where({ ...day, account_id: tax, date: today() });
  const month = product
    .db("ledger_month")
    .where({ ...day, account_id: tax })
    .orderBy("month", "desc")
    .limit(1);
  await row.clone().update({ credit: product.db.raw("credit + 0.01") });
  await month.clone().update({ credit: product.db.raw("credit + 0.01") });
  const [of] = (await ties("/api/taxamount")).filter(({ label }) => label.startsWith("Output CGST account"));
  expect(of).toMatchObject({
    agrees: false,
    opens: [{ label: "Output CGST", operation: "ledger.report", AccountCode: tax, ...range() }],
  });
  expect(of?.opens?.[0]).not.toHaveProperty("Type");
});
