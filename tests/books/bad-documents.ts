import type { Voucher } from "@vanbook/sdk/books";
import type { Maker } from "./asked.ts";

/** A voucher that must be refused, and the expected error code. */
export interface BadDocument {
  code: string;
  voucher: Voucher;
}

/** One bad document for each case, dated in the financial year that is never closed. */
export function makeBadDocuments(maker: Maker): BadDocument[] {
  const { random, company, kernel } = maker;
  const date = "2026-07-01";
  const money = { date, mode: "N", ledgerId: company.bank, userId: 2, branchId: 1 } as const;
  const good = kernel.makeReceiptVoucher({ ...money, partyId: 901, amount: 10_000n });
  const [debitLine, creditLine] = good.lines;
  if (!debitLine || !creditLine) throw new Error("A receipt has two lines");
  // Items with batches can never go short, so pick one without batches.
  const item = random.pick(company.items.filter(({ id }) => !company.keeping.has(id)));
  const goods = { date, branchId: 1, customerId: null, salesmanId: null, vehicleId: null };
  const makeDamage = (locationId: number, quantity: bigint) =>
    kernel.makeDamageVoucher(company.books, { ...goods, locationId, lines: [{ item, damaged: quantity }] });
  return [
    {
      code: "ACCOUNT_UNKNOWN",
      voucher: kernel.makeReceiptVoucher({ ...money, partyId: company.foreignAccount, amount: 1n }),
    },
    { code: "YEAR_MISSING", voucher: { ...good, date: "2027-04-01" } },
    { code: "DATE_INVALID", voucher: { ...good, date: "2026-02-30" } },
    { code: "SERIES_UNKNOWN", voucher: { ...good, seriesYearId: 1 } },
    {
      code: "VOUCHER_UNBALANCED",
      voucher: { ...good, lines: [debitLine, { ...creditLine, credit: 10_001n }] },
    },
    { code: "LINE_INVALID", voucher: { ...good, lines: [{ ...debitLine, debit: -10_000n }, creditLine] } },
    { code: "VOUCHER_TOO_SHORT", voucher: { ...good, lines: [debitLine] } },
    { code: "LOCATION_UNKNOWN", voucher: makeDamage(99, 1_000n) },
    ...(company.refusesShort ? [{ code: "STOCK_SHORT", voucher: makeDamage(2, 10n ** 12n) }] : []),
  ];
}
