import type { NamedBatch } from "@vanbook/sdk/books";
import { addDays } from "../calendar.ts";
import type { DemoItem } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/** A day's goods of an item have one batch. Most are fresh; every fifth is near its expiry. */
export function createBatches(random: Random) {
  let arrivalCount = 0;
  const latest = new Map<number, { date: string; batch: NamedBatch }>();

  const chooseArrivingBatch = (item: DemoItem, date: string): { batch?: NamedBatch } => {
    if (item.months === undefined) return {};
    const latestBatch = latest.get(item.id);
    if (latestBatch?.date === date) return { batch: latestBatch.batch };
    const days = item.months * 30;
    arrivalCount += 1;
    const shelfDays =
      arrivalCount % 5 === 3 ? random.int(15, 90) : Math.round(days * (random.int(75, 98) / 100));
    const letters = `${random.pick(CODE_LETTERS)}${random.pick(CODE_LETTERS)}`;
    const code = `${letters}${date.slice(2, 4)}${date.slice(5, 7)}${random.int(100, 999)}`;
    // The last day of a month, as printed.
    const month = addDays(date, shelfDays).slice(0, 7);
    const expiresOn = addDays(`${addDays(`${month}-28`, 5).slice(0, 7)}-01`, -1);
    const batch = { code: `${code}-${item.id}`, expiresOn };
    latest.set(item.id, { date, batch });
    return { batch };
  };

  /** For goods that come back without a bill: the shops have the latest batch. */
  const chooseReturningBatch = ({ id }: DemoItem): { batch?: NamedBatch } => {
    const latestBatch = latest.get(id);
    return latestBatch ? { batch: latestBatch.batch } : {};
  };

  return { arriving: chooseArrivingBatch, returning: chooseReturningBatch };
}

const CODE_LETTERS = ["A", "B", "D", "G", "H", "K", "M", "N", "P", "R", "S", "T", "V"];
