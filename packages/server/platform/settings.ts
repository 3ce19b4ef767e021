import type { Knex } from "knex";
import { addAuditLine, type AuditAuthor } from "../auth/audit.ts";
import { parseLimits, limitTexts, readLimits, saveLimits } from "../auth/company-limits.ts";
import { readFactorRoles, saveFactorRoles } from "../auth/second-factor.ts";
import {
  isDiscountBeforeTax,
  mayStockGoShort,
  setDiscountBeforeTax,
  setStockShort,
} from "../books/posting/settings.ts";
import { readFilingFrequencies, saveFilingFrequencies } from "../books/years/filing-frequencies.ts";
import { readTurnovers, saveTurnovers } from "../books/years/turnovers.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { withTransaction } from "../db/transaction.ts";
import { problemOnField } from "@vanbook/sdk/problem";

const read: Handler<"settings.read"> = ({ principal, db }) => readSettings(db, principal.companyId);

const save: Handler<"settings.save"> = ({ body, principal, db, client }) =>
  changeSettings(db, { principal, client }, body);

export const settings = { "settings.read": read, "settings.save": save };

export function changeSettings(
  db: Knex,
  author: AuditAuthor,
  change: Schema<"SettingsInput">,
): Promise<Schema<"Settings">> {
  const { companyId } = author.principal;
  const { turnovers = [], filingFrequencies = [] } = change;
  refuseSameDay("turnovers", turnovers, "A financial year can have one turnover only.");
  refuseSameDay("filingFrequencies", filingFrequencies, "A quarter can have one filing frequency only.");
  return withTransaction(db, async (trx) => {
    const before = await readSettings(trx, companyId);
    const after = { ...before, ...change };
    await setStockShort(trx, companyId, after.stockShort);
    await setDiscountBeforeTax(trx, companyId, after.billDiscount === "beforeTax");
    await saveLimits(trx, companyId, parseLimits(toLimitTexts(after)));
    await saveFactorRoles(trx, companyId, after.secondFactorRoles);
    if (change.turnovers) await saveTurnovers(trx, companyId, change.turnovers);
    if (change.filingFrequencies) await saveFilingFrequencies(trx, companyId, change.filingFrequencies);
    const entity = { entity: "company_settings", entityId: companyId };
    await addAuditLine(trx, author, { operation: "settings.save", ...entity, before, after: change });
    return readSettings(trx, companyId);
  });
}

export async function readSettings(db: Knex, companyId: number): Promise<Schema<"Settings">> {
  const limits = await readLimits(db, companyId);
  return {
    stockShort: (await mayStockGoShort(db, companyId)) ? "allow" : "refuse",
    billDiscount: (await isDiscountBeforeTax(db, companyId)) ? "beforeTax" : "afterTax",
    ...limitTexts(limits),
    daysBack: limits.daysBack,
    partnerOrders: limits.partnerOrders,
    partnerOrderTimes: limits.partnerOrderTimes,
    turnovers: await readTurnovers(db, companyId),
    filingFrequencies: await readFilingFrequencies(db, companyId),
    secondFactorRoles: await readFactorRoles(db, companyId),
  };
}

function refuseSameDay(
  field: keyof Schema<"Settings">,
  rows: readonly { from: string }[],
  message: string,
): void {
  if (new Set(rows.map(({ from }) => from)).size < rows.length)
    throw problemOnField("INVALID_FIELDS", field, message);
}

function toLimitTexts(settings: Schema<"Settings">) {
  const { daysBack, partnerOrders, partnerOrderTimes } = settings;
  return {
    ...settings,
    daysBack: String(daysBack),
    partnerOrders: String(partnerOrders),
    partnerOrderTimes: String(partnerOrderTimes),
  };
}
