import { ONES_WORDS, TENS_WORDS } from "../../format/amount-in-words.ts";

/** "One Lakh Sixty Two" → "ഒരു ലക്ഷത്തി അറുപത്തിരണ്ട്". Any other text stays unchanged. */
export function amountInMalayalam(amount: string): string {
  const unsigned = amount.replace(/^Minus /, "");
  const [whole, part] = splitPaise(unsigned);
  const rupees = whole === undefined ? undefined : readNumber(whole);
  const paise = part === undefined ? undefined : readNumber(part);
  if ((whole !== undefined && rupees === undefined) || (part !== undefined && paise === undefined))
    return amount;
  const words = [
    ...(rupees === undefined ? [] : [rupees === 0 ? "പൂജ്യം" : writeNumber(rupees)]),
    ...(paise === undefined ? [] : [`${writeNumber(paise)} പൈസ`]),
  ];
  return `${unsigned === amount ? "" : "മൈനസ് "}${words.join(", ")}`;
}

/** The words of the rupees and of the paise; one of them may be missing. */
function splitPaise(amount: string): [rupees: string | undefined, paise: string | undefined] {
  if (!amount.endsWith(PAISE_ENDING)) return [amount, undefined];
  const words = amount.slice(0, -PAISE_ENDING.length);
  const [rupees, paise] = words.split(" And ");
  return paise === undefined ? [undefined, words] : [rupees, paise];
}

const PAISE_ENDING = " Paise";

/** Undefined if a word is not of a number. */
function readNumber(words: string): number | undefined {
  let [total, group] = [0, 0];
  for (const word of words.split(" ")) {
    const scale = SCALES[word];
    const number = NUMBERS[word];
    if (word === "Hundred") group *= 100;
    else if (number !== undefined) group += number;
    else if (scale === undefined) return undefined;
    else {
      // The number of crores may itself have lakhs and thousands.
      total = word === "Crore" ? (total + group) * scale : total + group * scale;
      group = 0;
    }
  }
  const number = total + group;
  return number === 0 && words !== "Zero" ? undefined : number;
}

/** From 1. Every part but the last takes the form that joins it to the next one. */
function writeNumber(number: number): string {
  const crores = Math.floor(number / 10_000_000);
  const lakhs = Math.floor(number / 100_000) % 100;
  const thousands = Math.floor(number / 1000) % 100;
  const hundreds = Math.floor(number / 100) % 10;
  const rest = number % 100;
  const parts = [
    ...(crores > 0 ? [`${writeCount(crores)} കോടി`] : []),
    ...(lakhs > 0 ? [`${writeCount(lakhs)} ലക്ഷം`] : []),
    ...(thousands > 0 ? [`${writeBelowHundred(thousands, THOUSANDS_FROM_ONE, THOUSANDS_FROM_TEN)}ം`] : []),
    ...(hundreds > 0 ? [HUNDREDS[hundreds - 1] ?? ""] : []),
    ...(rest > 0 ? [writeBelowHundred(rest, NUMBERS_FROM_ONE, NUMBERS_FROM_TEN)] : []),
  ];
  return parts.map((part, at) => (at === parts.length - 1 ? part : joinToNext(part))).join(" ");
}

function writeCount(number: number): string {
  return number === 1 ? "ഒരു" : writeNumber(number);
}

/** `tens` are 10 to 90; 11 to 19 follow 1 to 9 in `ones`. */
function writeBelowHundred(number: number, ones: readonly string[], tens: readonly string[]): string {
  const [ten, one] = [Math.floor(number / 10), number % 10];
  if (ten === 0) return ones[one - 1] ?? "";
  if (one === 0) return tens[ten - 1] ?? "";
  if (ten === 1) return ones[8 + one] ?? "";
  // Twenty-one thousand has the "one" of twenty-one, not that of one thousand.
  const unit = ones === THOUSANDS_FROM_ONE && one === 1 ? "ഒന്നായിര" : (ones[one - 1] ?? "");
  const vowel = JOINED_VOWELS[unit.charAt(0)];
  const joinedUnit = vowel === undefined ? unit : vowel + unit.slice(1);
  return joinToNext(NUMBERS_FROM_TEN[ten - 1] ?? "") + joinedUnit;
}

function joinToNext(word: string): string {
  return word.replace(/റ്$/u, "റ്റി").replace(/ത്$/u, "ത്തി").replace(/ം$/u, "ത്തി");
}

const JOINED_VOWELS: Readonly<Record<string, string>> = { അ: "യ", ആ: "യാ", എ: "യെ", ഏ: "യേ", ഒ: "യൊ" };

const NUMBERS_FROM_ONE = [
  "ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത്",
  "പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്",
].flatMap((line) => line.split(" "));
const NUMBERS_FROM_TEN = "പത്ത് ഇരുപത് മുപ്പത് നാൽപ്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്".split(" ");
/** Without the ending of "thousand". */
const THOUSANDS_FROM_ONE = [
  "ആയിര രണ്ടായിര മൂവായിര നാലായിര അയ്യായിര ആറായിര ഏഴായിര എട്ടായിര ഒമ്പതിനായിര",
  "പതിനൊന്നായിര പന്ത്രണ്ടായിര പതിമൂവായിര പതിനാലായിര പതിനയ്യായിര പതിനാറായിര പതിനേഴായിര പതിനെട്ടായിര പത്തൊമ്പതിനായിര",
].flatMap((line) => line.split(" "));
const THOUSANDS_FROM_TEN =
  "പതിനായിര ഇരുപതിനായിര മുപ്പതിനായിര നാൽപ്പതിനായിര അമ്പതിനായിര അറുപതിനായിര എഴുപതിനായിര എൺപതിനായിര തൊണ്ണൂറായിര".split(" ");
const HUNDREDS = "നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം".split(" ");

const SCALES: Readonly<Record<string, number>> = { Crore: 10_000_000, Lakh: 100_000, Thousand: 1000 };
const NUMBERS: Readonly<Record<string, number>> = {
  Zero: 0,
  ...Object.fromEntries<number>(
    ONES_WORDS.map((word, at) => [word, at] as const).filter(([word]) => word !== ""),
  ),
  ...Object.fromEntries<number>(
    TENS_WORDS.map((word, at) => [word, at * 10] as const).filter(([word]) => word !== ""),
  ),
};
