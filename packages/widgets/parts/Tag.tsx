import type { ReactNode } from "react";

export type TagTone = "plain" | "ok" | "warn" | "bad";

/** A word in a coloured pill. The word says it; the colour only helps to find it. */
export function Tag({ tone = "plain", children }: { tone?: TagTone | undefined; children: ReactNode }) {
  return <span className={`vb-tag vb-tag-${tone}`}>{children}</span>;
}
