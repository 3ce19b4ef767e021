import { bankDateText } from "./bank-dates.ts";
import { billText } from "./bill.ts";
import { columnsText } from "./columns.ts";
import { dashboardText } from "./dashboard.ts";
import { dayBookText } from "./day-book.ts";
import { enIN, type Text } from "./en-IN.ts";
import { fieldEnIN } from "./field.ts";
import { mastersEnIN } from "./masters.ts";
import { priceListText } from "./masters/price-lists.ts";
import { taxesText } from "./masters/taxes.ts";
import { papersText } from "./papers.ts";
import { partnersText } from "./partners.ts";
import { orderText, purchaseText } from "./purchase.ts";
import { reminderText } from "./reminder.ts";
import { shortcutsText } from "./shortcuts.ts";
import { statementsText } from "./statements.ts";
import { viewsText } from "./views.ts";
import { voucherViewText } from "./voucher-view.ts";
import { vouchersText } from "./vouchers.ts";

/** The English catalogue with all its parts, as other languages have it. No widget imports it: each imports only its part. */
export const wholeEnIN: Required<Omit<Text, "say">> = {
  ...enIN,
  masters: mastersEnIN,
  field: fieldEnIN,
  dashboard: dashboardText,
  shortcuts: shortcutsText,
  views: viewsText,
  columns: columnsText,
  bill: billText,
  bankDates: bankDateText,
  priceLists: priceListText,
  taxes: taxesText,
  reminder: reminderText,
  dayBook: dayBookText,
  voucherView: voucherViewText,
  purchase: purchaseText,
  order: orderText,
  statements: statementsText,
  vouchers: vouchersText,
  papers: papersText,
  partners: partnersText,
};
