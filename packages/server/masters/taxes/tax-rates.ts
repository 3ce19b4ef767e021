import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { addAuditLine } from "../../auth/audit.ts";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Call, Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { GST_FIRST_DAY } from "@vanbook/sdk/books";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { withTransaction } from "../../db/transaction.ts";
import { changeRecords, lockRecord } from "../../master/records.ts";
import { serialiseWrites } from "../../master/serialize-writes.ts";
import { lastTaxedOn } from "./last-taxed-on.ts";

type Rate = Schema<"TaxRate">;

export const saveRate: Handler<"taxes.saveRate"> = async (call) => {
  const { validFrom, rate } = call.body;
  const id = await changeRates(call, "taxes.saveRate", (rates, kind) => {
    if (kind !== "taxable" && Number(rate) !== 0) throw problemOnField("TAX_NOT_ZERO", "rate");
    return [...rates.filter((each) => each.validFrom !== validFrom), { validFrom, rate }];
  });
  return { success: true, message: "Rate saved successfully", id };
};

/** The rate before it is valid instead. */
export const deleteRate: Handler<"taxes.deleteRate"> = async (call) => {
  const { validFrom } = call.body;
  await changeRates(call, "taxes.deleteRate", (rates) => {
    const [first] = rates;
    if (!rates.some((each) => each.validFrom === validFrom)) throw problem("NOT_FOUND");
    if (first?.validFrom === validFrom)
      throw problemOnField("RATE_IN_USE", "validFrom", "The first rate of a tax stays.");
    return rates.filter((each) => each.validFrom !== validFrom);
  });
  return { success: true, message: "Rate removed successfully" };
};

export async function insertFirstRate(
  trx: Knex.Transaction,
  { body, principal, client }: Pick<Call<"taxes.save">, "body" | "principal" | "client">,
  taxId: number,
): Promise<void> {
  const first = { valid_from: body.validFrom ?? GST_FIRST_DAY, rate: body.rate ?? "0" };
  await trx("tax_rates").insert({ company_id: principal.companyId, tax_id: taxId, ...first });
  // The rate is no separate record, so it has no event: the tax's event is already written.
  const auditLine = { operation: "taxes.saveRate", entity: "tax_rates", entityId: taxId, after: first };
  await addAuditLine(trx, { principal, client }, auditLine);
}

/**
 * Throws RATE_IN_USE if a valid bill or return used the tax on a day whose rate would change:
 * documents keep the rates that they were posted with. `change` gets the rates in date order.
 * Returns the tax's id.
 */
async function changeRates(
  { query, body, principal, db, client }: Call<"taxes.saveRate"> | Call<"taxes.deleteRate">,
  operation: string,
  change: (rates: readonly Rate[], kind: string) => readonly Rate[],
): Promise<number> {
  const { id: taxId } = query;
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "taxes");
    const taxRecords = ofCompany(trx, principal, "taxes").where("id", taxId);
    const tax = await lockRecord(taxRecords.clone().where("is_deleted", 0), body.Version);
    // Waits for postings that use the former rates.
    const own = ofCompany(trx, principal, "tax_rates").where("tax_id", taxId);
    const rates = await select<Rate>(own.orderBy("valid_from").forUpdate(), {
      validFrom: "valid_from",
      rate: "rate",
    });
    const after = change(rates, String(tax["kind"])).toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
    const { validFrom: from } = body;
    const next = after.find(({ validFrom }) => validFrom > from)?.validFrom;
    if (findRateOn(rates, from) !== findRateOn(after, from))
      await refuseTaxed(trx, principal, taxId, { from, next });
    await ofCompany(trx, principal, "tax_rates").where({ tax_id: taxId, valid_from: from }).delete();
    const enteredRate = after.find(({ validFrom }) => validFrom === from);
    if (enteredRate)
      await trx("tax_rates").insert({
        ...{ company_id: principal.companyId, tax_id: taxId },
        ...{ valid_from: from, rate: enteredRate.rate },
      });
    await changeRecords(trx, principal, taxRecords, {});
    const { name } = tax;
    const auditLine = { operation, entity: "taxes", entityId: taxId };
    await addAuditLine(
      trx,
      { principal, client },
      { ...auditLine, before: { name, rates }, after: { name, rates: after } },
    );
    return taxId;
  });
}

/** `rates` must be in date order. */
function findRateOn(rates: readonly Rate[], day: string): number | undefined {
  const valid = rates.findLast(({ validFrom }) => validFrom <= day);
  return valid && Number(valid.rate);
}

async function refuseTaxed(
  trx: Knex,
  principal: Principal,
  taxId: number,
  days: { from: string; next: string | undefined },
): Promise<void> {
  const day = await lastTaxedOn(trx, principal, taxId, days);
  if (day === undefined) return;
  const message = say.taxRateInUse({ day });
  throw problemOnField("RATE_IN_USE", "validFrom", message);
}
