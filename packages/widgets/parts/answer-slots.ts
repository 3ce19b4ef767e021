import type { ReactNode } from "react";

/** What a host may draw in place of what a widget says of its answer. */
export interface AnswerSlots {
  /** While the first answer is on its way. */
  loader?: ReactNode;
  /** When there is nothing in it. */
  empty?: ReactNode;
  /** When there is none; `retry` asks again. */
  error?: ((error: Error, retry: () => void) => ReactNode) | undefined;
}
