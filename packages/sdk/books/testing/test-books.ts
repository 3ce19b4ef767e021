import type { Books, DocumentItem } from "../company-books.ts";
import { SYSTEM_ACCOUNTS, type SystemAccounts } from "../chart-of-accounts.ts";
import type { LedgerLine } from "../voucher.ts";

/** What documents of the test company are calculated with, without a database: its system accounts have the ids 1, 2, 3 … */
export const BOOKS: Books = {
  stateCode: "32",
  accounts: Object.fromEntries(SYSTEM_ACCOUNTS.map(([key], index) => [key, index + 1])) as SystemAccounts,
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
export const BANDAGE: DocumentItem = { id: 1, hsnCode: "3005", taxId: 1, mrp: 1_500_000n };
export const SPLINT: DocumentItem = { ...BANDAGE, id: 2 };

/** Its other accounts, by id. */
const NAMES = new Map([
  [901, "Customer"],
  [902, "Customer outside"],
  [903, "Supplier"],
  [904, "Cash of Anil"],
]);

/** A voucher's own ledger lines: account, kind, debit and credit in paise. */
export function linesOf({ lines }: { lines: readonly LedgerLine[] }) {
  return lines.map(({ accountId, entryKind, debit, credit }) => {
    const name = NAMES.get(accountId) ?? SYSTEM_ACCOUNTS[accountId - 1]?.[2];
    return [name, entryKind, debit, credit];
  });
}
