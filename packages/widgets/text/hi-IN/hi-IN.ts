import { bankDatesText } from "../../generated/text/hi-IN/bank-dates.ts";
import { billText } from "../../generated/text/hi-IN/bill.ts";
import { columnsText } from "../../generated/text/hi-IN/columns.ts";
import { dashboardText } from "../../generated/text/hi-IN/dashboard.ts";
import { dayBookText } from "../../generated/text/hi-IN/day-book.ts";
import { fieldText } from "../../generated/text/hi-IN/field.ts";
import { financeText } from "../../generated/text/hi-IN/finance.ts";
import { ledgerText } from "../../generated/text/hi-IN/ledger.ts";
import { priceListsText } from "../../generated/text/hi-IN/masters/price-lists.ts";
import { taxesText } from "../../generated/text/hi-IN/masters/taxes.ts";
import { messages } from "../../generated/text/hi-IN/messages.ts";
import { orderText } from "../../generated/text/hi-IN/order.ts";
import { papersText } from "../../generated/text/hi-IN/papers.ts";
import { partsText } from "../../generated/text/hi-IN/parts.ts";
import { purchaseText } from "../../generated/text/hi-IN/purchase.ts";
import { reminderText } from "../../generated/text/hi-IN/reminder.ts";
import { shortcutsText } from "../../generated/text/hi-IN/shortcuts.ts";
import { statementsText } from "../../generated/text/hi-IN/statements.ts";
import { vanLoadsText } from "../../generated/text/hi-IN/van-loads.ts";
import { vanSaleText } from "../../generated/text/hi-IN/van-sale.ts";
import { viewsText } from "../../generated/text/hi-IN/views.ts";
import { voucherViewText } from "../../generated/text/hi-IN/voucher-view.ts";
import { vouchersText } from "../../generated/text/hi-IN/vouchers.ts";
import { words } from "../../generated/text/hi-IN/words.ts";
import { createSay } from "../create-say.ts";
import { createTranslate } from "../create-translate.ts";
import type { Text } from "../en-IN/en-IN.ts";
import { amountInHindi } from "./amounts.ts";
import { mastersText } from "./masters.ts";
import { partnersText } from "./partners.ts";

const translateWords = createTranslate(words);

/** An amount in words is said too; it is in a cell of its own. */
function translate(english: string): string {
  const said = translateWords(english);
  return said === english ? amountInHindi(english) : said;
}

/** Every string in Hindi (हिन्दी). */
export const hiIN: Text = {
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
