import type { Fault } from "../faulty-build.ts";

/**
 * Lines of the books replaced by plausible mistakes; a short random run must catch each of them.
 */
export const bookFaults: readonly Fault[] = [
  {
    name: "halves rounded down",
    file: "sdk/books/rounding.ts",
    from: "(2n * top + bottom) / (2n * bottom)",
    to: "(2n * top + bottom - 1n) / (2n * bottom)",
  },
  {
    name: "the latest rate of a tax on every day",
    file: "sdk/books/tax-rate.ts",
    from: "version.validFrom <= date &&",
    to: "",
  },
  {
    name: "integrated tax inside the state",
    file: "sdk/books/tax.ts",
    from: "stateCode !== null && stateCode !== companyState",
    to: "stateCode !== companyState",
  },
  {
    name: "tax of a reverse charge owed but not claimed",
    file: "sdk/books/documents/expense.ts",
    from: 'makeDebit(tax.accounts.cgst_input, "expense", cgst, ledgerId),',
    to: 'makeDebit(tax.isReverse ? accountId : tax.accounts.cgst_input, "expense", cgst, ledgerId),',
  },
  {
    name: "tax within an expense halved after it was rounded",
    file: "sdk/books/tax.ts",
    from: "divideRounded(amount * rate, 2n * whole)",
    to: "divideRounded(amount * rate, whole) / 2n",
  },
  {
    name: "numbers taken outside the transaction",
    file: "server/books/posting/voucher-numbers.ts",
    from: "export async function takeNumbers( trx: Knex.Transaction,",
    to: `let outside: any;
      export async function takeNumbers(inside: any, companyId: any, numberings: any) {
        const { openBeside } = await import("../../db/connection.ts");
        return takeThem((outside ??= openBeside(inside, { max: 1 })), companyId, numberings);
      }
      async function takeThem( trx: Knex.Transaction,`,
  },
  {
    name: "the month's rollup forgotten",
    file: "sdk/books/rollup-sums.ts",
    from: 'makeRollup( "ledger_month", ["month", "account_id", "entry_kind", "slot"], LEDGER_FIGURES, sumByMonth(ledgerDay), ),',
    to: "",
  },
  {
    name: "balances that are read although their month was posted into",
    file: "server/books/posting/insert-vouchers.ts",
    from: "await forgetBalances(trx, companyId, vouchers, balancedTo);",
    to: "void balancedTo;",
  },
  {
    name: "balances summed up while postings are under way",
    file: "server/books/rollups/kept-balances.ts",
    from: 'await lockYears(trx, companyId, "exclusive"); const last = await readLastKeptMonth(trx, companyId); const month',
    to: "const last = await readLastKeptMonth(trx, companyId); const month",
  },
  {
    name: "a cancellation without its stock",
    file: "server/books/posting/cancel.ts",
    from: "readStockMoves(trx, companyId, voucherId), ]);",
    to: "[] as Awaited<ReturnType<typeof readStockMoves>>, ]);",
  },
  {
    name: "a cancellation that leaves its document standing",
    file: "server/books/posting/cancel.ts",
    from: "await trx(tables.table).where(document).update(cancelledColumns).options(SEND_LATER);",
    to: "void cancelledColumns, document;",
  },
  {
    name: "an edit under a new number",
    file: "server/books/posting/insert-vouchers.ts",
    from: "const fresh = vouchers.filter((ready) => !(ready.reverses ?? ready.replaces));",
    to: "const fresh = vouchers.filter((ready) => !ready.reverses); for (const each of vouchers) delete each.replaces;",
  },
  {
    name: "an edit without the mirror of what it replaces",
    file: "server/books/posting/edit.ts",
    from: "const both = [reversal, { ...replacement, settled: settledBills }];",
    to: "const both = [{ ...reversal, lines: [] }, { ...replacement, settledBills }];",
  },
  {
    name: "goods moved at another value",
    file: "sdk/books/value-stock-moves.ts",
    from: "quantity: -move.quantity, value: -value,",
    to: "quantity: -move.quantity, value: 1n - value,",
  },
  {
    name: "a discount that is not posted",
    file: "sdk/books/documents/trade-lines.ts",
    from: "makeDebit(accounts.discount_allowed, kind, side * totals.discount, customerId),",
    to: "",
  },
  {
    name: "tax on what a line was before its discount",
    file: "sdk/books/documents/bill-discount.ts",
    from: "const taxes = calculateLineTaxes(line.net - billDiscount, { taxRate, priceHasTax, interState });",
    to: `const terms = { taxRate, priceHasTax, interState };
      const { discount: ofLine = 0n } = line as { discount?: bigint };
      const { cgst, sgst, igst } = calculateLineTaxes(line.net + ofLine, terms);
      const { taxable } = calculateLineTaxes(line.net - billDiscount, terms);
      const taxes = { taxable, cgst, sgst, igst, amount: taxable + cgst + sgst + igst };`,
  },
  {
    name: "tax of twice a note's amount",
    file: "sdk/books/documents/note.ts",
    from: "calculateTaxWithin(amount, rate, interState)",
    to: "calculateTaxWithin(2n * amount, rate, interState)",
  },
  {
    name: "a cost that is not frozen on the line",
    file: "sdk/books/documents/sale-rows.ts",
    from: "cost: formatPaise(cost),",
    to: "cost: formatPaise(0n),",
  },
  {
    name: "a variance that is dropped",
    file: "sdk/books/reversal.ts",
    from: 'makeDebit(variance, "stock", back.variance, inventory),',
    to: "",
  },
  {
    name: "a shortage that is filled at the old rate",
    file: "sdk/books/valuation.ts",
    from: "quantityAfter >= 0n ? divideRounded(value * quantityAfter, quantity)",
    to: "quantityAfter >= 0n ? calculateCost(quantityAfter, before.rate)",
  },
  {
    name: "costs read without a lock",
    file: "server/books/posting/posting-context.ts",
    from: "AND item_id IN (?) FOR UPDATE)",
    to: "AND item_id IN (?))",
  },
  {
    name: "a closing that leaves accounts open",
    file: "server/books/years/year-close.ts",
    from: "HAVING balance <> 0",
    to: "HAVING balance > 0",
  },
  {
    name: "stock that may go short although it must not",
    file: "server/books/posting/post.ts",
    from: "context.refusesShort ? await readStockDays(trx, author.companyId, firstMoves) : undefined",
    to: "undefined as Awaited<ReturnType<typeof readStockDays>> | undefined",
  },
  {
    name: "a mirror that is dated today",
    file: "sdk/books/reversal.ts",
    from: "date: original.date,",
    to: 'date: "2026-11-19",',
  },
  {
    name: "another company's account let through",
    file: "server/books/posting/posting-context.ts",
    from: '(${buildMasterSql("account", "m.system_key")} AND m.id IN (?))',
    to: '(${buildMasterSql("account", "m.system_key").replace("company_id = ?", "company_id >= 0 * ?")} AND m.id IN (?))',
  },
  {
    name: "an unbalanced voucher let through",
    file: "sdk/books/check-balanced.ts",
    from: "sum(lines.map((line) => line.debit)) !== sum(lines.map((line) => line.credit))",
    to: "false",
  },
  {
    name: "the batch that came first out before what expires first",
    file: "sdk/books/batches/batch-expiry.ts",
    from: "return one < other ? -1 : one > other ? 1 : a.id - b.id;",
    to: "return one === other ? 0 : a.id - b.id;",
  },
  {
    name: "a correction that takes of the oldest batches it had",
    file: "sdk/books/batches/take-batches.ts",
    from: "const again = namedBatches.map(",
    to: "const again = namedBatches.toSorted((a, b) => a.id - b.id).map(",
  },
  {
    name: "goods of a bill that come back of another batch",
    file: "sdk/books/batches/take-batches.ts",
    from: "const own = listByExpiry(book, itemId, move.kind).filter((each) => code",
    to: "const own = listByExpiry(book, itemId, move.kind).toReversed().filter((each) => code",
  },
  {
    name: "a service that is bought into inventory",
    file: "sdk/books/documents/trade-lines.ts",
    from: "makeDebit(accounts.purchase_freight, kind, side * services, supplierId),",
    to: "makeDebit(accounts.inventory, kind, side * services, supplierId),",
  },
  {
    name: "more returned than was sold",
    file: "sdk/books/documents/sale-return-lines.ts",
    from: "if (quantity > soldGoods.quantity || free > soldGoods.free) return undefined;",
    to: "",
  },
  {
    name: "a bill taken back whose goods were returned",
    file: "server/books/posting/refuse-dependants.ts",
    from: 'if (dependants.some(({ what }) => what === "return")) throw problem("DOCUMENT_IN_USE");',
    to: "",
  },
];
