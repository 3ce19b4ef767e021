import type { Knex } from "knex";
import { problem } from "../../contract/problem.ts";
import { systemAccounts, type SystemAccounts } from "./chart-of-accounts.ts";
import { percent, type Price, type Quantity } from "../../money.ts";
import type { TaxRates, TaxVersion } from "./tax.ts";

/** What documents of a company are made against. */
export interface Books {
  stateCode: string;
  accounts: SystemAccounts;
  taxes: TaxRates;
}

/** An item as a document line needs it. */
export interface DocumentItem {
  id: number;
  hsnCode: string;
  taxId: number;
  mrp: Price;
}

/** A customer or supplier as a document needs it. */
export interface Party {
  id: number;
  stateCode: string | null;
}

/** How much of an item, with what comes free on top. */
export interface Quantities {
  quantity: Quantity;
  freeQuantity?: Quantity;
}

/** Reads what a company's documents are made against. */
export async function readBooks(db: Knex, companyId: number): Promise<Books> {
  const company: { state_code: string } | undefined = await db("companies")
    .where("company_id", companyId)
    .first("state_code");
  if (!company) throw problem("NOT_FOUND");
  const versions: { tax_id: number; valid_from: string; rate: string }[] = await db("tax_rates")
    .select("tax_id", "valid_from", "rate")
    .where("company_id", companyId);
  const taxes = new Map<number, TaxVersion[]>();
  for (const { tax_id: id, valid_from: validFrom, rate } of versions) {
    taxes.set(id, [...(taxes.get(id) ?? []), { validFrom, rate: percent(rate) }]);
  }
  return { stateCode: company.state_code, accounts: await systemAccounts(db, companyId), taxes };
}
