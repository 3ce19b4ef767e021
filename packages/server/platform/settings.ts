import type { Knex } from "knex";
import { audit } from "../auth/audit.ts";
import { readLimits, saveLimits } from "../auth/company-limits.ts";
import { factorRoles, saveFactorRoles } from "../auth/second-factor.ts";
import { setStockShort, stockMayGoShort } from "../books/posting/settings.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { withTransaction } from "../db/transaction.ts";
import { formatPaise, formatPercent, paise, percent } from "../money.ts";

const read: Handler<"settings.read"> = ({ principal, db }) => settingsOf(db, principal);

const save: Handler<"settings.save"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const before = await settingsOf(trx, principal);
    const after = { ...before, ...body };
    await setStockShort(trx, principal.companyId, after.stockShort);
    await saveLimits(trx, principal.companyId, {
      daysBack: after.daysBack,
      discount: percent(after.discount),
      freeGoods: percent(after.freeGoods),
      returnWithoutBill: paise(after.returnWithoutBill),
      cashRefund: paise(after.cashRefund),
      exchanges: paise(after.exchanges),
      expenses: paise(after.expenses),
    });
    await saveFactorRoles(trx, principal.companyId, after.secondFactorRoles);
    const entity = { entity: "company_settings", entityId: principal.companyId };
    await audit(trx, { principal, client }, { operation: "settings.save", ...entity, before, after: body });
    return settingsOf(trx, principal);
  });

/** Settings of the company: whether stock may go short, how far its salesmen may go, and who needs a second factor. */
export const settings = { "settings.read": read, "settings.save": save };

async function settingsOf(db: Knex, { companyId }: Principal): Promise<Schema<"Settings">> {
  const limits = await readLimits(db, companyId);
  return {
    stockShort: (await stockMayGoShort(db, companyId)) ? "allow" : "refuse",
    daysBack: limits.daysBack,
    discount: formatPercent(limits.discount),
    freeGoods: formatPercent(limits.freeGoods),
    returnWithoutBill: formatPaise(limits.returnWithoutBill),
    cashRefund: formatPaise(limits.cashRefund),
    exchanges: formatPaise(limits.exchanges),
    expenses: formatPaise(limits.expenses),
    secondFactorRoles: await factorRoles(db, companyId),
  };
}
