/** How money came in: a bank's code is a cheque's there. */
export const RECEIPT_TYPES = [
  { value: "C", label: "Cash" },
  { value: "B", label: "Cheque" },
  { value: "N", label: "NEFT" },
  { value: "O", label: "Online Payment" },
] as const;

/** How money went out. */
export const PAYMENT_TYPES = [
  { value: "C", label: "Cash" },
  { value: "B", label: "Bank" },
  { value: "N", label: "NEFT" },
  { value: "O", label: "Online Payment" },
] as const;

/** The words of a list of codes. */
export function typeWords(
  types: readonly { value: string; label: string }[],
  codes: readonly string[],
): string {
  return codes.map((code) => types.find(({ value }) => value === code)?.label ?? code).join(", ");
}

/** Approved or not, with the colours that both have in the list and in the details. */
export const APPROVAL_TONES = { Approved: "ok", "Not Approved": "warn" } as const;

export function approvalOf({ ApprovalStatus }: { ApprovalStatus: 0 | 1 }): keyof typeof APPROVAL_TONES {
  return ApprovalStatus === 1 ? "Approved" : "Not Approved";
}
