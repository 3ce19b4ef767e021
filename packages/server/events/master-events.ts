import type { Schema } from "../contract/contract.ts";
import type { NewEvent } from "./write-events.ts";
import { GROUP } from "@vanbook/sdk/books";

/** A change of a record, as the audit log notes it. */
export interface RecordChange {
  operation: string;
  /** The table's name. */
  entity: string;
  entityId: number | string;
  before?: object;
  after?: object;
}

/**
 * The event of a change of a master; null for what is no master's: keys, views, sign-ins, and documents, whose events the books write.
 * A change without a row before it creates, one without a row after it deletes.
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
    // The tables below and the contract's list are compared by a test that does every write of the contract.
    type: `${kind}.${verb}` as Schema<"EventType">,
    resourceId: id,
    subject: `${kind}/${id}`,
    name: nameOf(row),
  };
}

/** What the rows of a table are called. */
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

/** Of the operations whose verb the rows don't tell. */
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
