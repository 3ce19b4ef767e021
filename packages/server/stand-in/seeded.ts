import { formatPrice, price } from "@vanbook/sdk/books";
import { toDatabaseTime } from "../database-time.ts";
import { Problem } from "@vanbook/sdk/problem";
import { nextId, type StandInBooks, type StandInClock } from "./books.ts";
import { openBooks } from "./open-books.ts";
import { createAnswers } from "./request.ts";
import { FIRST_DAY } from "./seed-documents.ts";
import type { Seed } from "./seed.ts";

/** The books of a business, opened a month ago, with its documents posted as a client would post them. */
export function seededBooks(seed: Seed, clock: StandInClock, isChecked = true): StandInBooks {
  const today = new Date(clock.now().getTime() + INDIA).toISOString().slice(0, 10);
  const day = (back: number) => new Date(Date.parse(today) - back * DAY).toISOString().slice(0, 10);
  const books = openBooks(seed.company, clock, day(FIRST_DAY), today);
  const { tables } = books;
  const made = { created_at: toDatabaseTime(clock.now()) };
  for (const { name, place, from, to } of seed.routes)
    tables.routes.push({ id: nextId(books, "routes"), name, place, from_place: from, to_place: to, ...made });
  for (const item of seed.items)
    tables.items.push({
      id: nextId(books, "items"),
      name: item.name,
      description: item.description || null,
      category_id: item.category,
      item_type: 1,
      hsn_code: item.hsn,
      unit_id: item.unit,
      larger_unit_id: item.larger?.[0] ?? null,
      per_larger_unit: item.larger === undefined ? null : item.larger[1].toFixed(3),
      tax_id: item.tax,
      ...{ mrp: priced(item.mrp), ccp: priced(item.ccp), sp: priced(item.sp), dp: priced(item.dp) },
      ...made,
    });
  const answers = createAnswers({
    ...{ books: () => books, given: () => undefined },
    ...{ keys: {}, isChecked, isSession: true },
  });
  const requests = [
    ...seed.accounts.map((body) => ({ operation: "accounts.create", body })),
    ...seed.documents(day),
  ];
  for (const [index, { operation, body }] of requests.entries()) {
    const answered = answers.call(operation, body, `seed-${index}`);
    if (answered instanceof Problem)
      throw new Error(`The seed's ${operation} (${index}) is refused: ${answered.message}`);
  }
  books.answers.clear();
  return books;
}

function priced(rupees: number): string {
  return formatPrice(price(String(rupees)));
}

const DAY = 86_400_000;
/** India's offset from UTC in milliseconds. */
const INDIA = 5.5 * 60 * 60 * 1000;
