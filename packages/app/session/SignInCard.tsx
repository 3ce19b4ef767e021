import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";

/** The card on which one signs in. */
export function SignInCard({ isWide, children }: { isWide?: boolean | undefined; children: ReactNode }) {
  const text = useText();
  return (
    <section className="vb-card app-login-card" data-wide={isWide || undefined}>
      <header>
        <img src="/favicon.svg" alt="" width="36" height="36" />
        <h1>{text.product}</h1>
      </header>
      {children}
    </section>
  );
}
