import type { Knex } from "knex";
import { dayIn, now, today } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { checkReference } from "../master/check-reference.ts";
import { missingOfCustomer, type AccountFields } from "./account-columns.ts";

/**
 * Throws `message` for a customer without a price list, a customer type, or one of the company's routes (the
 * route in `before` may stay).
 */
export async function checkCustomer(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  sent: Partial<Pick<AccountFields, "RootId" | "RateType" | "CustomerType">>,
  message: string,
  before?: unknown,
): Promise<void> {
  const missing = missingOfCustomer(sent);
  if (missing.length > 0)
    throw problem("INVALID_FIELDS", { message, fields: missing.map((field) => ({ field, message })) });
  await checkReference(trx, principal, "ROUTE_UNKNOWN", { field: "RootId", id: sent.RootId ?? 0, before });
}

/**
 * Creates account references, `WEB-{yyyymmdd}-{hhmmssmmm}-{id of the financial year}`. They are unique in the
 * company: each uses its own millisecond, later than all earlier ones. Call it after `serializeWrites` for
 * "accounts".
 */
export async function accountReferences(
  trx: Knex.Transaction,
  principal: Pick<Principal, "companyId">,
  count: number,
): Promise<string[]> {
  const at = now();
  const year = await yearOfToday(trx, principal);
  const [last]: string[] = await ofCompany(trx, principal, "accounts")
    .where("reference", ">=", `WEB-${stamp(at)}`)
    .where("reference", "<", "WEB-3")
    .orderBy("reference", "desc")
    .limit(1)
    .pluck("reference");
  const first = last === undefined ? at.getTime() : Math.max(at.getTime(), momentOf(last) + 1);
  return Array.from({ length: count }, (_, index) => `WEB-${stamp(new Date(first + index))}-${year}`);
}

/** The current financial year, or the last one if the company has none for today. */
async function yearOfToday(trx: Knex, principal: Pick<Principal, "companyId">): Promise<number> {
  const day = today();
  const [id]: number[] = await ofCompany(trx, principal, "financial_years")
    .where("is_deleted", 0)
    .where("start_date", "<=", day)
    .orderBy("start_date", "desc")
    .limit(1)
    .pluck("id");
  return id ?? 0;
}

/** `20261121-101530123`, in Indian time. */
function stamp(at: Date): string {
  const day = dayIn("Asia/Kolkata", at).replaceAll("-", "");
  const time = new Date(at.getTime() + INDIA).toISOString().slice(11, 23);
  return `${day}-${time.replaceAll(/[:.]/g, "")}`;
}

function momentOf(reference: string): number {
  const [, y = "", mo = "", d = "", h = "", mi = "", s = "", ms = ""] =
    /^WEB-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})-/.exec(reference) ?? [];
  const at = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}+05:30`);
  return Number.isNaN(at) ? 0 : at;
}

/** India's offset from UTC in milliseconds; it has no daylight saving time. */
const INDIA = 5.5 * 60 * 60 * 1000;
