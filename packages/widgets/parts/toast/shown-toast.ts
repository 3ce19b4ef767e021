import type { Said } from "@vanbook/sdk/rules";

export type ToastTone = "ok" | "warn" | "error";

export interface ShownToast {
  id: number;
  words: Said;
  tone: ToastTone;
  about: string | undefined;
}
