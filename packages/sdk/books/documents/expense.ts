import { problem } from "../../problem.ts";
import { formatPaise, formatPercent, type Paise, type Percent } from "../money.ts";
import type { SystemAccounts } from "../chart-of-accounts.ts";
import { calculateTaxOn, calculateTaxWithin, type Tax } from "../tax.ts";
import { makeCredit, makeDebit, omitZeros, type Voucher } from "../voucher.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

/**
 * An expense, on the road or in the office. `amount` is what is paid, in paise: tax included,
 * except on reverse charge.
 */
export interface ExpenseInput extends DocumentInput {
  /** Cash, bank (cheque), online payment or NEFT. */
  mode: "C" | "B" | "O" | "N";
  /** The expense account. */
  accountId: number;
  /** The account it is paid from: the salesman's cash or a bank. */
  ledgerId: number;
  userId: number | null;
  tripId: number | null;
  amount: Paise;
  /** The input tax that is claimed; omitted if the whole amount is an expense. */
  tax?: ExpenseTax;
  supplierGstin?: string | null;
  supplierInvoiceNo?: string | null;
  supplierInvoiceDate?: string | null;
}

/** Reverse charge means that the company pays the tax itself, in addition to the amount. */
export interface ExpenseTax {
  rate: Percent;
  interState: boolean;
  isReverse?: boolean;
  accounts: Pick<
    SystemAccounts,
    "cgst_input" | "sgst_input" | "igst_input" | "cgst_rcm" | "sgst_rcm" | "igst_rcm"
  >;
}

/**
 * The expense account is debited with the amount less its input tax. On reverse charge it is
 * debited with the whole amount, and the tax on it is both claimed and owed: in the RCM accounts,
 * because it is paid in cash and not set off against input tax (section 49(4) of the CGST Act). Throws AMOUNT_INVALID
 * unless the amount is above zero, LINE_INVALID if it is paid from the expense account itself.
 */
export function makeExpenseVoucher(input: ExpenseInput): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  if (input.accountId === input.ledgerId) {
    throw problem("LINE_INVALID", { message: "An expense can't be paid from its own account." });
  }
  const tax = calculateExpenseTax(input);
  return {
    ...makeDocumentVoucher("expense", input),
    userId: input.userId,
    amount: input.amount,
    lines: makeLedgerLines(input, tax),
    document: makeDocument("expense", input, { head: makeExpenseColumns(input, tax) }),
  };
}

/** `taxable` is the expense. The tax is part of the amount, or added on reverse charge. */
export function calculateExpensePrice(input: Pick<ExpenseInput, "amount" | "tax">): Tax & { taxable: Paise } {
  const tax = calculateExpenseTax(input);
  const within = input.tax?.isReverse ? 0n : tax.cgst + tax.sgst + tax.igst;
  return { taxable: input.amount - within, ...tax };
}

function calculateExpenseTax({ amount, tax }: Pick<ExpenseInput, "amount" | "tax">): Tax {
  const { rate = 0n, interState = false, isReverse = false } = tax ?? {};
  return (isReverse ? calculateTaxOn : calculateTaxWithin)(amount, rate, interState);
}

function makeLedgerLines({ accountId, ledgerId, amount, tax }: ExpenseInput, { cgst, sgst, igst }: Tax) {
  return omitZeros([
    makeDebit(accountId, "expense", tax?.isReverse ? amount : amount - cgst - sgst - igst, ledgerId),
    ...(tax
      ? [
          makeDebit(tax.accounts.cgst_input, "expense", cgst, ledgerId),
          makeDebit(tax.accounts.sgst_input, "expense", sgst, ledgerId),
          makeDebit(tax.accounts.igst_input, "expense", igst, ledgerId),
        ]
      : []),
    ...(tax?.isReverse
      ? [
          makeCredit(tax.accounts.cgst_rcm, "expense", cgst, accountId),
          makeCredit(tax.accounts.sgst_rcm, "expense", sgst, accountId),
          makeCredit(tax.accounts.igst_rcm, "expense", igst, accountId),
        ]
      : []),
    makeCredit(ledgerId, "expense", amount, accountId),
  ]);
}

export function makeExpenseColumns(input: ExpenseInput, { cgst, sgst, igst }: Tax) {
  return {
    amount: formatPaise(input.amount),
    mode: input.mode,
    account_id: input.accountId,
    ledger_id: input.ledgerId,
    user_id: input.userId,
    branch_id: input.branchId,
    trip_id: input.tripId,
    tax_rate: formatPercent(input.tax?.rate ?? 0n),
    reverse_charge: input.tax?.isReverse ? 1 : 0,
    rcm_payable: input.tax?.isReverse ? 1 : 0,
    cgst: formatPaise(cgst),
    sgst: formatPaise(sgst),
    igst: formatPaise(igst),
    supplier_gstin: input.supplierGstin ?? null,
    supplier_invoice_no: input.supplierInvoiceNo ?? null,
    supplier_invoice_date: input.supplierInvoiceDate ?? null,
  };
}
