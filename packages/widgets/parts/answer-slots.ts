import type { ReactNode } from "react";

/** Replacements that a host may draw for a widget's loading, empty and error messages. */
export interface AnswerSlots {
  /** While the first answer is loading. */
  loader?: ReactNode;
  /** If the answer is empty. */
  empty?: ReactNode;
  /** If there is no answer; `retry` requests it again. */
  error?: ((error: Error, retry: () => void) => ReactNode) | undefined;
}
