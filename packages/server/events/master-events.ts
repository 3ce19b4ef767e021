import type { Schema } from "../contract/contract.ts";
import type { NewEvent } from "./write-events.ts";
import { GROUP } from "@vanbook/sdk/books";

/** A change of a record, as written to the audit log. */
export interface RecordChange {
  operation: string;
  /** The table's name. */
  entity: string;
  entityId: number | string;
  before?: object;
  after?: object;
}

/**
 * The event for a change of a master; null if the record is no master (API keys, saved views, sign-ins) or is a
 * document, whose events the posting code writes. Without `before` it is a creation, without `after` a deletion.
 */
export function masterEvent(change: RecordChange): NewEvent | null {
  const kindOf = KINDS[change.entity];
  const { before, after, operation } = change;
  if (!kindOf || (!before && !after) || operation === "books.rebuild") return null;
  const row = { ...before, ...after } as Readonly<Record<string, unknown>>;
  const kind = kindOf(row);
  const id = Number(change.entityId);
  const verb = VERBS[operation] ?? (!before ? "created" : after ? "changed" : "deleted");
  return {
    // A test runs every write operation of the contract and compares these types with the contract's list.
    type: `${kind}.${verb}` as Schema<"EventType">,
    resourceId: id,
    subject: `${kind}/${id}`,
    name: nameOf(row),
  };
}

/** The contract's resource name of a table's row. */
const KINDS: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => string>> = {
  accounts: ({ group_id: group }) =>
    group === GROUP.debtors ? "customer" : group === GROUP.creditors ? "supplier" : "account",
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

/** Verbs of operations that can't be derived from the rows. */
const VERBS: Readonly<Record<string, string>> = {
  "years.close": "closed",
  "years.reopen": "reopened",
  "years.lock": "locked",
};

function nameOf(row: Readonly<Record<string, unknown>>): string | null {
  const name = NAMES.map((column) => row[column]).find((value) => typeof value === "string");
  return typeof name === "string" ? name : null;
}

const NAMES = ["name", "series", "reg_no", "label", "title", "bluetooth", "code"];
