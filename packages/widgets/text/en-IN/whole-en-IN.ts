import { bankDatesText } from "../../generated/text/en-IN/bank-dates.ts";
import { billText } from "../../generated/text/en-IN/bill.ts";
import { columnsText } from "../../generated/text/en-IN/columns.ts";
import { dashboardText } from "../../generated/text/en-IN/dashboard.ts";
import { dayBookText } from "../../generated/text/en-IN/day-book.ts";
import { fieldText } from "../../generated/text/en-IN/field.ts";
import { priceListsText } from "../../generated/text/en-IN/masters/price-lists.ts";
import { taxesText } from "../../generated/text/en-IN/masters/taxes.ts";
import { orderText } from "../../generated/text/en-IN/order.ts";
import { papersText } from "../../generated/text/en-IN/papers.ts";
import { purchaseText } from "../../generated/text/en-IN/purchase.ts";
import { reminderText } from "../../generated/text/en-IN/reminder.ts";
import { shortcutsText } from "../../generated/text/en-IN/shortcuts.ts";
import { statementsText } from "../../generated/text/en-IN/statements.ts";
import { viewsText } from "../../generated/text/en-IN/views.ts";
import { voucherViewText } from "../../generated/text/en-IN/voucher-view.ts";
import { vouchersText } from "../../generated/text/en-IN/vouchers.ts";
import { enIN, type Text } from "./en-IN.ts";
import { mastersEnIN } from "./masters.ts";
import { partnersText } from "./partners.ts";

/** The English catalogue with all its parts, as other languages have it. No widget imports it: each imports only its part. */
export const wholeEnIN: Required<Omit<Text, "say">> = {
  ...enIN,
  masters: mastersEnIN,
  partners: partnersText,
  bankDates: bankDatesText,
  bill: billText,
  columns: columnsText,
  dashboard: dashboardText,
  dayBook: dayBookText,
  field: fieldText,
  order: orderText,
  papers: papersText,
  priceLists: priceListsText,
  purchase: purchaseText,
  reminder: reminderText,
  shortcuts: shortcutsText,
  statements: statementsText,
  taxes: taxesText,
  views: viewsText,
  voucherView: voucherViewText,
  vouchers: vouchersText,
};
