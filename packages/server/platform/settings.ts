import { setStockShort, stockMayGoShort } from "../books/posting/settings.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { Schema } from "../contract/contract.ts";
import type { Knex } from "knex";

const read: Handler<"settings.read"> = ({ principal, db }) => settingsOf(db, principal);

const save: Handler<"settings.save"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const before = await settingsOf(trx, principal);
    await setStockShort(trx, principal.companyId, body.stockShort);
    const entity = { entity: "company_settings", entityId: principal.companyId };
    await audit(trx, { principal, client }, { operation: "settings.save", ...entity, before, after: body });
    return body;
  });

/** Settings of the company. */
export const settings = { "settings.read": read, "settings.save": save };

async function settingsOf(db: Knex, { companyId }: Principal): Promise<Schema<"Settings">> {
  return { stockShort: (await stockMayGoShort(db, companyId)) ? "allow" : "refuse" };
}
