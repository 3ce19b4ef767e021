import { toText } from "@vanbook/sdk/messages";
import type { Said } from "@vanbook/sdk/rules";
import * as say from "../sdk/generated/messages.ts";
import { formatMessage } from "../sdk/text/say-in.ts";
import { expect, describe, test } from "vitest";
import { createVanbook } from "@vanbook/sdk";
import { NO_ACCESS, SIGNED_OUT } from "../sdk/token-route.ts";
import { elementTexts } from "./embed/failure-notice.ts";
import * as widgets from "./index.ts";
import { elementText } from "../sdk/generated/text/en-IN/element.ts";
import type { enIN, Text } from "../sdk/text/en-IN/en-IN.ts";
import { wholeEnIN } from "../sdk/text/en-IN/whole-en-IN.ts";
import { loadCatalogue } from "../sdk/text/languages.ts";
import { translateDefinition, listDefinitionTexts } from "../sdk/text/translated.ts";

const english = { ...wholeEnIN, element: elementText };

/** Every report and master that is exported to hosts. */
const definitions = Object.values(widgets).flatMap((widget) =>
  typeof widget === "function" && "definition" in widget ? [widget.definition as Definition] : [],
);
const words = [...new Set(definitions.flatMap((definition) => [...listDefinitionTexts(definition)]))].filter(
  (message) => /[A-Za-z]/.test(toText(message)),
);

/** The parts of a definition that the tests check, in addition to its texts. */
interface Definition {
  columns?: readonly { label?: string; field?: string }[];
  card?: object;
  record?: { id: unknown; name: unknown };
  list?: { search: unknown; amount?: unknown };
}

const languages = [
  ["hi", /\p{Script=Devanagari}/u],
  ["ml", /\p{Script=Malayalam}/u],
] as const;

