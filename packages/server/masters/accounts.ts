import * as say from "@vanbook/sdk/messages";
import { accountNameRule, accountRules, findFieldFault } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { ORDER_STATUS, ACCOUNT_GROUP, formatRupees, paise, readGstKind } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { joinOwn, ofAccounts, ofCompany } from "../auth/scope.ts";
import { readSums } from "../db/sums-of.ts";
import { AUDIT_COLUMNS, createMasterTable, type MasterRemoval, type MasterWrite } from "../master/master.ts";
import { ACCOUNT_COLUMNS, buildAccountRow, checkGstKind, pickCreditTerms } from "./account-columns.ts";
import { createAccountReferences, checkCustomer } from "./account-row.ts";
import { saveDeliveryAddresses } from "./delivery-addresses.ts";

type Input = Schema<"AccountInput">;

const LIST_COLUMNS = {
  ...ACCOUNT_COLUMNS,
  CreditLimit: "COALESCE(accounts.credit_limit, 0)",
  CreditDays: "COALESCE(accounts.credit_days, 0)",
  ...AUDIT_COLUMNS,
  Type: `CASE accounts.group_id WHEN ${ACCOUNT_GROUP.debtors} THEN 'Customer' ELSE 'Supplier' END`,
} as const;

const account = createMasterTable<Schema<"Account">, Input>({
  name: "accounts",
  table: "accounts",
  id: "AccountID",
  columns: LIST_COLUMNS,
  stored: ["AccountName", "AccountParent", "Address", "Place", "city", "State", "Mob", "GSTinNo", "RootId"],
  unique: { field: "AccountName", code: "ACCOUNT_NAME_TAKEN", message: "Account Name already exists." },
  usedBy: [
    { table: "orders", column: "customer_id", words: "open orders", where: { status: ORDER_STATUS.open } },
    {
      table: "employee_distributors",
      column: "distributor_id",
      words: "distributor assignments",
      where: { is_deleted: 0 },
    },
  ],
  narrow: ofParties,
  listed: ofParties,
  rules: accountRules,
  words: {
    created: "Account submitted successfully",
    updated: "Account updated successfully",
    deleted: "Account deleted successfully",
  },
  prepare: prepareColumns,
  saveParts: saveDeliveryAddresses,
  beforeRemove: checkSettled,
});

const remove: Handler<"accounts.delete"> = async (call) => {
  // The documented delete request has the account's id in another field than the list.
  const body = { ...call.body, AccountID: call.body.AccountCode };
  return account.remove({ ...call, body });
};

export const accounts = {
  "accounts.list": account.list,
  "accounts.create": account.create,
  "accounts.update": account.update,
  "accounts.delete": remove,
};

/** Cash, bank and system accounts are neither listed nor edited here. */
function ofParties(accounts: Knex.QueryBuilder, principal: Principal): void {
  ofAccounts(
    accounts.whereIn("group_id", [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors]),
    principal,
    "accounts",
  );
}

async function prepareColumns({ trx, body, principal, before }: MasterWrite<Input>) {
  // An imported name may break the form's rule, until it is changed.
  const nameFault =
    body.AccountName.trim() === before?.name ? undefined : findFieldFault(accountNameRule, body.AccountName);
  if (nameFault !== undefined) throw problemOnField("INVALID_FIELDS", "AccountName", nameFault);
  const isCustomer = body.AccountParent === ACCOUNT_GROUP.debtors;
  if (isCustomer) await checkCustomer(trx, principal, body, "Route is required.", before?.route_id);
  if (before && before.group_id !== body.AccountParent) await checkUnposted(trx, principal, before);
  // A field that older clients omit does not change.
  const chooseValue = (field: "State" | "Email" | "GSTinNo") =>
    body[field] === undefined ? String(before?.[LIST_COLUMNS[field]] ?? "") : body[field];
  const row = {
    ...buildAccountRow({
      ...body,
      State: chooseValue("State"),
      Email: chooseValue("Email"),
      GSTinNo: chooseValue("GSTinNo"),
      GstKind: body.GstKind === undefined ? (readGstKind(before?.gst_kind) ?? null) : body.GstKind,
    }),
    ...pickCreditTerms(body),
  };
  checkGstKind(row);
  const isElsewhere = before?.route_id !== row.route_id;
  const salesman = isElsewhere ? await findRouteSalesman(trx, principal, row.route_id) : undefined;
  if (before) return { ...row, ...(salesman !== undefined && { salesman_id: salesman }) };
  const [reference] = await createAccountReferences(trx, principal, 1);
  return { ...row, reference, salesman_id: salesman ?? null };
}

export async function findRouteSalesman(
  trx: Knex,
  principal: Principal,
  routeId: number | null,
): Promise<number | undefined> {
  if (routeId === null) return undefined;
  const beats = ofCompany(trx, principal, "beat_plans as b").where({
    "b.route_id": routeId,
    "b.is_deleted": 0,
  });
  const users: number[] = await joinOwn(beats, "users as u", "u.id", "b.user_id")
    .where({ "u.is_active": 1, "u.is_deleted": 0 })
    .orderBy("u.id")
    .pluck("u.id");
  return users.find((user) => principal.users.includes(user)) ?? users[0];
}

/** A customer with postings or orders stays a debtor, a supplier with postings a creditor. */
async function checkUnposted(trx: Knex, principal: Principal, before: MasterRemoval["before"]) {
  const entry: unknown = await ofCompany(trx, principal, "ledger_entries")
    .where("account_id", Number(before.id))
    .first("account_id");
  const order: unknown = await ofCompany(trx, principal, "orders")
    .where("customer_id", Number(before.id))
    .first("id");
  if (!entry && !order) return;
  const kind = before.group_id === ACCOUNT_GROUP.debtors ? "Customer" : "Supplier";
  const message = say.staysOfKind({ kind });
  throw problemOnField("INVALID_FIELDS", "AccountParent", message);
}

/** An account with a balance would no longer be visible. */
async function checkSettled({ trx, principal, before }: MasterRemoval) {
  const entries = ofCompany(trx, principal, "ledger_entries").where("account_id", Number(before.id));
  const balance = paise((await readSums(trx, entries, { balance: "debit - credit" })).balance);
  if (balance === 0n) return;
  const amount = balance > 0n ? `${formatRupees(balance)} Dr` : `${formatRupees(-balance)} Cr`;
  throw problem("RECORD_IN_USE", say.balanceLeft({ amount }));
}
