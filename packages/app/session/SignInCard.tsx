import type { ReactNode } from "react";
import { Card } from "@vanbook/widgets";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";

export function SignInCard({ isWide, children }: { isWide?: boolean | undefined; children: ReactNode }) {
  const text = useText();
  return (
    <Root className={isWide ? "app-login-card app-login-wide" : "app-login-card"}>
      <header>
        <img src="/favicon.svg" alt="" width="36" height="36" />
        <h1>{text.product}</h1>
      </header>
      {children}
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  gap: var(--vb-space-4);
  width: min(calc(var(--vb-control) * 12), 100%);
  padding: var(--vb-space-5);
  header {
    display: flex;
    align-items: center;
    gap: var(--vb-space-3);
  }
  h1 {
    font-size: var(--vb-text-xl);
    font-weight: var(--vb-weight-bold);
    letter-spacing: -0.015em;
  }
  &.app-login-wide {
    width: min(calc(var(--vb-control) * 20), 100%);
  }
`;
