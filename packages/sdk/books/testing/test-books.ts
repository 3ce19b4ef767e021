import type { Books, DocumentItem } from "../company-books.ts";
import { SYSTEM_ACCOUNTS, type SystemAccounts } from "../chart-of-accounts.ts";
import type { SaleInput } from "../documents/sale-input.ts";
import type { LedgerLine } from "../voucher.ts";

/** For calculating documents without a database. The system accounts have the ids 1, 2, 3 … */
export const TEST_BOOKS: Books = {
  stateCode: "32",
  accounts: Object.fromEntries(SYSTEM_ACCOUNTS.map(([key], index) => [key, index + 1])) as SystemAccounts,
  isDiscountBeforeTax: false,
  taxes: new Map([
    [
      1,
      [
        { validFrom: "2025-09-22", rate: 500n },
        { validFrom: "2017-07-01", rate: 1_200n },
      ],
    ],
  ]),
};

/** Items of the test company: taxed 12 % before 2025-09-22, 5 % since. */
export const BANDAGE_ITEM: DocumentItem = { id: 1, hsnCode: "3005", taxId: 1, mrp: 1_500_000n };
export const SPLINT_ITEM: DocumentItem = { ...BANDAGE_ITEM, id: 2 };

export const SAMPLE_BILL: Omit<SaleInput, "lines"> = {
  date: "2026-06-01",
  customer: { id: 901, stateCode: "32" },
  series: { id: 2, series: "B2C/26-27", invType: "B2C", yearId: 2 },
  saleType: "Retail",
  payment: { mode: "credit" },
  salesmanId: 2,
  branchId: 1,
  routeId: null,
  vehicleId: null,
  locationId: 1,
};

const ACCOUNT_NAMES = new Map([
  [901, "Customer"],
  [902, "Customer outside"],
  [903, "Supplier"],
  [904, "Cash of Anil"],
]);

export function listLedgerLines({ lines }: { lines: readonly LedgerLine[] }) {
  return lines.map(({ accountId, entryKind, debit, credit }) => {
    const name = ACCOUNT_NAMES.get(accountId) ?? SYSTEM_ACCOUNTS[accountId - 1]?.[2];
    return [name, entryKind, debit, credit];
  });
}
