import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { systemAccounts, type SystemAccounts } from "./chart-of-accounts.ts";
import { percent, type Percent, type Price, type Quantity } from "@vanbook/sdk/books";
import type { ItemTax, TaxRates, TaxVersion } from "./tax.ts";

/** The data of a company that its documents are calculated with. */
export interface Books {
  stateCode: string;
  accounts: SystemAccounts;
  taxes: TaxRates;
}

/** The fields of an item that document lines use. */
export interface DocumentItem extends ItemTax {
  id: number;
  hsnCode: string;
  mrp: Price;
  /** The rate of a line that an edit leaves as it was, in hundredths of a percent; otherwise that of its tax on the day. */
  taxRate?: Percent;
  /** Of a service or charge, such as freight: it is taxed as goods are, and has neither stock nor cost. */
  isService?: boolean;
}

/** The fields of a customer or supplier that documents use. */
export interface Party {
  id: number;
  stateCode: string | null;
  /** Whether the document crosses a state border, where an edit leaves the party as it was; otherwise its state decides. */
  interState?: boolean;
}

/** A supplier; one who is not registered (has no GSTIN) charges no tax. */
export interface Supplier extends Party {
  isRegistered: boolean;
}

/** A quantity of an item and its free quantity, in thousandths. */
export interface Quantities {
  quantity: Quantity;
  freeQuantity?: Quantity;
}

/**
 * Reads the data of a company that its documents are calculated with. Throws NOT_FOUND, and ACCOUNT_UNKNOWN when a
 * system account is missing.
 */
export async function readCompanyBooks(db: Knex, companyId: number): Promise<Books> {
  const [company, versions, accounts] = await Promise.all([
    db("companies").where("company_id", companyId).first<{ state_code: string } | undefined>("state_code"),
    // Shared with postings alone: a rate is entered after those under way have ended, and the next one reads it.
    db("tax_rates")
      .select<RateRow[]>("tax_id", "valid_from", "rate")
      .where("company_id", companyId)
      .forShare(),
    systemAccounts(db, companyId),
  ]);
  if (!company) throw problem("NOT_FOUND");
  const taxes = new Map<number, TaxVersion[]>();
  for (const { tax_id: id, valid_from: validFrom, rate } of versions) {
    taxes.set(id, [...(taxes.get(id) ?? []), { validFrom, rate: percent(rate) }]);
  }
  return { stateCode: company.state_code, accounts, taxes };
}

interface RateRow {
  tax_id: number;
  valid_from: string;
  rate: string;
}
