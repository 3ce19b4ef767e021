import { documents } from "./documents/operations.ts";
import { accounts } from "./masters/accounts.ts";
import { lookUps } from "./masters/look-ups.ts";
import { documentReports } from "./reports/documents.ts";
import { ledgerReports } from "./reports/ledgers.ts";
import { documentLines } from "./reports/lines.ts";
import { stockReports } from "./reports/stock.ts";

/** The handlers of all operations that the stand-in knows. */
export const handlers = {
  ...documents,
  ...lookUps,
  ...accounts,
  ...documentReports,
  ...documentLines,
  ...ledgerReports,
  ...stockReports,
};
