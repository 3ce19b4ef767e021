import type { Message } from "@vanbook/sdk/rules";
import type { BankDatesText } from "../../generated/text/en-IN/bank-dates.ts";
import type { BillText } from "../../generated/text/en-IN/bill.ts";
import type { ColumnsText } from "../../generated/text/en-IN/columns.ts";
import type { DashboardText } from "../../generated/text/en-IN/dashboard.ts";
import type { DayBookText } from "../../generated/text/en-IN/day-book.ts";
import type { FieldText } from "../../generated/text/en-IN/field.ts";
import type { PriceListsText } from "../../generated/text/en-IN/masters/price-lists.ts";
import type { TaxesText } from "../../generated/text/en-IN/masters/taxes.ts";
import type { OrderText } from "../../generated/text/en-IN/order.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PurchaseText } from "../../generated/text/en-IN/purchase.ts";
import type { ReminderText } from "../../generated/text/en-IN/reminder.ts";
import type { ShortcutsText } from "../../generated/text/en-IN/shortcuts.ts";
import type { StatementsText } from "../../generated/text/en-IN/statements.ts";
import type { ViewsText } from "../../generated/text/en-IN/views.ts";
import type { VoucherViewText } from "../../generated/text/en-IN/voucher-view.ts";
import type { VouchersText } from "../../generated/text/en-IN/vouchers.ts";
import { financeText } from "../../generated/text/en-IN/finance.ts";
import { ledgerText } from "../../generated/text/en-IN/ledger.ts";
import { partsText } from "../../generated/text/en-IN/parts.ts";
import { vanLoadsText } from "../../generated/text/en-IN/van-loads.ts";
import { vanSaleText } from "../../generated/text/en-IN/van-sale.ts";
import type { MastersText } from "./masters.ts";
import type { PartnersText } from "./partners.ts";

/** Every string of the parts and the engines in Indian English; another language is a folder of the same files. */
export const enIN = {
  ...(partsText as Parts),
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
  /** Titles and labels of definitions, and what the server or a rule says: a language has its own for the English words. */
  translate: (english: string) => english,
};

type Parts = Omit<typeof partsText, "filters"> & { filters: FilterWords };
/** By kind of filter, where the words are others. */
type FilterWords = Omit<typeof partsText.filters, ByKind> & Record<ByKind, Readonly<Record<string, string>>>;
type ByKind = "failed" | "none" | "loading";

/** The shape of a catalogue of strings. What is optional comes with the first widget that says it, and is Indian English unless given. */
export type Text = typeof enIN & {
  /** Messages by their keys and values; undefined for one that the language does not have, and in Indian English. */
  say?: (message: Message) => string | undefined;
  masters?: MastersText;
  partners?: PartnersText;
  bankDates?: BankDatesText;
  bill?: BillText;
  columns?: ColumnsText;
  dashboard?: DashboardText;
  dayBook?: DayBookText;
  field?: FieldText;
  order?: OrderText;
  papers?: PapersText;
  priceLists?: PriceListsText;
  purchase?: PurchaseText;
  reminder?: ReminderText;
  shortcuts?: ShortcutsText;
  statements?: StatementsText;
  taxes?: TaxesText;
  views?: ViewsText;
  voucherView?: VoucherViewText;
  vouchers?: VouchersText;
};
