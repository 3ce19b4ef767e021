import { beforeEach, expect, test, vi } from "vitest";
import { createVanbook } from "../index.ts";
import type { Row } from "../methods.ts";
import { createStandIn } from "./index.ts";

const ZONE_RECORD = {
  ...{ ZoneId: 1, ZoneName: "Malanad", Area: null, Country: "India", State: "Kerala", Version: 1 },
  ...{ CompanyID: 1, CreatedBy: 1, CreatedDate: "2026-04-01T04:30:00.000Z", IsDeleted: 0 as const },
  ...{ ModifiedBy: null, ModifiedDate: null, DeletedBy: null, DeletedDate: null },
} as const;
const standIn = createStandIn({ session: true, answers: { "zones.list": [ZONE_RECORD] } });
const vanbook = createVanbook({
  ...{ baseUrl: "https://vanbook.test", auth: { kind: "session" }, fetch: standIn.fetch, retry: 0 },
});
beforeEach(() => standIn.reset());

test("a given answer replaces the stand-in's own answer and is written as the contract says", async () => {
  standIn.give("users.names", [{ UserID: 7, USERNAME: "Anil Kumar" }]);
  expect(await vanbook.users.names()).toEqual([{ UserID: 7, USERNAME: "Anil Kumar" }]);
  standIn.give("dashboard.sales", [{ TotalBillAmount: 1_000.5, TotalBillCount: 2 }]);
  const response = await standIn.fetch(
    "https://vanbook.test/api/TotalSale?FromDate=2026-04-01&ToDate=2026-04-15",
  );
  expect(await response.text()).toBe('[{"TotalBillAmount":1000.50,"TotalBillCount":2}]');
});

test("a given function gets the path, query and body of a call as one object, with decimals as numbers", async () => {
  const answerMock = vi.fn(() => ({ success: true as const, message: "Prices saved successfully" }));
  standIn.give("priceLists.save", answerMock);
  const sentArgs = { rateType: "CCP", validFrom: "2026-04-16", lines: [{ itemId: 1, price: 12.5 }] } as const;
  await vanbook.priceLists.save({ ...sentArgs, lines: [...sentArgs.lines] });
  expect(answerMock).toHaveBeenCalledWith(sentArgs, expect.objectContaining({ idempotencyKey: null }));

  const voucher = vi.fn(() => ({ id: 14, lines: [] }));
  standIn.give("openBills.read", voucher);
  await vanbook.openBills.read({ id: 14, date: "2026-04-15" });
  expect(voucher).toHaveBeenCalledWith(
    { id: 14, date: "2026-04-15", document: "receipt" },
    expect.anything(),
  );
});

test("the contract refuses arguments before a given function is called", async () => {
  const answerMock = vi.fn(() => ({ id: 14, lines: [] }));
  standIn.give("openBills.read", answerMock);
  await expect(vanbook.openBills.read({ id: 14, date: "15-04-2026" })).rejects.toMatchObject({
    code: "INVALID_FIELDS",
    fields: [{ field: "date" }],
  });
  expect(answerMock).not.toHaveBeenCalled();
});

test("a given function can refuse a call with an error code", async () => {
  standIn.give("zones.delete", (_, { refuse }) => refuse({ code: "RECORD_IN_USE" }));
  await expect(vanbook.zones.delete({ ZoneId: 1 })).rejects.toMatchObject({
    status: 409,
    code: "RECORD_IN_USE",
  });
  expect(standIn.calls.at(-1)).toMatchObject({ operation: "zones.delete", code: "RECORD_IN_USE" });
});

