import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../text/use-text.ts";

/** A page that says one thing plainly, with a way back. */
export function NoticePage({ title, more, action }: { title: string; more?: string; action?: ReactNode }) {
  const text = useText();
  return (
    <section className="app-notice">
      <h1>{title}</h1>
      {more && <p>{more}</p>}
      {action ?? (
        <Link className="app-notice-way" to="/dashboard">
          {text.pages.toDashboard}
        </Link>
      )}
    </section>
  );
}
