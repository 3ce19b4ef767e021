import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { describeGstKindFault, findGstin, findStateCode } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";

export type AccountFields = Schema<"AccountImport">;

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
  GstKind: "gst_kind",
  CreditLimit: "credit_limit",
  CreditDays: "credit_days",
} as const;

/** Only customers have a route, a price list and a kind for GST. */
export function buildAccountRow(fields: AccountFields) {
  const isCustomer = fields.AccountParent === ACCOUNT_GROUP.debtors;
  return {
    name: fields.AccountName.trim(),
    group_id: fields.AccountParent,
    address: trimText(fields.Address),
    place: trimText(fields.Place),
    city: trimText(fields.city),
    state: trimText(fields.State),
    // Decides between CGST + SGST and IGST. NULL is the company's own state if there is neither
    // GSTIN nor State nor another country; if one is given that is not understood, documents are
    // refused.
    state_code: findStateCode(fields.GSTinNo, fields.State, fields.country) ?? null,
    country: trimText(fields.country),
    pin: trimText(fields.PinNo),
    phone: trimText(fields.Phone),
    mobile: trimText(fields.Mob),
    email: trimText(fields.Email),
    gstin: findGstin(fields.GSTinNo) ?? null,
    route_id: (isCustomer && fields.RootId) || null,
    rate_type: (isCustomer && fields.RateType) || null,
    customer_type: isCustomer ? (fields.CustomerType ?? null) : null,
    gst_kind: (isCustomer && fields.GstKind) || null,
  };
}

/** Only if the form sends them; only a customer has a limit. */
export function pickCreditTerms(
  fields: Pick<Schema<"AccountInput">, "AccountParent" | "CreditLimit" | "CreditDays">,
) {
  const isCustomer = fields.AccountParent === ACCOUNT_GROUP.debtors;
  return {
    ...(fields.CreditLimit !== undefined && { credit_limit: isCustomer ? fields.CreditLimit : null }),
    ...(fields.CreditDays !== undefined && { credit_days: fields.CreditDays }),
  };
}

export function listMissingFields(
  fields: Partial<Pick<AccountFields, "RootId" | "RateType" | "CustomerType">>,
): string[] {
  return [
    ...(fields.RootId ? [] : ["RootId"]),
    ...(fields.RateType ? [] : ["RateType"]),
    ...(fields.CustomerType === undefined || fields.CustomerType === null ? ["CustomerType"] : []),
  ];
}

/** Throws GST_KIND_CONTRADICTS. */
export function checkGstKind({ gst_kind: kind, gstin }: ReturnType<typeof buildAccountRow>): void {
  const fault = describeGstKindFault(kind, gstin);
  if (fault) throw problemOnField("GST_KIND_CONTRADICTS", "GSTinNo", fault);
}

function trimText(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
