import { readGstin } from "../books/find-gstin.ts";
import { readCountry } from "./countries.ts";

/** By the first two digits of their GSTINs. */
export const INDIAN_STATES = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
} as const;

/** A place of supply may also be another country, or the sea and islands outside all States. */
export const PLACES_OF_SUPPLY = {
  ...INDIAN_STATES,
  "96": "Foreign Country",
  "97": "Other Territory",
} as const;

export type StateCode = keyof typeof INDIAN_STATES;
type PlaceCode = keyof typeof PLACES_OF_SUPPLY;

/**
 * What the GSTIN, the State and the country of a master say together. `none` means that none of
 * them is given; `text` is the one that is given and not understood, which must never count as any
 * State.
 */
type StateReading =
  | { is: "known"; code: PlaceCode }
  | { is: "none" }
  | { is: "unknown"; text: string; of: "gstin" | "state" | "country" };

/**
 * The GSTIN's first two digits come first, then the State's name, short name or number, then the
 * country: one other than India is a foreign place, and contradicts a State.
 */
export function readState(
  gstin: string | null | undefined,
  state: string | null | undefined,
  country?: string | null,
): StateReading {
  const registration = readGstin(gstin);
  const ofGstin = registration.is === "known" ? findPlaceByNumber(registration.gstin.slice(0, 2)) : undefined;
  if (ofGstin) return { is: "known", code: ofGstin };
  const land = readCountry(country);
  const text = (state ?? "").trim();
  const words = splitStateText(text);
  if (words.length > 0 && words.join("") !== NOT_APPLICABLE) {
    const code = findPlaceByWords(words) ?? (readCountry(text).is === "foreign" ? FOREIGN_CODE : undefined);
    if (land.is !== "foreign") return code ? { is: "known", code } : { is: "unknown", text, of: "state" };
    if (code && isIndianState(code))
      return { is: "unknown", text: `${text}, ${country?.trim()}`, of: "country" };
  }
  if (land.is === "foreign") return { is: "known", code: FOREIGN_CODE };
  if (registration.is === "known") return { is: "unknown", text: registration.gstin, of: "gstin" };
  if (registration.is === "unknown") return { is: "unknown", text: registration.text, of: "gstin" };
  return land.is === "unknown" ? { is: "unknown", text: land.text, of: "country" } : { is: "none" };
}

/** Undefined if `readState` finds none, or one that it does not understand. */
export function findStateCode(
  gstin: string | null | undefined,
  state: string | null | undefined,
  country?: string | null,
): PlaceCode | undefined {
  const reading = readState(gstin, state, country);
  return reading.is === "known" ? reading.code : undefined;
}

export function getStateName(code: string | null): string | undefined {
  return (PLACES_OF_SUPPLY as Readonly<Record<string, string>>)[code ?? ""];
}

/**
 * Words in small letters, and numbers: "&" is "and", and what stands around a name is left out
 * ("UT of …", "IN-", "…, India"), unless nothing else is there.
 */
function splitStateText(text: string): readonly string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^in[\s-]+/, "");
  const words = plain.match(/[\p{L}]+|\d+/gu) ?? [];
  const telling = words.filter((word) => !FILLING_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A number beside a name ("32-Kerala") must be that State's; a PIN code beside it says nothing. */
function findPlaceByWords(words: readonly string[]): PlaceCode | undefined {
  const name = words.filter((word) => !/\d/.test(word)).join("");
  const numbers = words.filter((word) => /\d/.test(word) && (name === "" || word.length !== 6));
  const codes = new Set(numbers.map((number) => findPlaceByNumber(number.padStart(2, "0"))));
  if (name !== "") codes.add(PLACE_BY_SPELLING.get(name));
  const [code] = codes;
  return codes.size === 1 ? code : undefined;
}

function findPlaceByNumber(number: string): PlaceCode | undefined {
  const code = FORMER_NUMBERS[number] ?? number;
  return isPlaceCode(code) ? code : undefined;
}

function isIndianState(code: PlaceCode): boolean {
  return Object.hasOwn(INDIAN_STATES, code);
}

function isPlaceCode(code: string): code is PlaceCode {
  return Object.hasOwn(PLACES_OF_SUPPLY, code);
}

const FOREIGN_CODE = "96";

/** Daman and Diu, and Andhra Pradesh before Telangana. */
const FORMER_NUMBERS: Readonly<Record<string, PlaceCode>> = { "25": "26", "28": "37" };

const FILLING_WORDS: ReadonlySet<string> = new Set(["and", "of", "the", "ut", "state", "india"]);

/** What Tally exports for a ledger without a State. */
const NOT_APPLICABLE = "notapplicable";

/**
 * Short names (ISO 3166-2, vehicle registration), former names, and spellings of accounting
 * programs and of the GST portal.
 */
const OTHER_SPELLINGS: Readonly<Record<PlaceCode, readonly string[]>> = {
  "01": ["J&K", "Jammu Kashmir", "Jammu & Kashmir (UT)"],
  "02": ["HP", "Himachal"],
  "03": ["PB", "Panjab"],
  "04": ["CH"],
  "05": ["UK", "UT", "UA", "Uttaranchal", "Uttrakhand"],
  "06": ["HR"],
  "07": ["DL", "New Delhi", "NCT of Delhi", "Delhi (NCT)", "National Capital Territory of Delhi"],
  "08": ["RJ"],
  "09": ["UP"],
  "10": ["BR"],
  "11": ["SK"],
  "12": ["AR", "Arunachal"],
  "13": ["NL"],
  "14": ["MN"],
  "15": ["MZ"],
  "16": ["TR"],
  "17": ["ML"],
  "18": ["AS"],
  "19": ["WB"],
  "20": ["JH"],
  "21": ["OD", "OR", "Orissa"],
  "22": ["CG", "CT", "Chattisgarh", "Chhatisgarh", "Chatisgarh"],
  "23": ["MP"],
  "24": ["GJ"],
  "26": [
    ...[
      "DN",
      "DD",
      "DH",
      "DNH",
      "D&NH",
      "D&D",
      "DNHDD",
      "DNH & DD",
      "Dadra & Nagar Haveli",
      "Dadra Nagar Haveli",
    ],
    ...["Daman & Diu", "Dadra & Nagar Haveli & Daman & Diu", "Daman & Diu & Dadra & Nagar Haveli"],
  ],
  "27": ["MH", "Maharastra"],
  "29": ["KA"],
  "30": ["GA"],
  "31": ["LD", "Lakshadweep Islands", "Lakshdweep"],
  "32": ["KL", "Keralam"],
  "33": ["TN"],
  "34": ["PY", "Pondicherry", "Pondichery"],
  "35": ["AN", "A&N", "A&N Islands", "Andaman & Nicobar", "Andaman & Nicobar Island"],
  "36": ["TG", "TS", "Telengana"],
  "37": [
    "AP",
    "AD",
    "Andhra",
    "Andhra Pradesh (New)",
    "Andhra Pradesh (Old)",
    "Andhra Pradesh (Before Division)",
  ],
  "38": ["LA"],
  "96": ["FC", "Foreign", "Other Country", "Other Countries", "Outside India", "Abroad"],
  "97": ["OT", "Other Territories"],
};

const PLACE_BY_SPELLING: ReadonlyMap<string, PlaceCode> = new Map(
  Object.keys(PLACES_OF_SUPPLY)
    .filter(isPlaceCode)
    .flatMap((code) =>
      [PLACES_OF_SUPPLY[code], ...OTHER_SPELLINGS[code]].map(
        (spelling) => [splitStateText(spelling).join(""), code] as const,
      ),
    ),
);
