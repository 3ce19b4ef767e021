import type { OfferedOption } from "../../parts/option.ts";
import { codesOf, indexNext, namesOf, type ChoiceIndex, type Haystack } from "./choice-index.ts";
import { beginsAt, folded, hasWord } from "./folded.ts";

/** What is offered of a list, best first; `isCut` where there is more than so many. */
export interface Offered {
  options: readonly OfferedOption[];
  isCut: boolean;
}

/** How many are offered at most, those that come first among equals, and what else there is to say of one of them. */
interface Offer {
  limit: number;
  lately?: ChoiceIndex;
}

/**
 * What is meant by what was typed: first a whole code or name, then names that begin with it, words within them that do, codes that do, names
 * with words that begin with each of its words, and at last those that have it anywhere. Within each of these `lately` come first; when
 * little is typed, before all others.
 */
export function findChoices(index: ChoiceIndex, typed: string, { limit, lately }: Offer): Offered {
  const needle = folded(typed);
  if (needle === "") return { options: [], isCut: false };
  const found = new Map<string, OfferedOption>();
  const lists = lately ? [lately, index] : [index];
  const steps =
    needle.length <= LITTLE
      ? lists.flatMap((list) => WAYS.map((way) => ({ list, way })))
      : WAYS.flatMap((way) => lists.map((list) => ({ list, way })));
  const seen: Seen = new Map();
  for (const { list, way } of steps) {
    // One more than is shown: then it is known that there are more.
    if (found.size > limit) break;
    search(list, way, { typed: needle, seen }, (option) => {
      if (!found.has(option.value)) found.set(option.value, option);
      return found.size <= limit;
    });
  }
  return { options: sureOf([...found.values()].slice(0, limit), needle), isCut: found.size > limit };
}

/** How a text is looked for: in names or codes, by which needle, and which of its places count. */
interface Way {
  where: "names" | "codes";
  needleOf: (typed: string) => string | undefined;
  counts?: (text: string, at: number, typed: string) => boolean;
  isSure?: true;
}

const WAYS: readonly Way[] = [
  { where: "codes", needleOf: (typed) => `\n${typed}\n`, isSure: true },
  { where: "names", needleOf: (typed) => `\n${typed}\n`, isSure: true },
  { where: "names", needleOf: (typed) => `\n${typed}`, isSure: true },
  { where: "names", needleOf: (typed) => typed, counts: beginsAt, isSure: true },
  { where: "codes", needleOf: (typed) => `\n${typed}` },
  {
    where: "names",
    needleOf: longestOfSeveral,
    counts: (text, at, typed) => beginsAt(text, at) && hasAll(lineAt(text, at), typed),
  },
  { where: "names", needleOf: (typed) => typed },
  { where: "codes", needleOf: (typed) => typed },
];

/** Whether a block has what was typed anywhere: most have not, and are then looked through once and not in each way. */
type Seen = Map<Haystack, boolean>;

/** Goes through a list in one way, block by block, making those that are not ready yet, until `take` wants no more. */
function search(
  list: ChoiceIndex,
  way: Way,
  { typed, seen }: { typed: string; seen: Seen },
  take: (option: OfferedOption) => boolean,
): void {
  const needle = way.needleOf(typed);
  if (needle === undefined) return;
  const isWhole = needle.includes(typed);
  for (let block = 0; block < list.blocks.length || indexNext(list); block += 1) {
    const haystack = way.where === "names" ? namesOf(list, block) : codesOf(list, block);
    if (isWhole && !has(haystack, typed, seen)) continue;
    const isWanted = searchBlock(haystack, { ...way, needle, typed }, (at) => {
      const option = list.choices[haystack.owners[at] ?? 0];
      const beside = way.where === "codes" ? { beside: haystack.given?.[at] ?? "" } : {};
      return option === undefined || take({ ...option, ...beside, isSure: way.isSure ?? false });
    });
    if (!isWanted) return;
  }
}

function has(haystack: Haystack, typed: string, seen: Seen): boolean {
  const known = seen.get(haystack);
  if (known !== undefined) return known;
  const found = haystack.text.includes(typed);
  seen.set(haystack, found);
  return found;
}

/** One text is found once. Answers false once `take` wants no more. */
function searchBlock(
  { text, starts }: Haystack,
  { needle, typed, counts }: Pick<Way, "counts"> & { needle: string; typed: string },
  take: (at: number) => boolean,
): boolean {
  let from = 0;
  for (;;) {
    const hit = text.indexOf(needle, from);
    if (hit < 0) return true;
    if (counts && !counts(text, hit, typed)) {
      from = hit + 1;
      continue;
    }
    const at = lastBefore(starts, needle.startsWith("\n") ? hit + 1 : hit);
    if (!take(at)) return false;
    const next = starts[at + 1];
    if (next === undefined) return true;
    // From the end of the line before it, which a needle may begin with.
    from = next - 1;
  }
}

/** The place of the last start that is not after a position. */
function lastBefore(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Of several with the same code none is surer than the next. */
function sureOf(found: OfferedOption[], needle: string): OfferedOption[] {
  const [first, second] = found;
  const isOf = (option: OfferedOption | undefined) => folded(option?.beside ?? "") === needle;
  return first && isOf(first) && isOf(second) ? [{ ...first, isSure: false }, ...found.slice(1)] : found;
}

function longestOfSeveral(typed: string): string | undefined {
  const words = typed.split(" ");
  return words.length < 2
    ? undefined
    : words.reduce((one, other) => (other.length > one.length ? other : one));
}

function hasAll(name: string, typed: string): boolean {
  return typed.split(" ").every((word) => hasWord(name, word));
}

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at));
}

/** So many letters say little: what is usual counts for more. */
const LITTLE = 2;
