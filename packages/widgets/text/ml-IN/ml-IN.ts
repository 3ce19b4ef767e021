import { bankDatesText } from "../../generated/text/ml-IN/bank-dates.ts";
import { billText } from "../../generated/text/ml-IN/bill.ts";
import { columnsText } from "../../generated/text/ml-IN/columns.ts";
import { dashboardText } from "../../generated/text/ml-IN/dashboard.ts";
import { dayBookText } from "../../generated/text/ml-IN/day-book.ts";
import { fieldText } from "../../generated/text/ml-IN/field.ts";
import { financeText } from "../../generated/text/ml-IN/finance.ts";
import { ledgerText } from "../../generated/text/ml-IN/ledger.ts";
import { priceListsText } from "../../generated/text/ml-IN/masters/price-lists.ts";
import { taxesText } from "../../generated/text/ml-IN/masters/taxes.ts";
import { messages } from "../../generated/text/ml-IN/messages.ts";
import { orderText } from "../../generated/text/ml-IN/order.ts";
import { papersText } from "../../generated/text/ml-IN/papers.ts";
import { partsText } from "../../generated/text/ml-IN/parts.ts";
import { purchaseText } from "../../generated/text/ml-IN/purchase.ts";
import { reminderText } from "../../generated/text/ml-IN/reminder.ts";
import { shortcutsText } from "../../generated/text/ml-IN/shortcuts.ts";
import { statementsText } from "../../generated/text/ml-IN/statements.ts";
import { vanLoadsText } from "../../generated/text/ml-IN/van-loads.ts";
import { vanSaleText } from "../../generated/text/ml-IN/van-sale.ts";
import { viewsText } from "../../generated/text/ml-IN/views.ts";
import { voucherViewText } from "../../generated/text/ml-IN/voucher-view.ts";
import { vouchersText } from "../../generated/text/ml-IN/vouchers.ts";
import { words } from "../../generated/text/ml-IN/words.ts";
import { createSay } from "../create-say.ts";
import { createTranslate } from "../create-translate.ts";
import type { Text } from "../en-IN/en-IN.ts";
import { mastersText } from "./masters.ts";
import { partnersText } from "./partners.ts";

const translate = createTranslate(words);

/** Every string of the parts and the engines in Malayalam, as Kerala's offices write it. */
export const mlIN: Text = {
  ...partsText,
  translate,
  say: createSay(messages, translate),
  masters: mastersText,
  partners: partnersText,
  bankDates: bankDatesText,
  bill: billText,
  columns: columnsText,
  dashboard: dashboardText,
  dayBook: dayBookText,
  field: fieldText,
  finance: financeText,
  ledger: ledgerText,
  order: orderText,
  papers: papersText,
  priceLists: priceListsText,
  purchase: purchaseText,
  reminder: reminderText,
  shortcuts: shortcutsText,
  statements: statementsText,
  taxes: taxesText,
  vanLoads: vanLoadsText,
  vanSale: vanSaleText,
  views: viewsText,
  voucherView: voucherViewText,
  vouchers: vouchersText,
};
