import { columnsText } from "./en-IN/columns.ts";
import { dashboardText } from "./en-IN/dashboard.ts";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { fieldEnIN } from "./en-IN/field.ts";
import { mastersEnIN } from "./en-IN/masters.ts";
import { papersText } from "./en-IN/papers.ts";
import { partnersText } from "./en-IN/partners.ts";
import { viewsText } from "./en-IN/views.ts";
import { billText } from "./en-IN/bill.ts";
import { bankDateText } from "./en-IN/bank-dates.ts";
import { priceListText } from "./en-IN/masters/price-lists.ts";
import { shortcutsText } from "./en-IN/shortcuts.ts";
import { taxesText } from "./en-IN/masters/taxes.ts";
import { reminderText } from "./en-IN/reminder.ts";
import { dayBookText } from "./en-IN/day-book.ts";
import { voucherViewText } from "./en-IN/voucher-view.ts";
import { orderText, purchaseText } from "./en-IN/purchase.ts";
import { statementsText } from "./en-IN/statements.ts";
import { vouchersText } from "./en-IN/vouchers.ts";

/** A language that nobody speaks (`en-XA`): every string of a catalogue stands in ⟦brackets⟧, so what has none is missing from them all. */
export const pseudoText: Text = {
  ...marked({ ...enIN, translate: undefined }),
  translate: mark,
  masters: marked(mastersEnIN),
  field: marked(fieldEnIN),
  dashboard: marked(dashboardText),
  views: marked(viewsText),
  columns: marked(columnsText),
  bill: marked(billText),
  bankDates: marked(bankDateText),
  priceLists: marked(priceListText),
  shortcuts: marked(shortcutsText),
  taxes: marked(taxesText),
  reminder: marked(reminderText),
  dayBook: marked(dayBookText),
  voucherView: marked(voucherViewText),
  purchase: marked(purchaseText),
  order: marked(orderText),
  statements: marked(statementsText),
  vouchers: marked(vouchersText),
  papers: marked(papersText),
  partners: marked(partnersText),
};

function mark(text: string): string {
  return /^⟦.*⟧$/s.test(text) ? text : `⟦${text}⟧`;
}

/** The same catalogue with every text in brackets, those that functions make too. */
function marked<Value>(value: Value): Value {
  if (typeof value === "string") return mark(value) as Value;
  if (typeof value === "function")
    return ((...parts: unknown[]) => marked((value as (...given: unknown[]) => unknown)(...parts))) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => marked(each)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)])) as Value;
}
