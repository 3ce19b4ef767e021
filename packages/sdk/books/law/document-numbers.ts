import * as say from "../../generated/messages.ts";
import type { KeyedMessage } from "../../messages/message.ts";

/**
 * What the law demands of the numbers of invoices, bills of supply, notes and delivery challans. A
 * row holds for documents from its day on, together with the rows before it.
 */
interface NumberLaw {
  from: string;
  /** The most characters of a number. */
  limit?: number;
  /** The characters that a number may have, as in the brackets of a regular expression. */
  characters?: string;
  /** The characters with which a number must not begin. */
  notFirst?: string;
  source: string;
}

export const NUMBER_LAWS: readonly NumberLaw[] = [
  {
    ...{ from: "2017-07-01", limit: 16, characters: "A-Za-z0-9/-" },
    source:
      "Rule 46(b) of the CGST Rules 2017 (notification 10/2017-Central Tax); alike rules 49(b), 53(1A)(c) and 55(1)",
  },
  {
    ...{ from: "2020-10-01", notFirst: "0/-" },
    source:
      "E-invoice schema 1.1 (form GST INV-01, notification 60/2020-Central Tax); e-invoices began on this day (13/2020)",
  },
];

/** `limit`: too long; `characters`: has others; `start`: begins with a character that it must not. */
export type NumberFault = "limit" | "characters" | "start";

/** The faults of the number of a document of `day` (`YYYY-MM-DD`). */
export function findNumberFaults(number: string, day: string): NumberFault[] {
  const faults = new Set<NumberFault>();
  for (const { limit, characters, notFirst } of listLawsOn(day)) {
    if (limit !== undefined && [...number].length > limit) faults.add("limit");
    if (characters !== undefined && new RegExp(`[^${characters}]`, "u").test(number))
      faults.add("characters");
    if (notFirst?.includes(number.charAt(0))) faults.add("start");
  }
  return [...faults];
}

/**
 * The faults of an invoice series whose documents are of `day`, by the longest of its numbers that
 * may come: `/` and six digits after its name. Without a day, by all of the law.
 */
export function listSeriesFaults(name: string, day = LAST_DAY): KeyedMessage[] {
  const number = `${name}/${LARGEST_NUMBER}`;
  const messages: Readonly<Record<NumberFault, () => KeyedMessage>> = {
    limit: () => {
      const limit = findLimit(day);
      const room = findLongestSeries(day);
      return say.seriesTooLong({ name, digits: DIGIT_COUNT, length: [...number].length, limit, room });
    },
    characters: () => say.seriesCharacters({ name }),
    start: () => say.seriesStart({ start: name.charAt(0) }),
  };
  return findNumberFaults(number, day).map((fault) => messages[fault]());
}

/**
 * What a list of series says of those whose numbers the law does not allow: it names three and
 * counts the others. Undefined if there are none.
 */
export function describeRefusedSeries(names: readonly string[]): KeyedMessage | undefined {
  const refusedNames = names.filter((name) => listSeriesFaults(name).length > 0);
  if (refusedNames.length === 0) return undefined;
  const places = refusedNames.slice(0, MOST_NAMES).join(", ");
  const count = refusedNames.length - MOST_NAMES;
  return say.seriesRefused({ names: count > 0 ? say.placesAndMore({ places, count }) : places });
}

/** The most characters that the name of a series may have. */
export function findLongestSeries(day: string): number {
  return findLimit(day) - `/${LARGEST_NUMBER}`.length;
}

function findLimit(day: string): number {
  return Math.min(...listLawsOn(day).map(({ limit = Infinity }) => limit));
}

function listLawsOn(day: string): readonly NumberLaw[] {
  return NUMBER_LAWS.filter(({ from }) => from <= day);
}

/** The most digits that the bills of a series are expected to reach in a year. */
const DIGIT_COUNT = 6;
const LARGEST_NUMBER = "9".repeat(DIGIT_COUNT);
const MOST_NAMES = 3;
const LAST_DAY = "9999-12-31";
