import type { Knex } from "knex";
import { formatDayIn, readClock, getToday } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { checkReference } from "../master/check-reference.ts";
import { listMissingFields, type AccountFields } from "./account-columns.ts";

/** Throws `message` without price list, type or a route of the company. `before`'s may stay. */
export async function checkCustomer(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  fields: Partial<Pick<AccountFields, "RootId" | "RateType" | "CustomerType">>,
  message: string,
  before?: unknown,
): Promise<void> {
  const missing = listMissingFields(fields);
  if (missing.length > 0)
    throw problem("INVALID_FIELDS", { message, fields: missing.map((field) => ({ field, message })) });
  await checkReference(trx, principal, "ROUTE_UNKNOWN", { field: "RootId", id: fields.RootId ?? 0, before });
}

/**
 * References `WEB-{yyyymmdd}-{hhmmssmmm}-{id of the financial year}`, unique in the company: each
 * has its own millisecond, later than all earlier ones. Call this after `serialiseWrites` for
 * "accounts".
 */
export async function createAccountReferences(
  trx: Knex.Transaction,
  principal: Pick<Principal, "companyId">,
  count: number,
): Promise<string[]> {
  const at = readClock();
  const year = await readCurrentYear(trx, principal);
  const [last]: string[] = await ofCompany(trx, principal, "accounts")
    .where("reference", ">=", `WEB-${stamp(at)}`)
    .where("reference", "<", "WEB-3")
    .orderBy("reference", "desc")
    .limit(1)
    .pluck("reference");
  const first = last === undefined ? at.getTime() : Math.max(at.getTime(), parseReferenceTime(last) + 1);
  return Array.from({ length: count }, (_, index) => `WEB-${stamp(new Date(first + index))}-${year}`);
}

/** Falls back to the last year if the company has none for today. */
async function readCurrentYear(trx: Knex, principal: Pick<Principal, "companyId">): Promise<number> {
  const day = getToday();
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
  const day = formatDayIn("Asia/Kolkata", at).replaceAll("-", "");
  const time = new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 23);
  return `${day}-${time.replaceAll(/[:.]/g, "")}`;
}

function parseReferenceTime(reference: string): number {
  const [, y = "", mo = "", d = "", h = "", mi = "", s = "", ms = ""] =
    /^WEB-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})-/.exec(reference) ?? [];
  const at = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}+05:30`);
  return Number.isNaN(at) ? 0 : at;
}

/** India has no daylight saving time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
