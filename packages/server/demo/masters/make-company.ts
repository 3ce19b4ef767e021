import type { Knex } from "knex";
import { readCompanyBooks } from "../../books/posting/read-company-books.ts";
import { createChart } from "../../books/posting/create-chart.ts";
import { saveFilingFrequencies } from "../../books/years/filing-frequencies.ts";
import { saveTurnovers } from "../../books/years/turnovers.ts";
import { ACCOUNT_GROUP, getFinancialYear } from "@vanbook/sdk/books";
import { insertRows } from "../../db/insert-rows.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { takeIds } from "../../db/ids.ts";
import { insertBasics } from "../../company/basics.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import type { Blueprint } from "../companies/blueprint.ts";
import { formatMoment, getTwoYears, type DemoYear } from "../calendar.ts";
import type { DemoCompany, DemoSeries } from "../companies/demo-company.ts";
import { makeGstin } from "./gstin.ts";
import { makeAddresses } from "./make-addresses.ts";
import { makeGoods } from "./make-goods.ts";
import { makeCustomers } from "./make-customers.ts";
import { makeSuppliers } from "./make-suppliers.ts";
import { makeOfficeAccounts } from "./make-office-accounts.ts";
import { makeRoutes } from "./make-routes.ts";
import { makeStaff } from "./make-staff.ts";
import { makeDemoMobile } from "./mobile.ts";
import type { Random } from "../random.ts";

export async function makeCompany(
  trx: Knex.Transaction,
  blueprint: Blueprint,
  today: string,
  random: Random,
): Promise<DemoCompany> {
  const [companyId = 0] = await takeIds(trx, 0, "companies", 1);
  const years = getTwoYears(today);
  const stampColumns = { created_at: formatMoment(years[0].start, 0) };
  await insertRows(trx, "companies", [makeCompanyRow(companyId, blueprint, random, stampColumns.created_at)]);
  const series = await makeYears(trx, companyId, years, stampColumns.created_at);
  await createChart(trx, companyId, stampColumns.created_at);
  const basics = await insertBasics(trx, companyId, stampColumns.created_at);
  // What an administrator would state first; 4 digits of an HSN code are enough then.
  const [firstYear] = years;
  const { start: from } = getFinancialYear(firstYear.start);
  await saveTurnovers(trx, companyId, [{ from, isAboveLimit: false }]);
  await saveFilingFrequencies(trx, companyId, [{ from, isQuarterly: false }]);
  const banks = await makeBanks(trx, companyId, stampColumns.created_at);
  const routes = await makeRoutes(trx, companyId, blueprint.routes, stampColumns.created_at);
  const staff = await makeStaff(trx, { companyId, blueprint, years, today, routeIds: routes, series });
  const items = await makeGoods(trx, companyId, basics, blueprint, random, stampColumns.created_at);
  const start = years[0].start;
  const books = await readCompanyBooks(trx, companyId);
  const customers = await makeCustomers(
    trx,
    { companyId, blueprint, routes, salesmen: staff.salesmen, start, today },
    random,
  );
  return {
    author: { companyId, userId: staff.clerks[0] ?? null },
    blueprint,
    books,
    years,
    today,
    series,
    salesmen: staff.salesmen,
    clerks: staff.clerks,
    customers,
    addresses: await makeAddresses(trx, companyId, customers, stampColumns.created_at),
    suppliers: await makeSuppliers(trx, companyId, blueprint, random, stampColumns.created_at),
    items,
    godowns: staff.godowns,
    banks,
    accountOf: await makeOfficeAccounts(trx, companyId, stampColumns.created_at),
  };
}

function makeCompanyRow(companyId: number, blueprint: Blueprint, random: Random, createdAt: string) {
  return {
    company_id: companyId,
    name: blueprint.name,
    code: blueprint.code,
    address: `${blueprint.address} ${blueprint.pin}`,
    telephone: `0${random.int(469, 495)}5${random.int(100000, 999999)}`,
    mobile: makeDemoMobile(random),
    city: blueprint.city,
    district: blueprint.district,
    state: INDIAN_STATES["32"],
    state_code: "32",
    gstin: makeGstin(random, "32"),
    email: `office@${blueprint.code.toLowerCase()}.example`,
    created_at: createdAt,
  };
}

async function makeYears(
  trx: Knex.Transaction,
  companyId: number,
  years: readonly DemoYear[],
  createdAt: string,
) {
  await takeIds(trx, companyId, "financial_years", years.length);
  const rows = years.map(({ id, label, start, end }) => ({
    company_id: companyId,
    id,
    label,
    start_date: start,
    end_date: end,
    created_at: createdAt,
  }));
  await insertRows(trx, "financial_years", rows);
  const series = years.flatMap(({ id: yearId, label }) =>
    (["B2B", "B2C"] as const).map((invType) => ({ series: `${invType}/${label.slice(2)}`, invType, yearId })),
  );
  const ids = await insertWithIds(trx, companyId, "invoice_series", series, (each) => ({
    ...{ series: each.series, inv_type: each.invType, year_id: each.yearId },
    ...{ numbers_checked: 1, created_at: createdAt },
  }));
  return series.map((each, index): DemoSeries => ({ id: ids[index] ?? 0, ...each }));
}

async function makeBanks(trx: Knex.Transaction, companyId: number, createdAt: string) {
  const names = ["Federal Bank Current Account", "State Bank of India Current Account"];
  const bankColumns = { group_id: ACCOUNT_GROUP.bank, created_at: createdAt };
  return insertWithIds(trx, companyId, "accounts", names, (name) => ({ name, ...bankColumns }));
}
