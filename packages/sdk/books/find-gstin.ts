/** What the text of a GSTIN says. `none` means that it is empty, or says that there is none. */
type GstinReading = { is: "known"; gstin: string } | { is: "none" } | { is: "unknown"; text: string };

/**
 * In capitals, without blanks. A wrong check digit is a doubt that a form asks about; a text of
 * another form is not understood, so it says neither that somebody is registered nor where.
 */
export function readGstin(gstin: string | null | undefined): GstinReading {
  const text = findGstin(gstin);
  if (text === undefined) return { is: "none" };
  const plain = text.replaceAll(/[\s-]/g, "");
  return hasGstinForm(plain) ? { is: "known", gstin: plain } : { is: "unknown", text };
}

/**
 * The text in capitals, whether it is understood or not; undefined if there is none. "URP" is what
 * returns and programs write for an unregistered person, who has none; others write it in words.
 */
export function findGstin(gstin: string | null | undefined): string | undefined {
  const text = (gstin ?? "").trim().toUpperCase();
  return NO_GSTIN_WORDS.has(text.replaceAll(/[^A-Z\d]/g, "")) ? undefined : text;
}

/** State, PAN and number, and a first number that a State, other territory or the centre has. */
function hasGstinForm(gstin: string): boolean {
  return GSTIN_PATTERN.test(gstin) && isGstinState(gstin);
}

/** GST codes of the states and union territories; 97 is other territory, 99 the centre. */
export function isGstinState(gstin: string): boolean {
  const code = Number(gstin.slice(0, 2));
  return (code >= 1 && code <= 38) || code === 97 || code === 99;
}

/**
 * State, PAN (or TAN for tax deductors) and number, then Z, C, D or K; embassies, non-residents and
 * suppliers of online services from abroad (OS) have another format.
 */
export const GSTIN_PATTERN =
  /^\d{2}([A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z][ZCDK]|\d{2}[A-Z]{3}\d{5}(UN|ON|NR|OS))[0-9A-Z]$/;

const NO_GSTIN_WORDS: ReadonlySet<string> = new Set([
  ...["", "URP", "URD", "UNREGISTERED", "UNREGISTEREDPERSON", "UNREGISTEREDDEALER", "NOTREGISTERED"],
  ...["CONSUMER", "UNREGISTEREDCONSUMER", "NOTAPPLICABLE", "NA", "NIL", "NONE", "NO"],
]);
