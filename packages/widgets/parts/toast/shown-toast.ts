export type ToastTone = "ok" | "warn" | "error";

/** A message as it was asked for. */
export interface ShownToast {
  id: number;
  words: string;
  tone: ToastTone;
  about: string | undefined;
}
