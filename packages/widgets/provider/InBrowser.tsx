import { useSyncExternalStore, type ReactNode } from "react";
import { useText } from "../text/use-text.ts";

export interface InBrowserProps {
  title: string;
  heading: 1 | 2 | 3 | false | undefined;
  children: ReactNode;
}

/**
 * Draws a widget in a browser. On a server, and until React has hydrated the page, draws only the
 * title and a loading text: rows, available width and styled-components' class names (numbered in
 * loading order) would differ between server and browser.
 */
export function InBrowser({ title, heading = 2, children }: InBrowserProps) {
  const { loading, translate } = useText();
  const name = translate(title);
  if (useIsLive()) return children;
  const Title = `h${heading || 2}` as const;
  return (
    <section aria-busy aria-label={name}>
      {heading !== false && <Title className="vb-report-title">{name}</Title>}
      <p role="status">{loading}</p>
    </section>
  );
}

/** False on a server and while React hydrates the server's page. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

function subscribeNever(): () => void {
  return () => undefined;
}
