import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { readSystemAccounts } from "./create-chart.ts";
import { percent, type TaxVersion, type Books } from "@vanbook/sdk/books";

/** Throws NOT_FOUND, and ACCOUNT_UNKNOWN when a system account is missing. */
export async function readCompanyBooks(db: Knex, companyId: number): Promise<Books> {
  const [company, versions, accounts] = await Promise.all([
    db("companies")
      .where("company_id", companyId)
      .first<CompanyRow | undefined>("state_code", "discount_before_tax"),
    // Share lock, so that entering a rate waits for running postings, and later postings read the
    // new rate.
    db("tax_rates")
      .select<RateRow[]>("tax_id", "valid_from", "rate")
      .where("company_id", companyId)
      .forShare(),
    readSystemAccounts(db, companyId),
  ]);
  if (!company) throw problem("NOT_FOUND");
  const taxes = new Map<number, TaxVersion[]>();
  for (const { tax_id: id, valid_from: validFrom, rate } of versions) {
    taxes.set(id, [...(taxes.get(id) ?? []), { validFrom, rate: percent(rate) }]);
  }
  const isDiscountBeforeTax = company.discount_before_tax === 1;
  return { stateCode: company.state_code, accounts, taxes, isDiscountBeforeTax };
}

interface CompanyRow {
  state_code: string;
  discount_before_tax: number;
}

interface RateRow {
  tax_id: number;
  valid_from: string;
  rate: string;
}
