import type { NamedBatch } from "@vanbook/sdk/books";
import { addDays } from "../calendar.ts";
import type { DemoItem } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/**
 * Makes the batches of goods that arrive. All goods of an item that arrive on one day have the same batch. Most are
 * fresh; every fifth is near its expiry date.
 */
export function createBatches(random: Random) {
  let arrived = 0;
  const latest = new Map<number, { date: string; batch: NamedBatch }>();

  /** The batch of an item that arrives on a day; empty for an item that keeps no batches. */
  const arriving = (item: DemoItem, date: string): { batch?: NamedBatch } => {
    if (item.months === undefined) return {};
    const known = latest.get(item.id);
    if (known?.date === date) return { batch: known.batch };
    const days = item.months * 30;
    arrived += 1;
    const left = arrived % 5 === 3 ? random.int(15, 90) : Math.round(days * (random.int(75, 98) / 100));
    const letters = `${random.pick(LETTERS)}${random.pick(LETTERS)}`;
    const code = `${letters}${date.slice(2, 4)}${date.slice(5, 7)}${random.int(100, 999)}`;
    // The expiry date as printed: the last day of a month.
    const month = addDays(date, left).slice(0, 7);
    const expiresOn = addDays(`${addDays(`${month}-28`, 5).slice(0, 7)}-01`, -1);
    const batch = { code: `${code}-${item.id}`, expiresOn };
    latest.set(item.id, { date, batch });
    return { batch };
  };

  /** The batch of goods that come back without a bill: the shops have goods of the latest batch. */
  const returning = ({ id }: DemoItem): { batch?: NamedBatch } => {
    const known = latest.get(id);
    return known ? { batch: known.batch } : {};
  };

  return { arriving, returning };
}

/** Letters at the start of a batch code. */
const LETTERS = ["A", "B", "D", "G", "H", "K", "M", "N", "P", "R", "S", "T", "V"];
