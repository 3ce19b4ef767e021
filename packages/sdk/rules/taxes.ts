import type { FormRule } from "./rule.ts";

/** A new taxable tax includes its first rate; others have 0. Later rates are separate. */
export const taxRules: readonly FormRule[] = [
  { required: ["rate"], message: "Rate % is required.", when: { kind: "taxable", id: 0 } },
];

/** The GST category of supplies with a tax, as distinguished in GSTR-1. */
export const taxKinds = [
  { value: "taxable", label: "Taxable" },
  { value: "nilRated", label: "Nil-rated" },
  { value: "exempt", label: "Exempt" },
  { value: "nonGst", label: "Non-GST" },
] as const;

/**
 * The kind of supply without tax that a text names, in the words of GSTR-1, of other programs and
 * of people. Undefined for any other text, a rate or "Taxable" among them.
 */
export function findUntaxedKind(text: string): (typeof taxKinds)[number] | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .replace(/suppl(y|ies)$/, "");
  const value = UNTAXED_WORDS.get(plain);
  return taxKinds.find((kind) => kind.value === value);
}

const UNTAXED_WORDS: ReadonlyMap<string, string> = new Map([
  ...["nil", "nilrated", "nilrate"].map((word) => [word, "nilRated"] as const),
  ...["exempt", "exempted"].map((word) => [word, "exempt"] as const),
  ...["nongst", "outsidegst", "outofgst"].map((word) => [word, "nonGst"] as const),
]);
