import { createRandom, type Random } from "../../testing/random.ts";
import type { BooksEntry, StatementDocument } from "../statement.ts";
import { makeDocument } from "./sample-statement.ts";

export interface NoisyBooks {
  documents: readonly StatementDocument[];
  entries: readonly BooksEntry[];
  /** By the path of a document: the id of its entry, and whether they must match exactly. */
  truth: ReadonlyMap<string, TruePair>;
}

interface TruePair {
  id: string;
  noise: Noise;
}

/** What was changed in the books; the first three kinds leave an exact match. */
type Noise = "none" | "spelling" | "paise" | "number" | "date" | "gstin" | "amount" | "two";

export const EXACT_NOISE: ReadonlySet<Noise> = new Set(["none", "spelling", "paise"]);

/**
 * The invoices of a month from many suppliers, and the books of a company that entered them: some
 * wrongly, and a twelfth on each side alone. The same seed makes the same.
 */
export function makeNoisyBooks(count: number, seed: number): NoisyBooks {
  const random = createRandom(seed);
  const suppliers = Array.from({ length: Math.ceil(count / 15) }, (_, at) => makeSupplier(at, random));
  const documents: StatementDocument[] = [];
  const entries: BooksEntry[] = [];
  const truth = new Map<string, TruePair>();
  const oneSided = Math.floor(count / 10);
  for (let at = 0; at < count + 2 * oneSided; at += 1) {
    const supplier = random.pick(suppliers);
    const document = makeInvoice(supplier, `data.docdata.b2b[0].inv[${at}]`, random);
    const id = `E${at}`;
    const noise = random.pick(NOISE_SHARES);
    const isInBooksOnly = at % 12 === 5;
    const isInFileOnly = at % 12 === 11;
    if (!isInBooksOnly) documents.push(document);
    if (!isInFileOnly) entries.push(changeEntry({ ...pickEntry(document), id }, { noise, supplier, random }));
    if (!isInBooksOnly && !isInFileOnly) truth.set(document.path, { id, noise });
  }
  return { documents: random.shuffle(documents), entries: random.shuffle(entries), truth };
}

interface Supplier {
  gstins: readonly string[];
  style: (serial: number) => string;
  serial: number;
  /** What each of its invoices costs, if it always sells the same. */
  fixedPaise: number | undefined;
}

function makeSupplier(at: number, random: Random): Supplier {
  const pan = `AABC${"ABCDEFGHJK"[at % 10]}${String(1000 + at)}F`;
  return {
    gstins: ["32", "33", "29"].slice(0, random.int(1, 3)).map((state) => `${state}${pan}1Z5`),
    style: random.pick(NUMBER_STYLES),
    serial: random.int(1, 900),
    fixedPaise: random.int(1, 10) === 1 ? random.int(5, 50) * 100_00 : undefined,
  };
}

const NUMBER_STYLES: readonly ((serial: number) => string)[] = [
  (serial) => `INV/${String(serial).padStart(4, "0")}/26-27`,
  (serial) => `${serial}/2026-27`,
  (serial) => `SI-${String(serial).padStart(5, "0")}`,
  (serial) => String(serial),
  (serial) => `B2B/2627/${serial}`,
  (serial) => `KL${String(serial).padStart(6, "0")}`,
];

function makeInvoice(supplier: Supplier, path: string, random: Random): StatementDocument {
  supplier.serial += random.int(1, 3);
  const [gstin = ""] = supplier.gstins;
  const taxable = BigInt(supplier.fixedPaise ?? random.int(100_00, 90_000_00));
  const rate = random.pick([5n, 18n]);
  const half = (taxable * rate) / 200n;
  return makeDocument({
    ...{ path, gstin, number: supplier.style(supplier.serial), taxable, cgst: half, sgst: half },
    ...{ date: writeDay(random.int(1, 31)), value: taxable + 2n * half },
  });
}

function pickEntry({ kind, gstin, number, date, value, taxable, cgst, sgst, igst, cess }: StatementDocument) {
  return { kind, gstin, number, date, value, taxable, cgst, sgst, igst, cess };
}

const NOISE_SHARES: readonly Noise[] = (
  [
    ["none", 40],
    ["spelling", 15],
    ["paise", 8],
    ["number", 10],
    ["date", 10],
    ["gstin", 7],
    ["amount", 8],
    ["two", 2],
  ] as const
).flatMap(([noise, percent]) => Array<Noise>(percent).fill(noise));

function changeEntry(
  entry: BooksEntry,
  how: { noise: Noise; supplier: Supplier; random: Random },
): BooksEntry {
  const { noise, supplier, random } = how;
  const number = entry.number ?? "";
  switch (noise) {
    case "none":
      return entry;
    case "spelling":
      return { ...entry, number: random.pick(OTHER_SPELLINGS)(number) };
    case "paise":
      return { ...entry, value: entry.value + BigInt(random.int(-100, 100)), taxable: entry.taxable + 37n };
    case "number":
      return { ...entry, number: random.pick(TYPING_MISTAKES)(number) };
    case "date":
      return { ...entry, date: moveDay(entry.date, random.int(1, 9)) };
    case "gstin": {
      const other = random.pick(supplier.gstins.length > 1 ? supplier.gstins.slice(1) : [null]);
      return { ...entry, gstin: other };
    }
    case "amount": {
      const more = BigInt(random.int(1_01, 5_000_00));
      return { ...entry, taxable: entry.taxable + more, value: entry.value + more };
    }
    case "two":
      return { ...entry, number: "none", date: moveDay(entry.date, 3) };
  }
}

/** Each is still the same number. */
const OTHER_SPELLINGS: readonly ((number: string) => string)[] = [
  (number) => number.toLowerCase(),
  (number) => number.replaceAll("/", "-"),
  (number) => number.replaceAll("-", " "),
  (number) => number.replace(/(?<!\d)0+/, ""),
  (number) => number.replace(/[/-]?(2026-27|26-27|2627)/, ""),
  (number) => (/26-?27/.test(number) ? number : `${number}/26-27`),
];

/** What people mistype: each is another number. */
const TYPING_MISTAKES: readonly ((number: string) => string)[] = [
  (number) => number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
  (number) => `${number}1`,
  (number) => number.slice(1),
  () => "BILL",
];

function writeDay(day: number): string {
  return `2026-10-${String(day).padStart(2, "0")}`;
}

function moveDay(day: string, days: number): string {
  const at = Number(day.slice(8));
  return writeDay(at > 16 ? at - days : at + days);
}
