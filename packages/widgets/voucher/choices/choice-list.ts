import type { OfferedOption, Option } from "../../parts/option.ts";
import { indexOf, type ChoiceIndex } from "./choice-index.ts";
import { findChoices, type Offered } from "./find-choices.ts";

/** What a field chooses among, with what finds something in it; made once for all fields that offer the same list. */
export interface ChoiceList {
  index: ChoiceIndex;
  byValue: ReadonlyMap<string, Option>;
  /** By the name in small letters. */
  byName: ReadonlyMap<string, Option>;
}

/** The list of these options. */
export function choiceList(options: readonly Option[]): ChoiceList {
  const known = lists.get(options);
  if (known) return known;
  const list = createList(options);
  lists.set(options, list);
  return list;
}

/** What is typed into a field: null while it shows its list without, undefined while it is not used. */
export type Asked = string | null | undefined;

/** What a field offers for what is asked. */
export function offeredOf(
  { index }: Pick<ChoiceList, "index">,
  asked: Asked,
  { chosen, lately }: { chosen?: Option | undefined; lately?: ChoiceIndex | undefined } = {},
): Offered {
  const isShort = index.choices.length <= WHOLE;
  const limit = isShort ? WHOLE : SHOWN;
  const offer = { limit, ...(lately && { lately }) };
  if (typeof asked === "string" && asked.trim() !== "")
    return known(findChoices(index, asked, offer), chosen);
  // A list of thousands is not even begun for a field that nobody looks at.
  if (asked === undefined && !isShort) return { options: chosen ? [chosen] : [], isCut: true };
  const first = lately?.choices ?? [];
  const named = new Set(first.map(({ value }) => value));
  const options: Option[] = [...first];
  for (const choice of index.choices) {
    if (options.length > limit) break;
    if (!named.has(choice.value)) options.push(choice);
  }
  const shown = options.slice(0, limit);
  const isShown = chosen === undefined || shown.some(({ value }) => value === chosen.value);
  return { options: isShown ? shown : [chosen, ...shown], isCut: options.length > limit };
}

/** Its words are needed when one leaves the field without having chosen another. */
function known({ options, isCut }: Offered, chosen: Option | undefined): Offered {
  if (!chosen || options.some(({ value }) => value === chosen.value)) return { options, isCut };
  const hidden: OfferedOption = { ...chosen, isHidden: true };
  return { options: [...options, hidden], isCut };
}

function createList(options: readonly Option[]): ChoiceList {
  let byValue: Map<string, Option> | undefined;
  let byName: Map<string, Option> | undefined;
  return {
    index: indexOf(options),
    get byValue() {
      return (byValue ??= firstBy(options, ({ value }) => value));
    },
    get byName() {
      return (byName ??= firstBy(options, ({ label }) => label.trim().toLowerCase()));
    },
  };
}

function firstBy(options: readonly Option[], nameOf: (option: Option) => string): Map<string, Option> {
  // Of those that are called the same the first one stays.
  return new Map(options.toReversed().map((option) => [nameOf(option), option]));
}

const lists = new WeakMap<readonly Option[], ChoiceList>();

/** A list of so many is offered as a whole; of a longer one so many, and one goes on typing. */
const WHOLE = 500;
const SHOWN = 100;
