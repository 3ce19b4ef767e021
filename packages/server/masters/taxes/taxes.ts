import { taxRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { withTransaction } from "../../db/transaction.ts";
import { checkForm } from "../../master/form.ts";
import { createMasterTable, type MasterWrite } from "../../master/master.ts";
import { serialiseWrites } from "../../master/serialize-writes.ts";
import { listTaxes } from "../item-row.ts";
import { deleteRate, insertFirstRate, saveRate } from "./tax-rates.ts";

type Tax = Schema<"Tax">;
type Input = Schema<"TaxInput">;
type Kept = Pick<Tax, "id" | "name" | "kind" | "Version">;

const TAX_COLUMNS = { id: "id", name: "name", kind: "kind", Version: "version" } as const;

const tax = createMasterTable<Kept, Input>({
  name: "taxes",
  table: "taxes",
  id: "id",
  columns: TAX_COLUMNS,
  stored: ["name", "kind"],
  unique: { field: "name", code: "NAME_TAKEN", message: "Tax Name already exists." },
  usedBy: [
    { table: "items", column: "tax_id", words: "items", where: { is_deleted: 0 } },
    { table: "hsn_codes", column: "tax_id", words: "HSN/SAC codes", where: { is_deleted: 0 } },
  ],
  words: {
    created: "Tax created successfully",
    updated: "Tax updated successfully",
    deleted: "Tax deleted successfully",
  },
  prepare: checkKind,
});

const listTaxNames: Handler<"taxes.names"> = async ({ principal, db }) => listTaxes(db, principal);

const list: Handler<"taxes.list"> = async ({ principal, db }) => {
  const [taxes, rates, items] = await Promise.all([
    select<Kept>(
      ofCompany(db, principal, "taxes").where("is_deleted", 0).orderBy(["name", "id"]),
      TAX_COLUMNS,
    ),
    select<Schema<"TaxRate"> & { taxId: number }>(
      ofCompany(db, principal, "tax_rates").orderBy("valid_from", "desc"),
      { taxId: "tax_id", validFrom: "valid_from", rate: "rate" },
    ),
    select<{ taxId: number; items: number }>(
      ofCompany(db, principal, "items").where("is_deleted", 0).groupBy("tax_id"),
      { taxId: "tax_id", items: db.raw("COUNT(*)") },
    ),
  ]);
  const day = getToday();
  return taxes.map((each): Tax => {
    const own = rates.flatMap(({ taxId, ...rate }) => (taxId === each.id ? [rate] : []));
    const valid = own.find(({ validFrom }) => validFrom <= day);
    return {
      ...each,
      rate: valid?.rate ?? null,
      validFrom: valid?.validFrom ?? null,
      rates: own,
      items: items.find(({ taxId }) => taxId === each.id)?.items ?? 0,
    };
  });
};

const save: Handler<"taxes.save"> = async (call) =>
  withTransaction(call.db, async (trx) => {
    const savedTax = await tax.save({ ...call, db: trx });
    if (!call.body.id) await insertFirstRate(trx, call, savedTax.id);
    return savedTax;
  });

const remove: Handler<"taxes.delete"> = async (call) =>
  withTransaction(call.db, async (trx) => {
    // Locks items, so that none gets the tax while it is being deleted.
    await serialiseWrites(trx, call.principal, "items");
    return tax.remove({ ...call, db: trx });
  });

export const taxes = {
  "taxes.names": listTaxNames,
  "taxes.list": list,
  "taxes.save": save,
  "taxes.delete": remove,
  "taxes.saveRate": saveRate,
  "taxes.deleteRate": deleteRate,
};

/** A tax that is not taxable has no rate above 0; a taxable one may have 0 for a time. */
async function checkKind({ trx, body, principal, before }: MasterWrite<Input>): Promise<undefined> {
  if (!before) checkForm(taxRules, { ...body, id: 0 });
  if (body.kind === "taxable") return;
  if (!before && Number(body.rate ?? 0) !== 0) throw problemOnField("TAX_NOT_ZERO", "rate");
  if (before && (await hasRate(trx, principal, Number(before["id"]))))
    throw problemOnField("TAX_NOT_ZERO", "kind");
}

async function hasRate(trx: Knex, principal: Principal, taxId: number): Promise<boolean> {
  const rate: unknown = await ofCompany(trx, principal, "tax_rates")
    .where("tax_id", taxId)
    .whereNot("rate", 0)
    .first("rate");
  return rate !== undefined;
}
