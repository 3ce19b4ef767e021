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
