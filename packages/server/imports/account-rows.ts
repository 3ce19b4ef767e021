import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { withTransaction } from "../db/transaction.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { serializeWrites } from "../master/serialize-writes.ts";
import { accountRow } from "../masters/account-columns.ts";
import { accountReferences, checkCustomer } from "../masters/account-row.ts";
import { salesmanOf } from "../masters/accounts.ts";
import { findExisting } from "./find-existing.ts";
import { importRows, insertRecords, type ImportTarget } from "./import-rows.ts";

type Account = Parameters<typeof accountRow>[0];
type Chosen = Pick<Account, "AccountParent" | "RootId" | "RateType" | "CustomerType">;

/** Imports one customer or supplier. Older clients send a sheet with one call per row. */
export const importAccount: Handler<"accounts.import"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    await serializeWrites(trx, principal, "accounts");
    await checkChosen(trx, principal, body);
    const records = await recordsOf(trx, principal, body, [body]);
    const wanted = records.map(({ name }) => ({ name }));
    const [existing] = await findExisting(trx, principal, "accounts", ["name"], wanted);
    if (existing?.isTaken) throw nameTaken();
    await insertRecords(
      { trx, principal, client },
      { operation: "accounts.import", table: "accounts" },
      records,
    );
    return { success: true, message: "Account submitted successfully" };
  });

/** Imports customers or suppliers from up to 200 rows of a sheet. */
export const importAccounts: Handler<"accounts.importRows"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    const { rows, ...chosen } = body;
    await serializeWrites(trx, principal, "accounts");
    await checkChosen(trx, principal, chosen);
    return importRows({ trx, principal, client }, accountTarget(chosen.AccountParent), rows, (sound) => {
      const accounts = sound.map((row) => accountOf(chosen, row));
      return recordsOf(trx, principal, chosen, accounts);
    });
  });

/** The import target for customers or suppliers. */
export function accountTarget(parent: Chosen["AccountParent"]): ImportTarget {
  return {
    kind: parent === GROUP.debtors ? "customer" : "supplier",
    operation: "accounts.importRows",
    table: "accounts",
    unique: ["name"],
    taken: nameTaken().message,
  };
}

async function checkChosen(trx: Knex, principal: Principal, { AccountParent, ...chosen }: Chosen) {
  if (AccountParent === GROUP.debtors)
    await checkCustomer(trx, principal, chosen, "Please select Route, Rate Type, and Customer Type.");
}

/** The columns of the accounts; a customer on a route gets the route's salesman. */
async function recordsOf(
  trx: Knex.Transaction,
  principal: Principal,
  chosen: Chosen,
  accounts: readonly Account[],
) {
  const isCustomer = chosen.AccountParent === GROUP.debtors;
  const salesman = isCustomer ? await salesmanOf(trx, principal, chosen.RootId ?? null) : undefined;
  const references = await accountReferences(trx, principal, accounts.length);
  return accounts.map((account, at) => ({
    ...accountRow(account),
    reference: references[at] ?? null,
    salesman_id: salesman ?? null,
  }));
}

/** Maps a row of a sheet to the fields of the documented call. */
function accountOf(chosen: Chosen, row: Schema<"AccountSheetRow">): Account {
  return {
    ...chosen,
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
  };
}

function nameTaken() {
  const { message } = problem("ACCOUNT_NAME_TAKEN");
  return problem("ACCOUNT_NAME_TAKEN", { fields: [{ field: "AccountName", message }] });
}
