import {
  contra,
  expense,
  journal,
  opening,
  payment,
  receipt,
  GROUP,
  POSTED,
  paise,
  quantity,
  type Paise,
} from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { enteredAccount } from "../../documents/references/entered-accounts.ts";
import {
  enteredInvoices,
  type EnteredInvoices,
  type ExpenseInvoice,
} from "../../documents/references/entered-invoices.ts";
import { supplierInvoiceOf } from "../../documents/references/expense-tax.ts";
import { chequeOf, MODE_CODE, moneyAccount, moneyLedger } from "../../documents/references/money-accounts.ts";
import { discountOf } from "../../documents/references/money-discount.ts";
import { settlesOf } from "../../documents/references/settles-of.ts";
import { byId, type StandInBooks } from "../books.ts";
import { forServer, type KnownKind, type Planning } from "./planning.ts";

/** Receipts from customers, as entered in the field app. */
export const receipts: KnownKind<"receipts"> = {
  kind: "receipt",
  plan: (planning, input) => receipt(partyMoney(planning, input, "in")),
};

/** Payments to suppliers and customers. */
export const payments: KnownKind<"payments"> = {
  kind: "payment",
  plan: (planning, input) => payment(partyMoney(planning, input, "out")),
};

/** Expenses, on a trip or in the office. */
export const expenses: KnownKind<"expenses"> = {
  kind: "expense",
  plan(planning, input) {
    const { found, principal } = planning;
    const user = userOf(planning, input.userId);
    if (input.tripId !== undefined) throw refused("TRIP_UNKNOWN", "tripId"); // the stand-in has no trips
    const accountId = found.account(input.accountId, "accountId", EXPENSES).id;
    return expense({
      date: input.date,
      mode: MODE_CODE[input.mode],
      accountId,
      ledgerId: moneyLedger(forServer(planning), ledgerOf(planning, input.ledgerId), user, input.mode, "out"),
      userId: user?.id ?? null,
      branchId: user ? user.branch_id : principal.branchId,
      tripId: null,
      amount: paise(input.amount),
      ...supplierInvoiceOf(planning.books, input),
      narration: input.narration ?? null,
    });
  },
  warningsOf(stand, id) {
    const posted = stand.tables.expenses.find((each) => each.id === id && each.status === POSTED);
    return posted ? invoicesOf(stand).warningsOf(invoiceOf(posted), id) : [];
  },
};

/** The suppliers' invoices already entered, as expenses or as purchases. */
export function invoicesOf({ tables }: StandInBooks): EnteredInvoices {
  const accounts = byId(tables.accounts);
  const purchases = tables.purchases.map((each) => ({
    ...each,
    supplier_gstin: accounts.get(each.supplier_id)?.gstin ?? null,
  }));
  const all = [
    ...tables.expenses.map((each) => ({ ...each, what: "expense" as const })),
    ...purchases.map((each) => ({ ...each, what: "purchase" as const })),
  ];
  const entered = all.filter(({ status }) => status === POSTED);
  return enteredInvoices(
    entered.map((each) => ({ ...invoiceOf(each), what: each.what, id: each.id })),
    tables.financial_years,
  );
}

function invoiceOf(row: {
  date: string;
  supplier_gstin: string | null;
  supplier_invoice_no: string | null;
}): ExpenseInvoice {
  return { date: row.date, supplierGstin: row.supplier_gstin, supplierInvoiceNo: row.supplier_invoice_no };
}