describe.each(languages)("the catalogue of %s", async (tag, script) => {
  const own = { ...(await loadCatalogue(tag)), element: elementTexts[tag] } as Record<string, unknown>;
  const text = own as unknown as Text;

  test("has every text in its own script, in composed characters and with all variable parts", () => {
    const faults: string[] = [];
    for (const [path, source] of walkLeaves(english)) {
      const [translation, inEnglish] = [fillMarks(getAt(own, path)), fillMarks(source)];
      if (translation === undefined || inEnglish === undefined)
        faults.push(`${path}: ${String(translation)}`);
      else faults.push(...listFaults(translation, inEnglish, script).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test("translates the words of every definition", () => {
    expect(words.length).toBeGreaterThan(500);
    expect(
      words
        .filter((message) => listFaults(formatMessage(text, message), toText(message), script).length > 0)
        .map(toText),
    ).toEqual([]);
  });

  test("translates the messages that say why a page has no token", async () => {
    const { translate } = own as unknown as typeof enIN;
    const messages = [SIGNED_OUT, NO_ACCESS, await readTokenError()];
    expect(
      messages.filter((sentence) => listFaults(translate(sentence), sentence, script).length > 0),
    ).toEqual([]);
  });

  test("translates the messages of rules and of the server", () => {
    const { translate } = text;
    const requiredMessage = say.fieldRequired({ field: "Item Name" });
    const messages: Said[] = [
      requiredMessage,
      say.belowMinimum({ field: "MRP", limit: 0 }),
      say.tooManyDecimals({ field: "CCP", decimals: "four" }),
      say.tooLong({ field: "Remark", limit: 300 }),
      "Please sign in.",
      "Your role does not allow this.",
      "From Date must not be after To Date.",
      "Failed to fetch sale report. Please try again.",
      "Sales and tax accounts",
      say.besidesJournals({ accounts: "Output tax accounts", sum: "1,250.00" }),
      say.rowFault({ row: 3, fault: requiredMessage }),
    ];
    expect(
      messages
        .filter((each) => listFaults(formatMessage(text, each), toText(each), script).length > 0)
        .map(toText),
    ).toEqual([]);
    expect(formatMessage(text, requiredMessage)).toContain(translate("Item Name"));
    expect(formatMessage(text, { message: "Hello.", key: "ofANewerServer", values: {} })).toBe("Hello.");
    expect(translate("Kairali Distributors")).toBe("Kairali Distributors"); // names are not translated
  });
});

test("translating a definition leaves the names of fields unchanged", () => {
  const listFixedTexts = ({ card, record, list }: Definition) => [
    card,
    record?.id,
    record?.name,
    list?.search,
    list?.amount,
  ];
  for (const definition of definitions)
    expect(listFixedTexts(translateDefinition(definition, () => "word"))).toEqual(listFixedTexts(definition));
});

test("a catalogue is found by its language tag, with or without a country", async () => {
  const hasCatalogue = await Promise.all(
    ["ml", "ml-IN", "en-XA", "en-IN", "ta", "constructor"].map(
      async (tag) => (await loadCatalogue(tag)) !== undefined,
    ),
  );
  expect(hasCatalogue).toEqual([true, true, true, false, false, false]);
});

/** The message of a client whose page returns no token. */
async function readTokenError(): Promise<string> {
  const auth = { kind: "token", getToken: () => Promise.reject(new Error("None.")) } as const;
  const client = createVanbook({ baseUrl: "https://v.example", auth });
  return client.session.company({}).then(
    () => "",
    (error: Error) => error.message,
  );
}

/**
 * Faults of a translation: missing, not in its script, not NFC-composed, or without a variable part
 * of the source.
 */
function listFaults(translation: string, source: string, script: RegExp): string[] {
  const faults: string[] = [];
  const isLatin = source
    .split(/[^A-Za-z0-9]+/)
    .every((word) => /^\d*$/.test(word) || LATIN_WORDS.has(word.toUpperCase()));
  if (!isLatin && !script.test(translation)) faults.push(`${source} → ${translation}`);
  if (translation !== translation.normalize("NFC")) faults.push(`not composed: ${translation}`);
  const lostMarks = (source.match(/#\d#|\{\w+\}/g) ?? []).filter((mark) => !translation.includes(mark));
  if (lostMarks.length > 0) faults.push(`loses ${lostMarks.join()}: ${translation}`);
  return faults;
}

/** Every text of a catalogue and every function that returns one, with its path. */
function* walkLeaves(value: unknown, path = ""): Generator<[path: string, leaf: unknown]> {
  if (typeof value === "string" || typeof value === "function") {
    if (path !== "translate" && path !== "say" && !/File$| (file|value|example)$/.test(path))
      yield [path, value];
  } else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value))
      yield* walkLeaves(each, path === "" ? name : `${path}${PATH_STEP}${name}`);
}

function getAt(value: unknown, path: string): unknown {
  return path
    .split(PATH_STEP)
    .reduce((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** A text, or the result of a function called with marks that the result must contain. */
function fillMarks(leaf: unknown): string | undefined {
  if (typeof leaf !== "function") return leaf as string | undefined;
  const marks = Array.from({ length: leaf.length }, (_, place) => `#${place}#`);
  return String((leaf as (...values: unknown[]) => unknown)(...marks));
}

/** Between the names of a path; some names have a dot. */
const PATH_STEP = " → ";
/** Words written in Latin letters in every Indian language. */
const LATIN_WORDS: ReadonlySet<string> = new Set(
  (
    "GSTIN GST HSN MRP CGST SGST IGST B2B B2C PDF CSV EXCEL KM CTRL P N A VT NEFT DD CST TIN MAC PIN CCP DP SP BP LC TLC OS " +
    "IFSC UPI A4 A5 DISRT DLRYRT FRTLRT TXNME TXAMT TX HTML REACT EXPRESS KOA NEXT HONO GSTR 2B 3B IRN ARN"
  ).split(" "),
);
