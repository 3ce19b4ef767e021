import type { ReactNode } from "react";
import { Surface } from "./Card.styles.ts";

export interface CardProps {
  /** A heading, with its level on the page. */
  title?: string;
  level?: 2 | 3 | 4;
  /** Stands at the heading's end. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A surface of its own on the canvas. */
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
