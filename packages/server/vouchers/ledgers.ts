import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofAccounts, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const ledgers: Handler<"accounts.ledgers"> = async ({ principal, db }) =>
  select<Schema<"LedgerAccount">>(receiptLedgers(db, principal).orderBy("a.name").orderBy("a.id"), {
    PLID: "a.id",
    LedgerName: "a.name",
    AccGroupid: "a.group_id",
    PartyID: db.raw(`CASE WHEN a.group_id IN (${GROUP.debtors}, ${GROUP.creditors}) THEN a.id END`),
  });

/** The accounts that a receipt's form offers. */
export const receiptLedgerChoices = { "accounts.ledgers": ledgers };

/**
 * The accounts (`a`) that the principal's receipts may name. `kept` are accounts that the receipt named before: they
 * may stay even if deleted or out of scope. Cash and banks are the only system accounts allowed: any other (taxes,
 * inventory) would differ from its documents after a manual entry.
 */
export function receiptLedgers(
  db: Knex,
  principal: Principal,
  kept: readonly number[] = [],
): Knex.QueryBuilder {
  const accounts = ofCompany(db, principal, "accounts as a")
    .where((some) => void some.where("a.is_deleted", 0).orWhereIn("a.id", [...kept]))
    .where((own) => void own.whereNull("a.system_key").orWhereIn("a.group_id", [GROUP.bank, GROUP.cash]));
  if (principal.wholeCompany) return accounts;
  return accounts.where((own) => {
    void own
      .where((seen) => {
        void ofAccounts(seen, principal, "a").where((open) => {
          void open.whereNot("a.group_id", GROUP.cash).orWhereNull("a.user_id");
          void open.orWhereIn("a.user_id", [...principal.staff]);
        });
      })
      .orWhereIn("a.id", [...kept]);
  });
}
