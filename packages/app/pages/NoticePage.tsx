import type { ReactNode } from "react";
import { Link } from "react-router";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";

export function NoticePage({ title, more, action }: { title: string; more?: string; action?: ReactNode }) {
  const text = useText();
  return (
    <Notice className="app-notice">
      <h1>{title}</h1>
      {more && <p>{more}</p>}
      {action ?? (
        <Link className="app-notice-way" to="/dashboard">
          {text.pages.toDashboard}
        </Link>
      )}
    </Notice>
  );
}

const Notice = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--vb-space-3);
  max-width: calc(var(--vb-control) * 18);
  margin: 10vh auto 0;
  text-align: center;
  h1 {
    font-size: var(--vb-text-xl);
    font-weight: var(--vb-weight-bold);
    letter-spacing: -0.015em;
  }
  p {
    color: var(--vb-ink-2);
  }
  .app-notice-way {
    color: var(--vb-brand-text);
    font-weight: var(--vb-weight-medium);
  }
`;
