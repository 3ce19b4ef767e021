import { ProgressLine, Skeleton } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";

/** The frame of the app without what is in it, at once: what stands while the server is asked who is signed in. */
export function StartingFrame() {
  const text = useText();
  return (
    <>
      <header className="app-top">
        <span className="app-brand">
          <img className="app-logo" src="/favicon.svg" alt="" />
          <span className="app-brand-name">{text.product}</span>
        </span>
      </header>
      <div className="app-menu-bar app-menu-waits" />
      <main className="app-main" tabIndex={-1}>
        <ProgressLine label={text.loading} />
        <Skeleton height="40vh" />
      </main>
    </>
  );
}
