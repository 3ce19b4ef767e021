import type { MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { DashboardLink } from "./dashboard-links.ts";

export interface FigureLinkProps {
  link: DashboardLink | undefined;
  children: ReactNode;
}

export function FigureLink({ link, children }: FigureLinkProps) {
  if (!link) return <span>{children}</span>;
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link.open || !isPlain) return;
    event.preventDefault();
    link.open();
  };
  return (
    <Anchor href={link.href} onClick={follow} className="vb-figure-link">
      {children}
    </Anchor>
  );
}

const Anchor = styled.a`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: 2px;
    border-radius: var(--vb-radius);
  }
`;
