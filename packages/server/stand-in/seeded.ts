import { formatPrice, price } from "@vanbook/sdk/books";
import { toDatabaseTime } from "../database-time.ts";
import { Problem } from "@vanbook/sdk/problem";
import { takeNextId, type StandInBooks, type StandInClock } from "./books.ts";
import { openBooks } from "./open-books.ts";
import { createAnswers } from "./request.ts";
import { FIRST_DAY } from "./seed-documents.ts";
import type { Seed } from "./seed.ts";

/** Opened a month before today; the documents are posted as a client would post them. */
export function createSeededBooks(seed: Seed, clock: StandInClock, isChecked = true): StandInBooks {
  const today = new Date(clock.now().getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
  const getDayBack = (back: number) => new Date(Date.parse(today) - back * DAY_MS).toISOString().slice(0, 10);
  const books = openBooks(seed.company, clock, getDayBack(FIRST_DAY), today);
  const { tables } = books;
  const creation = { created_at: toDatabaseTime(clock.now()) };
  for (const { name, place, from, to } of seed.routes)
    tables.routes.push({
      id: takeNextId(books, "routes"),
      name,
      place,
      from_place: from,
      to_place: to,
      ...creation,
    });
  for (const item of seed.items)
    tables.items.push({
      id: takeNextId(books, "items"),
      name: item.name,
      description: item.description || null,
      category_id: item.category,
      item_type: 1,
      hsn_code: item.hsn,
      unit_id: item.unit,
      larger_unit_id: item.larger?.[0] ?? null,
      per_larger_unit: item.larger === undefined ? null : item.larger[1].toFixed(3),
      tax_id: item.tax,
      ...{
        mrp: formatRupeePrice(item.mrp),
        ccp: formatRupeePrice(item.ccp),
        sp: formatRupeePrice(item.sp),
        dp: formatRupeePrice(item.dp),
      },
      ...creation,
    });
  const answers = createAnswers({
    ...{ books: () => books, given: () => undefined },
    ...{ keys: {}, isChecked, isSession: true },
  });
  const requests = [
    ...seed.accounts.map((body) => ({ operation: "accounts.create", body })),
    ...seed.documents(getDayBack),
  ];
  for (const [index, { operation, body }] of requests.entries()) {
    const answer = answers.call(operation, body, `seed-${index}`);
    if (answer instanceof Problem)
      throw new Error(`The seed's ${operation} (${index}) is refused: ${answer.message}`);
  }
  books.answers.clear();
  return books;
}

function formatRupeePrice(rupees: number): string {
  return formatPrice(price(String(rupees)));
}

const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
