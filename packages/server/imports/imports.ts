import * as say from "@vanbook/sdk/messages";
import { withFault, type SheetRow } from "./sheet-rows.ts";
import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { createAccountTarget, importAccount, importAccounts } from "./account-rows.ts";
import { readItemChoices } from "../masters/item-row.ts";
import { findExisting } from "./find-existing.ts";
import { importItems, findItemFault, itemTarget } from "./item-rows.ts";
import type { ImportTarget } from "./import-rows.ts";
import { readWorkbook } from "./read-workbook.ts";
import type { ImportKind } from "./sheet-columns.ts";

const readPreview: Handler<"imports.preview"> = async ({ body: { kind, file }, principal, db }) => {
  const bytes = Buffer.from(file, "base64");
  const { rows: read, ...sheet } = await readWorkbook(kind, bytes);
  const rows = await withTaken(db, principal, chooseTarget(kind), read);
  return {
    kind,
    ...sheet,
    importKey: await importKey(db, principal, kind, bytes),
    rows: rows.map(({ fault: _fault, changes: _changes, ...row }) => row),
    rounded: rows.flatMap(({ changes = [] }) => changes),
    faults: rows.flatMap(({ Row, fault }) => (fault ? [{ Row, key: fault.key, values: fault.values }] : [])),
  };
};

export const imports = {
  "imports.preview": readPreview,
  "accounts.import": importAccount,
  "accounts.importRows": importAccounts,
  "items.importRows": importItems,
};

async function withTaken(
  db: Knex,
  principal: Principal,
  { kind, table, unique, taken }: ImportTarget,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  const markedRows: SheetRow[] = [];
  const choices = kind === "item" ? await readItemChoices(db, principal) : undefined;
  for (let begin = 0; begin < rows.length; begin += CHUNK_ROWS) {
    const chunk = rows.slice(begin, begin + CHUNK_ROWS);
    const keys = chunk.map((row) => ({
      name: row.AccountName ?? row.ItemName ?? "",
      colour: row.itemcolour ?? "",
      size: row.itemsize ?? "",
    }));
    const existing = await findExisting(db, principal, table, unique, keys);
    for (const [at, row] of chunk.entries()) {
      const fault =
        (choices && findItemFault(row, choices)) ??
        (existing[at]?.isTaken ? say.rowFault({ row: row.Row, fault: taken }) : undefined);
      markedRows.push(row.Error === null ? withFault(row, fault) : row);
    }
  }
  return markedRows;
}

/**
 * An idempotency key, the same for one file, kind and user until the list of records changes, so
 * that an import that is sent twice is executed once. After a change, existing records are found by
 * name and refused rows are tried again.
 */
async function importKey(db: Knex, principal: Principal, kind: ImportKind, file: Buffer): Promise<string> {
  const [turns = 0]: number[] = await ofCompany(db, principal, "write_turns")
    .where("name", chooseTarget(kind).table)
    .pluck("turns");
  return createHash("sha256")
    .update(JSON.stringify([principal.companyId, principal.userId, kind, turns]))
    .update(file)
    .digest("hex")
    .slice(0, 40);
}

function chooseTarget(kind: ImportKind): ImportTarget {
  if (kind === "item") return itemTarget;
  return createAccountTarget(kind === "customer" ? ACCOUNT_GROUP.debtors : ACCOUNT_GROUP.creditors);
}

const CHUNK_ROWS = 500;
