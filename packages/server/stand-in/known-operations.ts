import { documents } from "./documents/operations.ts";
import { papers } from "./documents/papers.ts";
import { vouchers } from "./documents/vouchers.ts";
import { eInvoices } from "./gst/e-invoices.ts";
import { eWayBills } from "./gst/e-way-bills.ts";
import { gstFaults } from "./gst/faults.ts";
import { filing } from "./gst/filing.ts";
import { gstr1 } from "./gst/gstr1.ts";
import { heldDocuments } from "./gst/held-documents.ts";
import { statement2b } from "./gst/statement-2b.ts";
import { gstr3b } from "./gst/gstr3b.ts";
import { accounts } from "./masters/accounts.ts";
import { fieldMasters } from "./masters/field-masters.ts";
import { lookUps } from "./masters/look-ups.ts";
import { priceLists } from "./masters/price-lists.ts";
import { unknownFacts } from "./masters/unknown-facts.ts";
import { bankDates } from "./reports/bank-dates.ts";
import { bookReports } from "./reports/books.ts";
import { cashBooks } from "./reports/cash-books.ts";
import { documentReports } from "./reports/documents.ts";
import { ledgerReports } from "./reports/ledgers.ts";
import { documentLines } from "./reports/lines.ts";
import { stockReports } from "./reports/stock.ts";

export const handlers = {
  ...documents,
  ...papers,
  ...vouchers,
  ...heldDocuments,
  ...statement2b,
  ...lookUps,
  ...accounts,
  ...fieldMasters,
  ...priceLists,
  ...unknownFacts,
  ...documentReports,
  ...bookReports,
  ...cashBooks,
  ...bankDates,
  ...documentLines,
  ...ledgerReports,
  ...stockReports,
  ...gstr1,
  ...eInvoices,
  ...filing,
  ...eWayBills,
  ...gstFaults,
  ...gstr3b,
};
