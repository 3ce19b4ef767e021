import type { Schema } from "../contract/contract.ts";
import type { NewEvent } from "./write-events.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

export interface RecordChange {
  operation: string;
  entity: string;
  entityId: number | string;
  before?: object;
  after?: object;
}

/**
 * Null if the record is no master (API keys, saved views, sign-ins), or is a document, whose events
 * the posting code writes. Without `before` the change is a creation, without `after` a deletion.
 */
export function makeMasterEvent(change: RecordChange): NewEvent | null {
  const kindOf = RECORD_KINDS[change.entity];
  const { before, after, operation } = change;
  if (!kindOf || (!before && !after) || operation === "books.rebuild") return null;
  const row = { ...before, ...after } as Readonly<Record<string, unknown>>;
  const kind = kindOf(row);
  const id = Number(change.entityId);
  const verb = EVENT_VERBS[operation] ?? (!before ? "created" : after ? "changed" : "deleted");
  return {
    // A test runs every write operation of the contract and compares these types with the
    // contract's list.
    type: `${kind}.${verb}` as Schema<"EventType">,
    resourceId: id,
    subject: `${kind}/${id}`,
    name: findRecordName(row),
  };
}

const RECORD_KINDS: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => string>> = {
  accounts: ({ group_id: group }) =>
    group === ACCOUNT_GROUP.debtors ? "customer" : group === ACCOUNT_GROUP.creditors ? "supplier" : "account",
  account_subgroups: () => "accountGroup",
  allocations: () => "allocation",
  beat_plans: () => "beatPlan",
  branches: () => "branch",
  companies: () => "company",
  company_settings: () => "settings",
  employee_distributors: () => "distributorLink",
  financial_years: () => "year",
  hsn_codes: () => "hsnCode",
  invoice_series: () => "series",
  items: () => "item",
  macs: () => "mac",
  messages: () => "message",
  rate_slabs: () => "rateSlab",
  routes: () => "route",
  tasks: () => "task",
  taxes: () => "tax",
  users: () => "user",
  vehicles: () => "vehicle",
  zones: () => "zone",
};

const EVENT_VERBS: Readonly<Record<string, string>> = {
  "years.close": "closed",
  "years.reopen": "reopened",
  "years.lock": "locked",
};

function findRecordName(row: Readonly<Record<string, unknown>>): string | null {
  const name = NAME_COLUMNS.map((column) => row[column]).find((value) => typeof value === "string");
  return typeof name === "string" ? name : null;
}

const NAME_COLUMNS = ["name", "series", "reg_no", "label", "title", "bluetooth", "code"];
