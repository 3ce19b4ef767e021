import type { Message } from "@vanbook/sdk/rules";
import type { BankDateText } from "./bank-dates.ts";
import type { PriceListText } from "./masters/price-lists.ts";
import type { ShortcutsText } from "./shortcuts.ts";
import type { TaxesText } from "./masters/taxes.ts";
import type { ReminderText } from "./reminder.ts";
import type { billText } from "./bill.ts";
import type { columnsText } from "./columns.ts";
import type { DashboardText } from "./dashboard.ts";
import type { FieldText } from "./field.ts";
import { financeText } from "./finance.ts";
import { ledgerText } from "./ledger.ts";
import type { MastersText } from "./masters.ts";
import type { orderText, purchaseText } from "./purchase.ts";
import { vanLoadsText } from "./van-loads.ts";
import { vanSaleText } from "./van-sale.ts";
import type { viewsText } from "./views.ts";
import type { PapersText } from "./papers.ts";
import type { PartnersText } from "./partners.ts";
import type { dayBookText } from "./day-book.ts";
import type { voucherViewText } from "./voucher-view.ts";
import type { statementsText } from "./statements.ts";
import type { vouchersText } from "./vouchers.ts";

/** Every string of the parts and the engines in Indian English; another language is a file of the same shape. */
export const enIN = {
  close: "Close",
  cancel: "Cancel",
  apply: "Apply Filters",
  clear: "Clear",
  clearAll: "Clear All",
  retry: "Retry",
  loading: "Loading...",
  remove: (what: string) => `Remove ${what}`,
  required: "required",
  requiredField: (label: string) => `${label} is required.`,
  notAvailable: "N/A",
  noMatches: "Nothing matches",
  search: "Search",
  clearSearch: "Clear search",
  selectAll: "Select All",
  someSelected: (count: number) => `${count} selected`,
  choose: "Choose",
  openList: "Show the list",
  requestId: (id: string) => `Request ${id}`,
  openCalendar: "Open the calendar",
  previousMonth: "Previous month",
  todayIs: (day: string) => `Today, ${day}`,
  nextMonth: "Next month",
  range: {
    label: "Date range",
    from: "From Date",
    to: "To Date",
    use: "Use these dates",
    between: (from: string, to: string) => `${from} – ${to}`,
    today: "Today",
    last7: "Last 7 Days",
    last30: "Last 30 Days",
    last90: "Last 90 Days",
    thisMonth: "This Month",
    lastMonth: "Last Month",
    thisYear: "This Financial Year",
    wrongOrder: "From Date must not be after To Date.",
    quick: "Quick ranges",
  },
  table: {
    sortBy: (label: string) => `Sort by ${label}`,
    cancelled: "Cancelled",
    rows: (count: string) => `${count} ${count === "1" ? "row" : "rows"}`,
  },
  report: {
    preparing: "Preparing Report",
    filters: "Filters",
    columns: "Columns",
    noRoom: "no room",
    excel: "Excel",
    pdf: "PDF",
    csv: "CSV",
    print: "Print",
    more: "More",
    shortcuts: "Keyboard shortcuts",
    views: "Saved views",
    total: "Total",
    noData: "No data available",
    noneInRange: (range: string) => `There is nothing in ${range}.`,
    emptiedBy: "Nothing is left with these filters:",
    searchFor: (text: string) => `Search: ${text}`,
    nothingToExport: "No data to export.",
    preparingFile: (kind: string) => `Preparing ${kind}`,
    exportFailed: "The file could not be made. Please try again.",
    excelFailed: "Failed to export to Excel. Please check console for details.",
    agreesWith: (label: string) => `Agrees with ${label}`,
    differsFrom: (label: string, amount: string) => `Does not agree with ${label}: ${amount} there`,
    opensReport: (label: string) => `Opens ${label} over the same days`,
    rowsPerPage: "Rows",
    pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
    firstPage: "First page",
    previousPage: "Previous page",
    nextPage: "Next page",
    lastPage: "Last page",
    pages: "Pages",
    details: "Details",
    failed: "An error occurred while fetching the report.",
    dismiss: "Dismiss",
    unreachable: "No response from the server. Please check your connection.",
    openAll: "Expand all",
    closeAll: "Collapse all",
    figures: "Summary",
    /** On a page that was printed from the browser's own menu. */
    onlyShown: (rows: string) => `These are only the rows on the screen. Ctrl+P prints all ${rows}.`,
  },
  filters: {
    all: (label: string) => `All ${label}`,
    optionsFailed: (label: string) => `${label} could not be loaded.`,
    /** By kind of filter, where the words are others. */
    failed: {
      vehicle: "Failed to load vehicle data.",
      branch: "Failed to load branch data.",
    } as Readonly<Record<string, string>>,
    noOptions: (label: string) => `No ${label.toLowerCase()} available`,
    /** By kind of filter, where the words are others. */
    none: {
      salesmen: "No salesmen available",
      supplier: "No suppliers found",
      purchasedItem: "No items found",
      item: "No items found",
    } as Readonly<Record<string, string>>,
    loading: {
      supplier: "Loading suppliers...",
      purchasedItem: "Loading items...",
      item: "Loading items...",
    } as Readonly<Record<string, string>>,
  },
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
  /** Titles and labels of definitions, and what the server or a rule says: a language has its own for the English words. */
  translate: (english: string) => english,
};

/** The shape of a catalogue of strings. */
export type Text = typeof enIN & {
  /** Messages by their keys and values; undefined for one that the language does not have, and in Indian English. */
  say?: (message: Message) => string | undefined;
  /** Those of the masters; Indian English unless given. They come with the first master: no report waits for them. */
  masters?: MastersText;
  /** Those of maps and trips, in the same way. */
  field?: FieldText;
  /** Those of the dashboard, in the same way. */
  dashboard?: DashboardText;
  /** Those of the list of a report's keys, in the same way. */
  shortcuts?: ShortcutsText;
  /** Those of the saved views, in the same way. */
  views?: typeof viewsText;
  /** Those of arranging columns, in the same way. */
  columns?: typeof columnsText;
  /** Those of a bill that is opened, in the same way. */
  bill?: typeof billText;
  /** Those of marking the bank book by the bank's statement, in the same way. */
  bankDates?: BankDateText;
  /** Those of the price lists, in the same way. */
  priceLists?: PriceListText;
  taxes?: TaxesText;
  reminder?: ReminderText;
  /** Those of what opens from the day book, in the same way. */
  dayBook?: typeof dayBookText;
  /** Those of a voucher that was posted, in the same way. */
  voucherView?: typeof voucherViewText;
  /** Those of what opens from the purchase reports and from the order report, in the same way. */
  purchase?: typeof purchaseText;
  order?: typeof orderText;
  /** Those of the profit and loss statement and of the balance sheet, in the same way. */
  statements?: typeof statementsText;
  /** Those of vouchers' details, in the same way. */
  vouchers?: typeof vouchersText;
  /** Those of documents on paper, in the same way. */
  papers?: PapersText;
  /** Those of the screen of partners, in the same way. */
  partners?: PartnersText;
};
