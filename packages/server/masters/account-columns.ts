import { GROUP } from "@vanbook/sdk/books";
import { stateCodeOf } from "../company/states.ts";
import type { Schema } from "../contract/contract.ts";

/** The fields of a customer or supplier in a form or a spreadsheet row. */
export type AccountFields = Schema<"AccountImport">;

/** The documented fields of a customer or supplier, with their columns. */
export const ACCOUNT_COLUMNS = {
  AccountID: "id",
  AccountCode: "id",
  vanbookId: "reference",
  AccountName: "name",
  AccountParent: "group_id",
  Address: "address",
  Place: "place",
  city: "city",
  State: "state",
  country: "country",
  PinNo: "pin",
  Phone: "phone",
  Mob: "mobile",
  Email: "email",
  GSTinNo: "gstin",
  RootId: "route_id",
  RateType: "rate_type",
  CustomerType: "customer_type",
  CreditLimit: "credit_limit",
  CreditDays: "credit_days",
} as const;

/** The columns of a customer or supplier from a form or a spreadsheet row; only customers have a route and a price list. */
export function accountRow(sent: AccountFields) {
  const isCustomer = sent.AccountParent === GROUP.debtors;
  return {
    name: sent.AccountName.trim(),
    group_id: sent.AccountParent,
    address: text(sent.Address),
    place: text(sent.Place),
    city: text(sent.city),
    state: text(sent.State),
    // Decides between CGST + SGST and IGST; NULL means the company's own state.
    state_code: stateCodeOf(sent.GSTinNo, sent.State) ?? null,
    country: text(sent.country),
    pin: text(sent.PinNo),
    phone: text(sent.Phone),
    mobile: text(sent.Mob),
    email: text(sent.Email),
    gstin: text(sent.GSTinNo)?.toUpperCase() ?? null,
    route_id: (isCustomer && sent.RootId) || null,
    rate_type: (isCustomer && sent.RateType) || null,
    customer_type: isCustomer ? (sent.CustomerType ?? null) : null,
  };
}

/** The credit limit and credit days, if the form sends them; only a customer has a limit. */
export function creditTerms(
  sent: Pick<Schema<"AccountInput">, "AccountParent" | "CreditLimit" | "CreditDays">,
) {
  const isCustomer = sent.AccountParent === GROUP.debtors;
  return {
    ...(sent.CreditLimit !== undefined && { credit_limit: isCustomer ? sent.CreditLimit : null }),
    ...(sent.CreditDays !== undefined && { credit_days: sent.CreditDays }),
  };
}

/** The missing ones among the fields that a customer needs: a price list, a customer type, a route. */
export function missingOfCustomer(
  sent: Partial<Pick<AccountFields, "RootId" | "RateType" | "CustomerType">>,
): string[] {
  return [
    ...(sent.RootId ? [] : ["RootId"]),
    ...(sent.RateType ? [] : ["RateType"]),
    ...(sent.CustomerType === undefined || sent.CustomerType === null ? ["CustomerType"] : []),
  ];
}

function text(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
