import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Call, Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { checkReference } from "../../master/check-reference.ts";
import { createMasterTable, type MasterRemoval, type MasterWrite } from "../../master/master.ts";
import { serialiseWrites } from "../../master/serialize-writes.ts";
import { findHsnDoubt } from "../hsn-doubt.ts";
import { checkHsnCode, readHsnTerms } from "../hsn-terms.ts";
import { findOfficialCode, listOfficialCodes } from "../official-codes.ts";
import { readHsnDigits } from "../../books/years/turnovers.ts";

type Input = Schema<"HsnCodeInput">;

const hsnCode = createMasterTable<Omit<Schema<"HsnCode">, "officialDescription">, Input>({
  name: "hsnCodes",
  table: "hsn_codes",
  id: "id",
  columns: {
    id: "id",
    code: "code",
    description: "description",
    taxId: "tax_id",
    tax: "t.name",
    items: `(SELECT COUNT(*) FROM items i
      WHERE i.company_id = hsn_codes.company_id AND i.hsn_code = hsn_codes.code AND i.is_deleted = 0)`,
    Version: "version",
  },
  joins: { t: { table: "taxes", id: "hsn_codes.tax_id" } },
  order: "hsn_codes.code, hsn_codes.id",
  stored: ["code", "description", "taxId"],
  unique: { field: "code", code: "NAME_TAKEN", message: "HSN/SAC Code already exists." },
  words: {
    created: "HSN/SAC code created successfully",
    updated: "HSN/SAC code updated successfully",
    deleted: "HSN/SAC code deleted successfully",
  },
  prepare: checkCode,
  beforeRemove: checkUnused,
});

const list: Handler<"hsnCodes.list"> = async (call) => {
  const records = await hsnCode.list(call);
  return records.map((record) => ({
    ...record,
    officialDescription: findOfficialCode(record.code)?.description ?? null,
  }));
};

const listOfficial: Handler<"hsnCodes.official"> = async ({ query, principal, db }) => ({
  digits: await readHsnDigits(db, principal.companyId),
  codes: listOfficialCodes(query.begins, MOST_CODES),
});

/** HSN codes of goods and SAC codes of services. Items and documents store the code itself. */
export const hsnCodes = {
  "hsnCodes.list": list,
  "hsnCodes.official": listOfficial,
  "hsnCodes.save": hsnCode.save,
  "hsnCodes.delete": hsnCode.remove,
};

/**
 * Adds an item's code to the master. A code that the item had before it had to be official is not
 * added.
 */
export async function keepHsnCode(
  trx: Knex.Transaction,
  {
    body,
    principal,
    client,
  }: Pick<Call<"items.save">, "principal" | "client"> & {
    body: Pick<Schema<"ItemInput">, "HSNCode">;
  },
): Promise<void> {
  const code = body.HSNCode?.trim();
  if (!code || (await isKnown(trx, principal, code))) return;
  if (findHsnDoubt(code, await readHsnTerms(trx, principal.companyId))) return;
  await serialiseWrites(trx, principal, "hsn_codes");
  if (!(await isKnown(trx, principal, code)))
    await hsnCode.create({ body: { code }, principal, client, db: trx });
}

async function isKnown(trx: Knex, principal: Principal, code: string): Promise<boolean> {
  const knownCode: unknown = await ofCompany(trx, principal, "hsn_codes")
    .where({ code, is_deleted: 0 })
    .first("id");
  return knownCode !== undefined;
}

async function checkCode({ trx, body, principal, before }: MasterWrite<Input>): Promise<undefined> {
  const { taxId } = body;
  if (taxId)
    await checkReference(trx, principal, "TAX_UNKNOWN", {
      ...{ field: "taxId", id: taxId },
      before: before?.["tax_id"],
    });
  const code = body.code.trim();
  if (before?.["code"] === code) return;
  if (before && (await countItemsWith(trx, principal, before["code"])) > 0)
    throw problem("RECORD_IN_USE", { message: "Items have the code: it stays as it is." });
  checkHsnCode(code, await readHsnTerms(trx, principal.companyId), "code");
}

async function checkUnused({ trx, principal, before }: MasterRemoval): Promise<void> {
  const items = await countItemsWith(trx, principal, before["code"]);
  if (items === 0) return;
  throw problem("RECORD_IN_USE", say.inUse({ count: items, what: items === 1 ? "item" : "items" }));
}

async function countItemsWith(trx: Knex, principal: Principal, code: unknown): Promise<number> {
  const [row] = (await ofCompany(trx, principal, "items")
    .where({ hsn_code: String(code), is_deleted: 0 })
    .count({ items: "*" })) as { items: number }[];
  return Number(row?.items ?? 0);
}

const MOST_CODES = 20;
