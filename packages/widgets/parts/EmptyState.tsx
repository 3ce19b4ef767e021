import type { ReactNode } from "react";
import { Empty } from "./EmptyState.styles.ts";

/** Says that there is nothing to show, why, and what the user can do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Empty className="vb-empty" role="status">
      <strong>{title}</strong>
      {children}
    </Empty>
  );
}