/** Journals; their lines are posted as entered. */
export const journals: KnownKind<"journals"> = {
  kind: "journal",
  plan: (planning, input) =>
    journal({
      date: input.date,
      userId: null,
      branchId: planning.principal.branchId,
      lines: input.lines.map((line, index) => {
        const field = `lines.${index}.accountId`;
        const account = planning.found.account(line.accountId, field);
        const sides = { debit: paise(line.debit ?? "0"), credit: paise(line.credit ?? "0") };
        if (sides.debit > 0n === sides.credit > 0n) throw refused("LINE_INVALID", `lines.${index}`);
        const side = sides.debit > 0n ? "in" : "out";
        const accountId = enteredAccount(forServer(planning), account, side, field);
        return { accountId, ...sides, narration: line.narration ?? null };
      }),
      narration: input.narration ?? null,
      otherNarration: input.otherNarration ?? null,
    }),
};

/** Transfers between cash and bank accounts. */
export const contras: KnownKind<"contras"> = {
  kind: "contra",
  plan(planning, input) {
    if (input.fromAccountId === input.toAccountId)
      throw refused("LINE_INVALID", "toAccountId", "A contra needs two accounts.");
    const { found } = planning;
    const from = found.account(input.fromAccountId, "fromAccountId");
    const moneyOut = moneyAccount(forServer(planning), from, "out", "fromAccountId");
    const to = found.account(input.toAccountId, "toAccountId");
    return contra({
      date: input.date,
      from: moneyOut,
      to: moneyAccount(forServer(planning), to, "in", "toAccountId"),
      userId: null,
      branchId: planning.principal.branchId,
      amount: paise(input.amount),
      narration: input.narration ?? null,
      otherNarration: input.otherNarration ?? null,
    });
  },
};

/** Opening balances and opening stock. */
export const openings: KnownKind<"openings"> = {
  kind: "opening",
  plan(planning, input) {
    const { balances = [], stock = [] } = input;
    if (balances.length + stock.length === 0) throw problem("DOCUMENT_EMPTY");
    const { found } = planning;
    return opening(planning.books, {
      date: input.date,
      balances: balances.map((balance, index) => {
        const field = `balances.${index}.accountId`;
        const account = found.account(balance.accountId, field);
        const amount = signed(balance, `balances.${index}`);
        const side = amount > 0n ? "in" : "out";
        return { accountId: enteredAccount(forServer(planning), account, side, field), amount };
      }),
      stock: stock.map((each, index) => ({
        itemId: found.item(each.itemId, `stock.${index}.itemId`).id,
        locationId: found.location(each.locationId, `stock.${index}.locationId`).id,
        quantity: quantity(each.quantity),
        value: paise(each.value),
      })),
      narration: input.narration ?? null,
    });
  },
};

function partyMoney(
  planning: Planning,
  input: Body<"receipts.post"> | Body<"payments.post">,
  side: "in" | "out",
) {
  const { found, principal } = planning;
  const user = userOf(planning, input.userId);
  const party = found.account(input.partyId, "partyId", [GROUP.debtors, GROUP.creditors]);
  const discount = discountOf(forServer(planning), input, party, side);
  return {
    date: input.date,
    mode: MODE_CODE[input.mode],
    ledgerId: moneyLedger(forServer(planning), ledgerOf(planning, input.ledgerId), user, input.mode, side),
    partyId: party.id,
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : principal.branchId,
    amount: paise(input.amount),
    ...(discount && { discount }),
    ...chequeOf(input),
    narration: input.narration ?? null,
    remark: input.remark ?? null,
    ...(input.against && { settles: settlesOf(input.against) }),
  };
}

function userOf({ found }: Planning, id: number | undefined) {
  return id === undefined ? null : found.user(id, "userId");
}

function ledgerOf({ found }: Planning, id: number | undefined) {
  return id === undefined ? null : found.account(id, "ledgerId");
}

function signed(
  { debit = "0", credit = "0" }: NonNullable<Body<"openings.post">["balances"]>[number],
  field: string,
): Paise {
  const amount = paise(debit) - paise(credit);
  if (amount === 0n || (paise(debit) > 0n && paise(credit) > 0n)) throw refused("LINE_INVALID", field);
  return amount;
}

/** Account groups: direct and indirect expenses. */
const EXPENSES = [8, 12];
