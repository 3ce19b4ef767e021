import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "../contract/problem.ts";
import { ofCompany } from "../auth/scope.ts";
import { given, type DocumentRow, type Entered } from "./entered-document-row.ts";
import { enteredBill, enteredPurchase } from "./entered-goods.ts";
import { MODE_CODE } from "./references/money-accounts.ts";

/** Reads a document as the operation that edits it takes it: sent back unchanged it posts the same again. Empty for kinds that have no form. */
export async function enteredDocument(
  db: Knex,
  principal: Principal,
  document: Entered,
): Promise<Partial<Schema<"EnteredDocument">>> {
  const row = (table: string) => documentRow(db, principal, table, document.id);
  switch (document.kind) {
    case "journal":
      return { journals: await enteredJournal(db, principal, document, await row("journals")) };
    case "contra":
      return { contras: enteredContra(await row("journals")) };
    case "payment":
      return { payments: enteredMoney(await row("payments")) };
    case "receipt":
      return { receipts: enteredMoney(await row("receipts")) };
    case "expense":
      return { expenses: enteredExpense(await row("expenses")) };
    case "hand_over":
      return { handOvers: enteredHandOver(await row("hand_overs")) };
    case "sale":
      return { bills: await enteredBill(db, principal, document, await row("bills")) };
    case "purchase":
      return { purchases: await enteredPurchase(db, principal, document, await row("purchases")) };
    case "sale_return":
    case "purchase_return":
    case "replacement":
    case "damage":
    case "van_load":
    case "production":
    case "opening":
    case "closing":
      return {};
  }
}

async function documentRow(db: Knex, principal: Principal, table: string, id: number): Promise<DocumentRow> {
  const row = (await ofCompany(db, principal, `${table} as d`).where("d.id", id).first("d.*")) as
    | DocumentRow
    | undefined; // knex knows no column types
  if (!row) throw problem("NOT_FOUND");
  return row;
}

async function enteredJournal(
  db: Knex,
  principal: Principal,
  { voucherId }: Entered,
  row: DocumentRow,
): Promise<Schema<"JournalInput">> {
  const lines: { account_id: number; debit: string; credit: string; narration: string | null }[] =
    await ofCompany(db, principal, "ledger_entries as e")
      .where("e.voucher_id", voucherId)
      .orderBy("e.line_no")
      .select("e.account_id", "e.debit", "e.credit", "e.narration");
  return {
    ...headOf(row),
    ...given({ otherNarration: row.other_narration }),
    lines: lines.map(({ account_id, debit, credit, narration }) => ({
      accountId: account_id,
      ...(Number(debit) > 0 ? { debit } : { credit }),
      ...given({ narration }),
    })),
  };
}

function enteredContra(row: DocumentRow): Schema<"ContraInput"> {
  return {
    ...headOf(row),
    fromAccountId: row.credit_id,
    toAccountId: row.debit_id,
    amount: row.amount,
    ...given({ otherNarration: row.other_narration }),
  };
}

function enteredMoney(row: DocumentRow): Schema<"PaymentInput"> & Schema<"ReceiptDocumentInput"> {
  const mode = modeOf(row);
  return {
    ...headOf(row),
    mode,
    partyId: row.party_id,
    ledgerId: row.ledger_id,
    amount: row.amount,
    ...given({ userId: row.user_id, remark: row.remark }),
    ...(mode === "cheque" && given({ cheque: chequeOf(row) })),
  };
}

/** A cheque; null where the office has entered one without what this input needs, and which is then asked for. */
function chequeOf(row: DocumentRow): Schema<"Cheque"> | null {
  const { cheque_no: number, bank } = row;
  if (!number?.trim() || !bank?.trim()) return null;
  return { number, date: row.cheque_date ?? row.date, bank, ...given({ branch: row.bank_branch }) };
}

function enteredExpense(row: DocumentRow): Schema<"ExpenseInput"> {
  return {
    ...headOf(row),
    mode: modeOf(row),
    accountId: row.account_id,
    ledgerId: row.ledger_id,
    amount: row.amount,
    ...given({ userId: row.user_id, tripId: row.trip_id }),
  };
}

function enteredHandOver(row: DocumentRow): Schema<"HandOverInput"> {
  return { ...headOf(row), userId: row.user_id ?? 0, amount: row.amount };
}

function headOf({ date, narration }: DocumentRow) {
  return { date, ...given({ narration }) };
}

function modeOf({ mode }: DocumentRow): Schema<"MoneyMode"> {
  const modes = Object.entries(MODE_CODE) as [Schema<"MoneyMode">, string][]; // Object.entries widens the names
  return modes.find(([, code]) => code === mode)?.[0] ?? "cash";
}
