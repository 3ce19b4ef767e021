import type { Knex } from "knex";
import { ACCOUNT_GROUP, type GstKind } from "@vanbook/sdk/books";
import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import { describeGstKindFault, gstKinds } from "@vanbook/sdk/rules";
import { withTransaction } from "../db/transaction.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { buildAccountRow, checkGstKind } from "../masters/account-columns.ts";
import { createAccountReferences, checkCustomer } from "../masters/account-row.ts";
import { findRouteSalesman } from "../masters/accounts.ts";
import { findExisting } from "./find-existing.ts";
import { importRows, insertRecords, type ImportTarget } from "./import-rows.ts";

type Account = Parameters<typeof buildAccountRow>[0];
type Chosen = Pick<Account, "AccountParent" | "RootId" | "RateType" | "CustomerType">;

/** Older clients send a sheet with one call per row. */
export const importAccount: Handler<"accounts.import"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "accounts");
    await checkChosen(trx, principal, body);
    const records = await buildAccountRecords(trx, principal, body, [body]);
    for (const record of records) checkGstKind(record);
    const wantedNames = records.map(({ name }) => ({ name }));
    const [existing] = await findExisting(trx, principal, "accounts", ["name"], wantedNames);
    if (existing?.isTaken) throw problemNameTaken();
    await insertRecords(
      { trx, principal, client },
      { operation: "accounts.import", table: "accounts" },
      records,
    );
    return { success: true, message: "Account submitted successfully" };
  });

export const importAccounts: Handler<"accounts.importRows"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    const { rows, ...choices } = body;
    await serialiseWrites(trx, principal, "accounts");
    await checkChosen(trx, principal, choices);
    return importRows(
      { trx, principal, client },
      createAccountTarget(choices.AccountParent),
      rows,
      (sound) => {
        const accounts = sound.map((row) => toAccount(choices, row));
        return buildAccountRecords(trx, principal, choices, accounts);
      },
      choices.AccountParent === ACCOUNT_GROUP.debtors ? findRowKindFault : undefined,
    );
  });

export function createAccountTarget(parent: Chosen["AccountParent"]): ImportTarget {
  return {
    kind: parent === ACCOUNT_GROUP.debtors ? "customer" : "supplier",
    operation: "accounts.importRows",
    table: "accounts",
    unique: ["name"],
    taken: problemNameTaken().message,
  };
}

async function checkChosen(trx: Knex, principal: Principal, { AccountParent, ...choices }: Chosen) {
  if (AccountParent === ACCOUNT_GROUP.debtors)
    await checkCustomer(trx, principal, choices, "Please select Route, Rate Type, and Customer Type.");
}

/** A customer on a route gets the route's salesman. */
async function buildAccountRecords(
  trx: Knex.Transaction,
  principal: Principal,
  choices: Chosen,
  accounts: readonly Account[],
) {
  const isCustomer = choices.AccountParent === ACCOUNT_GROUP.debtors;
  const salesman = isCustomer ? await findRouteSalesman(trx, principal, choices.RootId ?? null) : undefined;
  const references = await createAccountReferences(trx, principal, accounts.length);
  return accounts.map((account, at) => ({
    ...buildAccountRow(account),
    reference: references[at] ?? null,
    salesman_id: salesman ?? null,
  }));
}

function toAccount(choices: Chosen, row: Schema<"AccountSheetRow">): Account {
  return {
    ...choices,
    AccountName: row.AccountName ?? "",
    Address: row.Address ?? "",
    Place: row.Place ?? "",
    city: row.District ?? null,
    State: row.State ?? null,
    PinNo: row.PinNo ?? null,
    Phone: row.Phone ?? null,
    Mob: row.Mobile ?? "",
    Email: row.Email ?? null,
    GSTinNo: row.GSTinNo ?? null,
    GstKind: readGstKindWords(row.GstKind),
  };
}

function findRowKindFault({ Row, GstKind, GSTinNo }: Schema<"AccountSheetRow">): KeyedMessage | undefined {
  const fault = describeGstKindFault(readGstKindWords(GstKind), GSTinNo);
  return fault && say.rowFault({ row: Row, fault });
}

/** A column that a row leaves empty says nothing. */
function readGstKindWords(words: string | null | undefined): GstKind | null {
  return gstKinds.find(({ label }) => label === words)?.value ?? null;
}

function problemNameTaken() {
  const { message } = problem("ACCOUNT_NAME_TAKEN");
  return problem("ACCOUNT_NAME_TAKEN", { fields: [{ field: "AccountName", message }] });
}