test("a repeated Idempotency-Key gets the first answer again", async () => {
  const postedVoucher = {
    id: 7,
    voucherId: 9,
    kind: "journal",
    number: 1,
    voucherNo: "JV/1",
    date: "2026-04-15",
  };
  const rest = { amount: 5, clientId: null, status: "posted", replayed: false, warnings: [] } as const;
  const post = vi.fn((_: object, { idempotencyKey }: { idempotencyKey: string | null }) => ({
    ...{ ...postedVoucher, ...rest, clientId: idempotencyKey },
  }));
  standIn.give("journals.post", post as never);
  const journal = {
    date: "2026-04-15",
    lines: [
      { accountId: 1, debit: 5 },
      { accountId: 2, credit: 5 },
    ],
  };
  const first = await vanbook.journals.post(journal, { idempotencyKey: "one" });
  const second = await vanbook.journals.post(journal, { idempotencyKey: "one" }).withResponse();
  expect([first.clientId, second.data.clientId, second.replayed]).toEqual(["one", "one", true]);
  expect(post).toHaveBeenCalledTimes(1);
});

test("`reset` removes answers given later, and keeps those given at creation", async () => {
  standIn.give("zones.list", []);
  standIn.give("users.names", []);
  expect([await vanbook.zones.list(), await vanbook.users.names()]).toEqual([[], []]);
  standIn.reset();
  expect(await vanbook.zones.list()).toEqual([ZONE_RECORD]);
  expect(await vanbook.users.names()).not.toEqual([]);
});

/** 1,000.00 + 250.50 + 99.50 = 1,350.00. */
const SALE_ROWS = [
  makeBill(3, "2026-04-13", "Lakeshore", 1_000),
  makeBill(2, "2026-04-12", "Amrita", 250.5),
  makeBill(1, "2026-03-31", "Amrita", 99.5),
];
const DAY_RANGE = { FromDate: "2026-03-01", ToDate: "2026-04-15" };

test("given rows are paged, sorted, searched and totalled", async () => {
  standIn.giveRows("sales.report", { rows: SALE_ROWS, day: "BillDate" });
  const page = await vanbook.sales.report.table(DAY_RANGE, { page: 2, pageSize: 2, sort: "BillAmount" });
  expect(page.page).toEqual({ number: 2, size: 2, rows: 3, pages: 2 });
  expect(page.totals.BillAmount).toBe(1_350);
  expect(page.rows.map((row) => row[page.columns.indexOf("BillAmount")])).toEqual([1_000]);
  const foundTable = await vanbook.sales.report.table(DAY_RANGE, { search: "amrita" });
  expect([foundTable.page.rows, foundTable.totals.BillAmount]).toEqual([2, 350]);
  const inApril = await vanbook.sales.report.table({ ...DAY_RANGE, FromDate: "2026-04-01" });
  expect(inApril.totals.BillAmount).toBe(1_250.5);
  await expect(vanbook.sales.report.table(DAY_RANGE, { sort: "Nothing" as "BillNo" })).rejects.toMatchObject({
    code: expect.stringMatching(/SORT_UNKNOWN|INVALID_FIELDS/),
  });
});

test("given rows can have filters, ties and a default order", async () => {
  standIn.giveRows("sales.report", {
    rows: SALE_ROWS,
    filters: { CustomerID: ({ CustomerID }, value) => CustomerID === value },
    sort: "BillAmount",
    ties: ({ BillAmount }) => [{ label: "Sales account", amount: BillAmount, agrees: true }],
  });
  const { rows, columns, ties } = await vanbook.sales.report.table({ ...DAY_RANGE, CustomerID: 6 });
  expect(rows.map((row) => row[columns.indexOf("BillNo")])).toEqual(["B2C/1", "B2C/2"]);
  expect(ties).toEqual([{ label: "Sales account", amount: 350, agrees: true }]);
});

test("given rows are also returned as the documented answer and as a CSV", async () => {
  standIn.giveRows("sales.report", (args) => ({
    rows: SALE_ROWS.filter(({ BillDate }) => BillDate >= (args.FromDate ?? "")),
  }));
  const { billDetails } = await vanbook.sales.report({ ...DAY_RANGE, FromDate: "2026-04-13" });
  expect(billDetails).toEqual([SALE_ROWS[0]]);
  const csv = await vanbook.sales.report.csv(DAY_RANGE);
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain("Lakeshore,1000.00");
});

