/** A fact that the portal needs and the books do not have, or have in a form that it does not take. */
export interface FactFault<Place extends string = FactPlace> {
  /** In the e-invoice: `BuyerDtls.Pin`, `ItemList[2].HsnCd`. */
  path: string;
  /** Where the user can put it right. */
  place: Place;
  problem: FactProblem;
}

export type FactPlace = "company" | "customer" | "item" | "document" | "series";
export type FactProblem = "missing" | "tooShort" | "tooLong" | "notUsable";

export interface Facts<Place extends string = FactPlace> {
  faults: FactFault<Place>[];
  refuse(path: string, place: Place, problem: FactProblem): void;
}

export function openFacts<Place extends string = FactPlace>(): Facts<Place> {
  const faults: FactFault<Place>[] = [];
  return { faults, refuse: (path, place, problem) => faults.push({ path, place, problem }) };
}

interface TextRule<Place extends string> {
  path: string;
  place: Place;
  least: number;
  most: number;
}

/** A text that must be there; what is returned for a fault is of no use. */
export function takeText<Place extends string>(
  facts: Facts<Place>,
  value: string | null,
  { path, place, least, most }: TextRule<Place>,
): string {
  const text = spellText(value);
  if (text === "") facts.refuse(path, place, "missing");
  else if (text.length < least) facts.refuse(path, place, "tooShort");
  else if (text.length > most) facts.refuse(path, place, "tooLong");
  return text;
}

/** A text that may be left out, and is if the portal would not take it. */
export function takeOptional(value: string | null, least: number, most: number): string | undefined {
  const text = spellText(value);
  return text.length >= least && text.length <= most ? text : undefined;
}

/** Of a telephone number: its last digits without the zeros before them. */
export function takeDigits(value: string | null): string | undefined {
  const digits = (value ?? "").replaceAll(/\D/g, "").replace(/^0+/, "");
  return /^\d{6,12}$/.test(digits) ? digits : undefined;
}

export function takeEmail(value: string | null): string | undefined {
  const text = (value ?? "").trim();
  return text.length <= 100 && /^[a-zA-Z0-9+_.-]+@[a-zA-Z0-9.-]+$/.test(text) ? text : undefined;
}

/** The portal takes neither quotation marks nor backslashes. */
export function spellText(value: string | null): string {
  return (value ?? "").replaceAll('"', "'").replaceAll("\\", "/").replaceAll(/\s+/g, " ").trim();
}
