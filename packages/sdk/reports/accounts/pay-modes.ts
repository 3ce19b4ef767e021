/** Receipt modes: the code B means a cheque here. */
export const RECEIPT_TYPES = [
  { value: "C", label: "Cash" },
  { value: "B", label: "Cheque" },
  { value: "N", label: "NEFT" },
  { value: "O", label: "Online Payment" },
] as const;

/** Payment modes: the code B means a bank here. */
export const PAYMENT_TYPES = [
  { value: "C", label: "Cash" },
  { value: "B", label: "Bank" },
  { value: "N", label: "NEFT" },
  { value: "O", label: "Online Payment" },
] as const;

export function typeWords(
  types: readonly { value: string; label: string }[],
  codes: readonly string[],
): string {
  return codes.map((code) => types.find(({ value }) => value === code)?.label ?? code).join(", ");
}

export const APPROVAL_TONES = { Approved: "ok", "Not Approved": "warn" } as const;

export function getApproval({ ApprovalStatus }: { ApprovalStatus: 0 | 1 }): keyof typeof APPROVAL_TONES {
  return ApprovalStatus === 1 ? "Approved" : "Not Approved";
}
