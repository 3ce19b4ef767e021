import type { Said } from "@vanbook/sdk/rules";

export type ToastTone = "ok" | "warn" | "error";

/** A message with its options. */
export interface ShownToast {
  id: number;
  words: Said;
  tone: ToastTone;
  about: string | undefined;
}
