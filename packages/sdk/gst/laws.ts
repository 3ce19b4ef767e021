import type { Paise, Percent } from "../books/money.ts";

/** What GSTR-1 takes from the law. Rows of a list are ordered by their day. */
export interface Gstr1Laws {
  largeInvoiceLimits: readonly LargeInvoiceLimit[];
  hsnParts: readonly HsnParts[];
}

/**
 * An invoice to an unregistered person in another State goes to table 5 if its value is above the
 * limit, otherwise to table 7.
 */
export interface LargeInvoiceLimit {
  /** `YYYY-MM-DD`, as in all rows of this file. */
  from: string;
  limit: Paise;
  source: string;
}

/** Whether table 12 has registered and unregistered customers apart. */
export interface HsnParts {
  from: string;
  isSplit: boolean;
  source: string;
}

export const GSTR1_LAWS: Gstr1Laws = {
  largeInvoiceLimits: [
    {
      from: "2017-07-01",
      limit: 2_50_000_00n,
      source: "Rule 59(4)(a)(ii) of the CGST Rules 2017: inter-State supplies to unregistered persons",
    },
    {
      from: "2024-08-01",
      limit: 1_00_000_00n,
      source: "Rule 59(4)(a)(ii), changed by notification 12/2024-Central Tax of 10 July 2024",
    },
  ],
  hsnParts: [
    { from: "2017-07-01", isSplit: false, source: "Form GSTR-1, table 12, as notified with rule 59" },
    {
      from: "2025-05-01",
      isSplit: true,
      source: "GSTN's advisory of 1 May 2025: phase III of table 12, with the tabs B2B and B2C",
    },
  ],
};

/** In paise; an invoice of exactly this value is not above it. Undefined for days before GST. */
export function findLargeInvoiceLimit(laws: Gstr1Laws, date: string): Paise | undefined {
  return laws.largeInvoiceLimits.findLast(({ from }) => from <= date)?.limit;
}

export function isHsnSplit(laws: Gstr1Laws, date: string): boolean {
  return laws.hsnParts.findLast(({ from }) => from <= date)?.isSplit ?? false;
}

/**
 * A rate of IGST, or of CGST and SGST together, in hundredths of a percent. It is in force from its
 * day until before `before`. A row with `hsnPrefixes` holds for these goods and services only.
 */
export interface RateInForce {
  rate: Percent;
  from: string;
  before?: string;
  hsnPrefixes?: readonly string[];
  source: string;
}

export const RATES_IN_FORCE: readonly RateInForce[] = [
  {
    ...{ rate: 0n, from: "2017-07-01" },
    source:
      "Notifications 2/2017 and 12/2017-Central Tax (Rate): nil-rated and exempt supplies; since 22 September 2025 10/2025",
  },
  { rate: 10n, from: "2017-10-23", source: "Notification 40/2017-Central Tax (Rate): to merchant exporters" },
  { rate: 25n, from: "2017-07-01", source: "Notification 1/2017-Central Tax (Rate), schedule VI" },
  { rate: 100n, from: "2019-04-01", source: "Notification 3/2019-Central Tax (Rate): affordable housing" },
  { rate: 150n, from: "2019-10-01", source: "Notification 20/2019-Central Tax (Rate): job work on diamonds" },
  { rate: 300n, from: "2017-07-01", source: "Notification 1/2017-Central Tax (Rate), schedule V" },
  { rate: 500n, from: "2017-07-01", source: "Notification 1/2017-Central Tax (Rate), schedule I" },
  { rate: 600n, from: "2022-04-01", source: "Notification 2/2022-Central Tax (Rate): bricks without credit" },
  { rate: 750n, from: "2019-04-01", source: "Notification 3/2019-Central Tax (Rate): other housing" },
  {
    ...{ rate: 1200n, from: "2017-07-01", before: "2025-09-22" },
    source: "Notification 1/2017-Central Tax (Rate), schedule II, until notification 9/2025",
  },
  {
    ...{ rate: 1200n, from: "2025-09-22", hsnPrefixes: ["6815", "690100", "690410", "690510"] },
    source: "Notification 14/2025-Central Tax (Rate): bricks and roofing tiles",
  },
  { rate: 1800n, from: "2017-07-01", source: "Notification 1/2017-Central Tax (Rate), schedule III" },
  {
    ...{ rate: 2800n, from: "2017-07-01", before: "2025-09-22" },
    source: "Notification 1/2017-Central Tax (Rate), schedule IV, until notification 9/2025",
  },
  {
    ...{ rate: 2800n, from: "2025-09-22", before: "2026-02-01" },
    hsnPrefixes: ["210690", "2401", "2402", "2403", "2404"],
    source:
      "Notification 9/2025-Central Tax (Rate), schedule VII: pan masala and tobacco; omitted by 19/2025 from 1 February 2026",
  },
  { rate: 4000n, from: "2025-09-22", source: "Notification 9/2025-Central Tax (Rate), schedule III" },
];

/**
 * Whether a supply of that day may have the rate. Of a note, the day is that of its invoice. A code
 * that is shorter than those of a row is one of them if it may be continued to one.
 */
export function isRateInForce(rate: Percent, date: string, hsnCode: string): boolean {
  return RATES_IN_FORCE.some(
    (row) =>
      row.rate === rate &&
      row.from <= date &&
      (row.before === undefined || date < row.before) &&
      (row.hsnPrefixes?.some((prefix) => hsnCode.startsWith(prefix) || prefix.startsWith(hsnCode)) ?? true),
  );
}
