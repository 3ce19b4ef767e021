import type { ReactNode } from "react";

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="vb-empty" role="status">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
