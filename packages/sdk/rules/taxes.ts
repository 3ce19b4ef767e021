import type { FormRule } from "./rule.ts";

/** A new taxable tax has its first rate with it; others have 0, and later rates are entered by themselves. */
export const taxRules: readonly FormRule[] = [
  { required: ["rate"], message: "Rate % is required.", when: { kind: "taxable", id: 0 } },
];

/** What supplies with a tax are to GST, as GSTR-1 tells them apart. */
export const taxKinds = [
  { value: "taxable", label: "Taxable" },
  { value: "nilRated", label: "Nil-rated" },
  { value: "exempt", label: "Exempt" },
  { value: "nonGst", label: "Non-GST" },
] as const;
