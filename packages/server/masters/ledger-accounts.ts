import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { refuseKeepingAccount } from "../auth/refusals.ts";
import { RESERVED_GROUPS } from "../auth/limits.ts";
import { ofCompany } from "../auth/scope.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { createMasterTable, type MasterRemoval, type MasterWrite } from "../master/master.ts";
import { PARTY_GROUPS } from "./account-groups.ts";
import { readAccountOpenings, saveOpening } from "./account-openings.ts";
import { chartRows } from "./chart-rows.ts";

type Input = Schema<"LedgerAccountInput">;
type Kept = Pick<Schema<"LedgerAccountRow">, "name" | "groupId" | "ownGroupId" | "Version"> & { id: number };

const account = createMasterTable<Kept, Input>({
  name: "ledgerAccounts",
  table: "accounts",
  id: "id",
  columns: { id: "id", name: "name", groupId: "group_id", ownGroupId: "subgroup_id", Version: "version" },
  stored: ["name", "groupId", "ownGroupId"],
  unique: { field: "name", code: "ACCOUNT_NAME_TAKEN", message: "Account Name already exists." },
  narrow: (accounts) => void accounts.whereNotIn("group_id", [...PARTY_GROUPS]),
  words: {
    created: "Account created successfully",
    updated: "Account updated successfully",
    deleted: "Account deleted successfully",
  },
  prepare: checkGroups,
  beforeRemove: checkUnposted,
});

const list: Handler<"ledgerAccounts.list"> = async ({ principal, db }) => ({
  data: await chartRows(db, principal),
});

export const ledgerAccounts = {
  "ledgerAccounts.list": list,
  "ledgerAccounts.save": account.save,
  "ledgerAccounts.delete": account.remove,
  "ledgerAccounts.openings": readAccountOpenings,
  "ledgerAccounts.saveOpening": saveOpening,
};

async function checkGroups({ trx, body, principal, before }: MasterWrite<Input>) {
  if (before) refuseFixed(before);
  const groups = [Number(before?.["group_id"] ?? body.groupId), body.groupId];
  for (const group of groups) refuseKeepingAccount(principal, group, "groupId");
  const [from, to] = await Promise.all(groups.map((id) => findGroup(trx, principal, id)));
  if (!from || !to || PARTY_GROUPS.includes(to.id)) throw problemOnField("GROUP_UNKNOWN", "groupId");
  if (before && from.id !== to.id && (await hasEntries(trx, principal, before))) checkStays(from, to);
  // An omitted own group stays unless the account moves to another group.
  const ownGroup = body.ownGroupId === undefined && from.id === to.id ? undefined : (body.ownGroupId ?? null);
  if (ownGroup === null || ownGroup === undefined)
    return ownGroup === null ? { subgroup_id: null } : undefined;
  const own: unknown = await ofCompany(trx, principal, "account_subgroups as s")
    .where({ "s.id": ownGroup, "s.group_id": to.id, "s.is_deleted": 0 })
    .forShare()
    .first("s.id");
  if (!own) throw problemOnField("GROUP_UNKNOWN", "ownGroupId", say.ownGroupUnknown({ group: to.name }));
  return { subgroup_id: ownGroup };
}

interface Group {
  id: number;
  name: string;
  nature: string;
}

async function findGroup(trx: Knex, principal: Principal, id: number): Promise<Group | undefined> {
  return ofCompany(trx, principal, "account_groups as g")
    .where("g.id", id)
    .first("g.id", "g.name", "g.nature");
}

/**
 * Keeps the meaning of past postings: an account with entries keeps its nature (assets, income, …),
 * and neither becomes nor stops being a cash or bank account.
 */
function checkStays(from: Group, to: Group): void {
  const message = `The account has entries: it stays among ${from.nature.toLowerCase()}, as what it is.`;
  const isOther = from.nature !== to.nature || MONEY_GROUPS.includes(from.id) || MONEY_GROUPS.includes(to.id);
  if (isOther) throw problemOnField("ACCOUNT_KIND_WRONG", "groupId", message);
}

async function checkUnposted({ trx, principal, before }: MasterRemoval): Promise<void> {
  refuseFixed(before);
  refuseKeepingAccount(principal, Number(before.group_id), "id");
  if (await hasEntries(trx, principal, before))
    throw problem("RECORD_IN_USE", { message: "It can't be deleted: there are entries in it." });
}

function refuseFixed(before: MasterRemoval["before"]): void {
  if (before.user_id !== null)
    throw problem("ACCOUNT_FIXED", { message: "A salesman's cash is kept with the salesman." });
  if (before.system_key !== null) throw problem("ACCOUNT_FIXED");
}

async function hasEntries(
  trx: Knex,
  principal: Principal,
  { id }: MasterRemoval["before"],
): Promise<boolean> {
  const entry: unknown = await ofCompany(trx, principal, "ledger_entries as e")
    .where("e.account_id", Number(id))
    .first("e.account_id");
  return entry !== undefined;
}

const MONEY_GROUPS: readonly number[] = [ACCOUNT_GROUP.cash, ...RESERVED_GROUPS.banks];
