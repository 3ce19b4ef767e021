import { afterAll, beforeAll, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport } from "./ask-report.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
});
afterAll(() => product?.stop());

it("the sale report searches customer, number, amount, date, series, type, mode, salesman and creator", async () => {
  const meera = await product.signIn(1, "meera");
  const report = askReport(product, "POST", "/api/getSaleReport");
  const [last] = await product.db("bills").where({ company_id: 1, status: 1 }).max("date as day");
  const range = { FromDate: String(last?.day).slice(0, 8) + "01", ToDate: String(last?.day) };
  const { records } = await report.table(meera, range, { pageSize: "10000" });
  const one = records.find(
    ({ Salesman, CreatedBy, BillAmount }) => Salesman && CreatedBy && Number(BillAmount) > 0,
  );
  const amount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(Number(one?.BillAmount));
  for (const search of [
    String(one?.CustomerName).toUpperCase(),
    one?.BillNo,
    amount,
    String(one?.BillDate).split("-").toReversed().join("-"),
    one?.InvSeries,
    one?.SaleType,
    one?.BillModeText,
    one?.Salesman,
    one?.CreatedBy,
  ]) {
    const foundTable = await report.table(meera, range, { search: String(search), pageSize: "10000" });
    expect(
      foundTable.records.map(({ BillID }) => BillID),
      String(search),
    ).toContain(one?.BillID);
  }
  expect((await report.table(meera, range, { search: "no such bill" })).records).toEqual([]);
});
