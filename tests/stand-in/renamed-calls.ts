import { usualSeed } from "../../packages/server/stand-in/seed.ts";
import type { Asked } from "./ask-both.ts";

/**
 * What documents show after their customers and suppliers were renamed and got other credit days.
 * At the end the masters are as they were.
 */
export function listRenamedCalls(
  day: (back: number) => string,
  readDocuments: () => readonly Asked[],
): Asked[] {
  const { accounts } = usualSeed;
  const firstId = 34 - accounts.findIndex(({ AccountName }) => AccountName === "Anitha Stores");
  const parties = accounts.map((account, at) => ({ ...account, AccountID: firstId + at })).slice(0, 5);
  const range = { FromDate: day(30), ToDate: day(0) };
  const rename = (name: (was: string) => string, CreditDays: number) =>
    parties.map((party): Asked => ({
      id: "accounts.update",
      args: { ...party, AccountName: name(party.AccountName), CreditDays, Address: name("Main Road") },
    }));
  return [
    ...rename((was) => `${was} Renamed`, 61),
    ...readDocuments(),
    { id: "sales.report", args: range },
    { id: "orders.report", args: range },
    { id: "receipts.report", args: range },
    { id: "payments.report", args: { fromDate: day(30), ToDate: day(0) } },
    { id: "purchases.report", args: range },
    { id: "journals.report", args: { ...range, Type: "All" } },
    { id: "cashBook.report", args: range },
    { id: "ledger.report", args: { ...range, AccountCode: 34 } },
    { id: "debtors.report", args: range },
    ...rename((was) => was, 0),
  ];
}