test("given figures appear in the totals of a table, and do not disturb the documented answer", async () => {
  standIn.giveRows("ledger.report", { rows: [], figures: { Opening: 18_500, Closing: 18_500.25 } });
  const ledgerArgs = { ...DAY_RANGE, AccountCode: 8 };
  const table = await vanbook.ledger.report.table(ledgerArgs);
  expect(table.totals).toEqual({ Debit: 0, Credit: 0, Opening: 18_500, Closing: 18_500.25 });
  const documentedAnswer = await vanbook.ledger.report(ledgerArgs);
  expect(documentedAnswer).toMatchObject({ details: [[]] });
});

test("a given documented answer of a report is also returned as a table", async () => {
  standIn.give("sales.report", { billDetails: SALE_ROWS });
  const { totals } = await vanbook.sales.report.table(DAY_RANGE);
  expect(totals.BillAmount).toBe(1_350);
});

test("an endless delay ends when the caller aborts", async () => {
  standIn.delay("users.names", Infinity);
  const abort = new AbortController();
  const call = vanbook.users.names({}, { signal: abort.signal });
  let isSettled = false;
  call.catch(() => undefined).finally(() => (isSettled = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSettled).toBe(false);
  abort.abort(new Error("Left the page"));
  await expect(call).rejects.toThrow("Left the page");
});

test("`*` fails every operation that has no failure set for itself", async () => {
  standIn.fail("*", { code: "DATABASE_UNAVAILABLE" }, 2);
  standIn.fail("zones.list", "network");
  await expect(vanbook.zones.list()).rejects.toMatchObject({ code: "NETWORK" });
  await expect(vanbook.zones.list()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  await expect(vanbook.users.names()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  await vanbook.users.names();
});

test("a form is read as the server reads it, with numbers as numbers and files as bytes", async () => {
  const saveMock = vi.fn(() => ({ success: true as const, message: "Item submitted successfully!", id: 5 }));
  standIn.give("items.save", saveMock);
  await vanbook.items.save({
    ...{
      ItemName: "Knee Cap",
      ItemDescription: "Neoprene",
      MRP: 499.5,
      UnitID: 1,
      TaxID: 2,
      ItemCategoryID: 3,
      Sales_Price: 400,
    },
    images: [new Blob(["jpeg"])],
  } as never);
  expect(saveMock).toHaveBeenCalledWith(
    expect.objectContaining({ ItemName: "Knee Cap", MRP: 499.5, images: [new TextEncoder().encode("jpeg")] }),
    expect.anything(),
  );
});

test("a stand-in without checks accepts any argument", async () => {
  const uncheckedStandIn = createStandIn({ session: true, checks: false, today: "2026-04-20" });
  const client = createVanbook({
    ...{ baseUrl: "https://vanbook.test", auth: { kind: "session" }, fetch: uncheckedStandIn.fetch },
  });
  uncheckedStandIn.give("openBills.read", ({ id }) => ({ id, lines: [] }));
  expect(await client.openBills.read({ id: 14, date: "some day" })).toEqual({ id: 14, lines: [] });
  uncheckedStandIn.giveRows("sales.report", { rows: SALE_ROWS });
  expect((await client.sales.report.table(DAY_RANGE)).page).toMatchObject({ number: 1, rows: 3 });
});

function makeBill(
  id: number,
  BillDate: string,
  CustomerName: string,
  BillAmount: number,
): Row<"sales.report"> {
  return {
    ...{
      BillID: id,
      InvSeries: "B2C",
      RetailBillNo: String(id),
      WholesaleNo: null,
      BillNo: `B2C/${id}`,
      BillDate,
    },
    ...{
      CustomerID: CustomerName.length,
      CustomerName,
      BillAmount,
      CancelledAmount: null,
      SaleType: "Retail",
    },
    ...{ BillModeText: "Cash", Salesman: null, SalesmanId: 3, CreatedBy: "Shyama Nair", CreatedById: 7 },
    ...{ RootName: "Adoor", BranchName: "Thiruvalla", Status: 1 },
  };
}
