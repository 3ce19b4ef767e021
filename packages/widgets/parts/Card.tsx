import type { ReactNode } from "react";
import { Surface } from "./Card.styles.ts";

export interface CardProps {
  /** A heading; `level` is its level on the page. */
  title?: string;
  level?: 2 | 3 | 4;
  /** Shown at the end of the heading. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A separate surface on the page's background. */
export function Card({ title, level = 2, actions, className, children }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <Surface className={className ? `vb-card ${className}` : "vb-card"}>
      {(title ?? actions) && (
        <header className="vb-card-head">
          {title && <Title className="vb-card-title">{title}</Title>}
          {actions}
        </header>
      )}
      {children}
    </Surface>
  );
}
