import type { Knex } from "knex";
import { takeIds } from "../../db/ids.ts";
import { readCompanyBooks } from "../posting/read-company-books.ts";
import { type Books, type DocumentItem, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { createChart } from "../posting/create-chart.ts";
import { insertRows } from "../../db/insert-rows.ts";

export interface TestCompany {
  books: Books;
  author: { companyId: number; userId: number };
  customer: { id: number; stateCode: string };
  customerOutside: { id: number; stateCode: string };
  supplier: { id: number; stateCode: string; isRegistered: boolean };
  salesmanCash: number;
  godown: number;
  series: { id: number; series: string; invType: string; yearId: number };
  earlierSeries: { id: number; series: string; invType: string; yearId: number };
  /** Taxed 12 % before 2025-09-22, 5 % since. */
  bandage: DocumentItem;
  splint: DocumentItem;
}

/** The party and other own accounts have the ids 901 to 904. */
export async function createTestCompany(db: Knex, companyId = 1): Promise<TestCompany> {
  await db.transaction(async (trx) => {
    const own = { company_id: companyId };
    await insertRows(trx, "companies", [{ ...own, name: `Company ${companyId}`, state_code: "32" }]);
    await insertRows(trx, "financial_years", [
      { ...own, id: 1, label: "2025-26", start_date: "2025-04-01", end_date: "2026-03-31" },
      { ...own, id: 2, label: "2026-27", start_date: "2026-04-01", end_date: "2027-03-31" },
    ]);
    await createChart(trx, companyId);
    await insertRows(trx, "accounts", [
      { ...own, id: 901, name: "Customer", group_id: ACCOUNT_GROUP.debtors, state_code: "32", user_id: null },
      {
        ...own,
        id: 902,
        name: "Customer outside",
        group_id: ACCOUNT_GROUP.debtors,
        state_code: "33",
        user_id: null,
      },
      {
        ...own,
        id: 903,
        name: "Supplier",
        group_id: ACCOUNT_GROUP.creditors,
        state_code: "32",
        user_id: null,
      },
      { ...own, id: 904, name: "Cash of Anil", group_id: ACCOUNT_GROUP.cash, state_code: null, user_id: 2 },
    ]);
    await insertRows(trx, "stock_locations", [{ ...own, id: 1, kind: "godown", name: "Godown" }]);
    await insertRows(trx, "units", [{ ...own, id: 1, name: "Nos", uqc: "NOS" }]);
    await insertRows(trx, "taxes", [{ ...own, id: 1, name: "GST" }]);
    await insertRows(trx, "tax_rates", [
      { ...own, tax_id: 1, valid_from: "2017-07-01", rate: "12" },
      { ...own, tax_id: 1, valid_from: "2025-09-22", rate: "5" },
    ]);
    const item = { ...own, category_id: 2, unit_id: 1, hsn_code: "3005", tax_id: 1, mrp: "150" };
    await insertRows(trx, "items", [
      { ...item, id: 1, name: "Bandage" },
      { ...item, id: 2, name: "Splint" },
    ]);
    await takeIds(trx, companyId, "invoice_series", 2);
    await insertRows(trx, "invoice_series", [
      { ...own, id: 1, series: "B2C/25-26", inv_type: "B2C", year_id: 1 },
      { ...own, id: 2, series: "B2C/26-27", inv_type: "B2C", year_id: 2 },
    ]);
  });
  const item = { hsnCode: "3005", taxId: 1, mrp: 1_500_000n };
  return {
    books: await readCompanyBooks(db, companyId),
    author: { companyId, userId: 1 },
    customer: { id: 901, stateCode: "32" },
    customerOutside: { id: 902, stateCode: "33" },
    supplier: { id: 903, stateCode: "32", isRegistered: true },
    salesmanCash: 904,
    godown: 1,
    earlierSeries: { id: 1, series: "B2C/25-26", invType: "B2C", yearId: 1 },
    series: { id: 2, series: "B2C/26-27", invType: "B2C", yearId: 2 },
    bandage: { id: 1, ...item },
    splint: { id: 2, ...item },
  };
}
