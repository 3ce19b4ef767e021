import type { Knex } from "knex";
import { ACCOUNT_GROUP, type SystemKey } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofAccounts, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const listLedgers: Handler<"accounts.ledgers"> = async ({ principal, db }) =>
  select<Schema<"LedgerAccount">>(selectReceiptLedgers(db, principal).orderBy("a.name").orderBy("a.id"), {
    PLID: "a.id",
    LedgerName: "a.name",
    AccGroupid: "a.group_id",
    PartyID: db.raw(
      `CASE WHEN a.group_id IN (${ACCOUNT_GROUP.debtors}, ${ACCOUNT_GROUP.creditors}) THEN a.id END`,
    ),
  });

export const receiptLedgerChoices = { "accounts.ledgers": listLedgers };

/**
 * The accounts (`a`) that the principal may use in receipts. `keptIds` are the accounts of the
 * receipt being edited: they may stay even if deleted or out of scope. Cash and banks, tax that is
 * owed and post-dated cheques are the only system accounts allowed: a manual entry in any other
 * (input tax, inventory) would make it differ from its documents.
 */
export function selectReceiptLedgers(
  db: Knex,
  principal: Principal,
  keptIds: readonly number[] = [],
): Knex.QueryBuilder {
  const accounts = ofCompany(db, principal, "accounts as a")
    .where((some) => void some.where("a.is_deleted", 0).orWhereIn("a.id", [...keptIds]))
    .where(
      (own) =>
        void own
          .whereNull("a.system_key")
          .orWhereIn("a.group_id", [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.cash])
          .orWhereIn("a.system_key", PAID_BY_HAND),
    );
  if (principal.wholeCompany) return accounts;
  return accounts.where((own) => {
    void own
      .where((visibleAccounts) => {
        void ofAccounts(visibleAccounts, principal, "a").where((open) => {
          void open.whereNot("a.group_id", ACCOUNT_GROUP.cash).orWhereNull("a.user_id");
          void open.orWhereIn("a.user_id", [...principal.staff]);
        });
      })
      .orWhereIn("a.id", [...keptIds]);
  });
}

/** System accounts that documents only begin: a payment or journal settles what they have. */
export const PAID_BY_HAND: readonly SystemKey[] = [
  ...(["cgst_output", "sgst_output", "igst_output"] as const),
  ...(["cgst_rcm", "sgst_rcm", "igst_rcm"] as const),
  ...(["cheques_received", "cheques_issued"] as const),
];
