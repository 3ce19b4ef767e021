/**
 * An open document of a party, in paise. A customer's debit and a supplier's credit are positive.
 */
export interface OpenItem {
  party: string;
  day: string;
  due: string;
  /**
   * The part not settled by receipts or payments that name this document; negative for money on
   * account.
   */
  left: number;
  /** Whether a receipt or payment may name it. */
  isBill: boolean;
}

/** Amounts owed at the end of a day, by days overdue; advances reduce `NotDue`. */
export interface Ages {
  NotDue: number;
  Days30: number;
  Days60: number;
  Days90: number;
  Older: number;
}

/** Each party's open amounts by age. */
export function calculateAgeing(items: readonly OpenItem[], day: string): Record<string, Ages> {
  const ages: Record<string, Ages> = {};
  for (const party of new Set(items.map((item) => item.party))) {
    const of: Ages = { NotDue: 0, Days30: 0, Days60: 0, Days90: 0, Older: 0 };
    const { open, ahead } = openOf(items.filter((item) => item.party === party));
    for (const { item, left } of open) of[chooseAge(day, item.due)] += left;
    of.NotDue -= ahead;
    ages[party] = of;
  }
  return ages;
}

/**
 * A party's open documents, oldest first. Money on account settles the oldest; `ahead` is the rest
 * of it.
 */
export function openOf(own: readonly OpenItem[]): {
  open: { item: OpenItem; left: number }[];
  ahead: number;
} {
  let ahead = own.reduce((sum, { left }) => sum - Math.min(left, 0), 0);
  const open: { item: OpenItem; left: number }[] = [];
  for (const item of own.toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (item.left <= 0) continue;
    const paidAmount = Math.min(item.left, ahead);
    ahead -= paidAmount;
    if (item.left > paidAmount) open.push({ item, left: item.left - paidAmount });
  }
  return { open, ahead };
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function chooseAge(day: string, due: string): keyof Ages {
  const days = (Date.parse(day) - Date.parse(due)) / DAY_MS;
  if (days <= 0) return "NotDue";
  if (days <= 30) return "Days30";
  if (days <= 60) return "Days60";
  return days <= 90 ? "Days90" : "Older";
}

const DAY_MS = 86_400_000;
