/**
 * What a text of the contract is (`x-text`): `name`, a user name; `code`, a short code that people
 * type; `line`, text of one line (the default); `lines`, text that may have line breaks; `typed`,
 * kept exactly as it was sent: a password, a file.
 */
export type TextKind = "name" | "code" | "line" | "lines" | "typed";

/**
 * A text as it is stored. User names and codes have one form: NFKC, no invisible or control
 * characters, single spaces, and one case (small letters in names, capitals in codes). Other texts
 * stay as typed, as NFC without invisible formatting characters; ZWJ and ZWNJ stay, because Hindi
 * and Malayalam need them.
 */
export function toCanonicalText(kind: TextKind, text: string): string {
  if (kind === "name") return toCanonicalName(text);
  if (kind === "code") return removeUnseen(text).toUpperCase().normalize("NFKC");
  if (kind === "typed" || PLAIN_TEXT.test(text)) return text;
  return text.normalize("NFC").replaceAll(FORMATTING_CHARACTERS, "");
}

/** The one form in which a user name is stored, compared and counted. */
export function toCanonicalName(name: string): string {
  return removeUnseen(name).toLowerCase().normalize("NFKC");
}

/** Control characters, and line breaks where the text has one line, are refused. */
export function isAllowedText(kind: TextKind, text: string): boolean {
  if (kind === "typed") return true;
  return !(kind === "lines" ? CONTROL_CHARACTERS : CONTROLS_OR_BREAKS).test(text);
}

/** As one line for a terminal: control and formatting characters are shown as `\u{1b}`. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    JOINER_CHARACTERS.has(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

function removeUnseen(text: string): string {
  return text.normalize("NFKC").replaceAll(UNSEEN_CHARACTERS, "").replaceAll(/\s+/gu, " ").trim();
}

/** Also Braille's blank, and an unpaired surrogate, which has no form in UTF-8. */
const UNSEEN_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PLAIN_TEXT = /^[\t\n\r -~]*$/;
/** All of Unicode's format characters except ZWNJ and ZWJ, and except tags, which flags need. */
const FORMATTING_CHARACTERS = /(?!\u200c|\u200d|[\u{e0000}-\u{e007f}])\p{Cf}/gu;
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/u;
const CONTROLS_OR_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const JOINER_CHARACTERS: ReadonlySet<string> = new Set(["\u200c", "\u200d"]);
