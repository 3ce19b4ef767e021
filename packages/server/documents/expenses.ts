import { calculateExpensePrice, POSTED_STATUS, paise } from "@vanbook/sdk/books";
import { getToday } from "../clock.ts";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { createDocumentOperations } from "./document-operations.ts";
import type { Planning, WarningsOf } from "./document-type.ts";
import { EXPENSE_REFERENCES, makeExpense } from "./money-vouchers.ts";
import { readAskedPlanning } from "./prepare-planning.ts";
import { formatPricedExpense } from "./priced-documents.ts";
import { countInDay } from "./references/day-limits.ts";
import { readEnteredWarnings, readEnteredInvoices } from "./supplier-invoices/entered-invoices.ts";
import { makeSupplierInvoice } from "./references/expense-tax.ts";
import { listInvoiceWarnings, readInvoiceWarnings } from "./references/late-tax-warnings.ts";
import { readReferences } from "./references/read-references.ts";

export const expenses = {
  ...createDocumentOperations(
    "expenses",
    "expense",
    async (planning, inputs) => {
      const [finders, invoices] = await Promise.all([
        readReferences(planning, inputs, EXPENSE_REFERENCES),
        readEnteredInvoices(planning.trx, planning.principal.companyId, inputs),
      ]);
      const count = await countExpenses(planning, inputs);
      return (input) => {
        const plannedExpense = makeExpense(planning, finders, input);
        count({ date: input.date, rules: LIMIT_RULES, amount: paise(input.amount) });
        const warnings = [
          ...invoices.warningsOf(input, planning.replaces),
          ...listClaimWarnings(input, planning.replaces),
        ];
        invoices.enter(input);
        return { ...plannedExpense, warnings };
      };
    },
    readWarnings,
  ),
  "expenses.price": (async ({ body, query: { edits: replaces }, principal, db }) => {
    const document = { name: "expenses", kind: "expense" } as const;
    const [{ books }, invoices] = await Promise.all([
      readAskedPlanning(db, principal, document, replaces),
      readEnteredInvoices(db, principal.companyId, [body]),
    ]);
    const enteredExpense = { amount: paise(body.amount), ...makeSupplierInvoice(books, body) };
    return formatPricedExpense(enteredExpense.amount, calculateExpensePrice(enteredExpense), [
      ...invoices.warningsOf(body, replaces),
      ...listClaimWarnings(body, replaces),
    ]);
  }) satisfies Handler<"expenses.price">,
};

/** On a reverse charge the invoice is the company's own, so its tax is not claimed late. */
function listClaimWarnings(input: Body<"expenses.post">, replaces: number | undefined) {
  const hasTax = Number(input.taxRate ?? 0) > 0 && input.reverseCharge !== true;
  return listInvoiceWarnings(input, hasTax, replaces === undefined ? getToday() : input.date);
}

async function readWarnings(...[trx, companyId, ids]: Parameters<WarningsOf>) {
  const invoiceWarnings = await readEnteredWarnings(trx, companyId, ids);
  const lateWarnings = await readInvoiceWarnings(trx, companyId, "expenses", ids);
  return new Map(
    ids.map((id) => [id, [...(invoiceWarnings.get(id) ?? []), ...(lateWarnings.get(id) ?? [])]]),
  );
}

/**
 * Starts with what the salesman has spent on the days of these documents; the returned function
 * counts one more expense and throws EXPENSE_LIMIT.
 */
function countExpenses(planning: Planning, documents: readonly { date: string }[]) {
  const { trx, principal } = planning;
  const own = { company_id: principal.companyId, user_id: principal.userId, status: POSTED_STATUS };
  return countInDay(planning, documents, { expenses: "amount" }, async (days) => {
    const spentRows: { date: string; amount: string }[] = await trx("expenses")
      .where(own)
      .whereIn("date", [...days])
      .select("date", "amount");
    return spentRows.map(({ date, amount }) => ({ date, rules: LIMIT_RULES, amount: paise(amount) }));
  });
}

const LIMIT_RULES = ["expenses"] as const;
