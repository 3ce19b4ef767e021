import { priceExpense, POSTED, paise } from "@vanbook/sdk/books";
import type { Handler } from "../contract/handler.ts";
import { documentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { EXPENSE, expenseOf } from "./money-vouchers.ts";
import { askedPlanning } from "./prepare-planning.ts";
import { pricedExpense } from "./priced-documents.ts";
import { countInDay } from "./references/day-limits.ts";
import { enteredWarnings, readEnteredInvoices } from "./references/entered-invoices.ts";
import { supplierInvoiceOf } from "./references/expense-tax.ts";
import { readReferences } from "./references/read-references.ts";

/** Expenses, on the road or in the office. */
export const expenses = {
  ...documentOperations(
    "expenses",
    "expense",
    async (planning, inputs) => {
      const [found, invoices] = await Promise.all([
        readReferences(planning, inputs, EXPENSE),
        readEnteredInvoices(planning.trx, planning.principal.companyId, inputs),
      ]);
      const count = await countExpenses(planning, inputs);
      return (input) => {
        const planned = expenseOf(planning, found, input);
        count({ date: input.date, rules: RULES, amount: paise(input.amount) });
        const warnings = invoices.warningsOf(input, planning.replaces);
        invoices.enter(input);
        return { ...planned, warnings };
      };
    },
    enteredWarnings,
  ),
  "expenses.price": (async ({ body, query: { edits: replaces }, principal, db }) => {
    const document = { name: "expenses", kind: "expense" } as const;
    const [{ books }, invoices] = await Promise.all([
      askedPlanning(db, principal, document, replaces),
      readEnteredInvoices(db, principal.companyId, [body]),
    ]);
    const entered = { amount: paise(body.amount), ...supplierInvoiceOf(books, body) };
    return pricedExpense(entered.amount, priceExpense(entered), invoices.warningsOf(body, replaces));
  }) satisfies Handler<"expenses.price">,
};

/**
 * Reads what the salesman has spent on the days of these documents; the returned function counts one more expense and throws
 * EXPENSE_LIMIT.
 */
function countExpenses(planning: Planning, documents: readonly { date: string }[]) {
  const { trx, principal } = planning;
  const own = { company_id: principal.companyId, user_id: principal.userId, status: POSTED };
  return countInDay(planning, documents, { expenses: "amount" }, async (days) => {
    const spent: { date: string; amount: string }[] = await trx("expenses")
      .where(own)
      .whereIn("date", [...days])
      .select("date", "amount");
    return spent.map(({ date, amount }) => ({ date, rules: RULES, amount: paise(amount) }));
  });
}

const RULES = ["expenses"] as const;
