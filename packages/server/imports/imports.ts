import * as say from "@vanbook/sdk/messages";
import { withFault, type SheetRow } from "./sheet-rows.ts";
import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { createAccountTarget, importAccount, importAccounts } from "./account-rows.ts";
import { OPENINGS_TURN } from "../masters/account-openings.ts";
import { readItemChoices } from "../masters/item-row.ts";
import { findExisting } from "./find-existing.ts";
import { importItems, findItemFault, itemTarget } from "./item-rows.ts";
import type { ImportTarget } from "./import-rows.ts";
import { planOpeningBills } from "./opening-bill-plan.ts";
import { importOpeningBills } from "./opening-bill-rows.ts";
import { readWorkbook } from "./read-workbook.ts";
import type { ImportKind } from "./sheet-columns.ts";

const readPreview: Handler<"imports.preview"> = async ({ body: { kind, file }, principal, db }) => {
  const bytes = Buffer.from(file, "base64");
  const { rows: read, ...sheet } = await readWorkbook(kind, bytes);
  const plan = kind === "openingBill" ? await planSheet(db, principal, read) : undefined;
  const rows =
    plan?.rows ?? (kind === "openingBill" ? [] : await withTaken(db, principal, chooseTarget(kind), read));
  return {
    kind,
    ...sheet,
    ...(plan && { parties: plan.parties }),
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
  "openingBills.importRows": importOpeningBills,
};

/** The rows of opening bills with what is wrong with them, and the sums of their parties. */
async function planSheet(db: Knex, principal: Principal, rows: readonly SheetRow[]) {
  if (rows.length > MOST_BILLS)
    throw problem("SPREADSHEET_TOO_LARGE", {
      fields: [{ field: "file", ...say.tooManyRows({ most: "1,000" }) }],
    });
  const { faults, parties } = await planOpeningBills(
    db,
    principal,
    rows.filter((row) => row.Error === null),
  );
  return {
    parties,
    rows: rows.map((row) => (row.Error === null ? withFault(row, faults.get(row.Row)) : row)),
  };
}

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
    .where("name", kind === "openingBill" ? OPENINGS_TURN : chooseTarget(kind).table)
    .pluck("turns");
  return createHash("sha256")
    .update(JSON.stringify([principal.companyId, principal.userId, kind, turns]))
    .update(file)
    .digest("hex")
    .slice(0, 40);
}

function chooseTarget(kind: Exclude<ImportKind, "openingBill">): ImportTarget {
  if (kind === "item") return itemTarget;
  return createAccountTarget(kind === "customer" ? ACCOUNT_GROUP.debtors : ACCOUNT_GROUP.creditors);
}

const CHUNK_ROWS = 500;
/** As many as an opening has lines. */
const MOST_BILLS = 1000;
