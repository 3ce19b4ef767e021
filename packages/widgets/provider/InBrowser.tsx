import { useSyncExternalStore, type ReactNode } from "react";
import { useText } from "../text/use-text.ts";

export interface InBrowserProps {
  title: string;
  /** Level of the title's heading; `false` where the host shows the title itself. */
  heading: 1 | 2 | 3 | false | undefined;
  children: ReactNode;
}

/**
 * A widget in a browser; on a server, and until React has taken the server's page over, its title and that more is coming. Nothing else
 * would be the same in both places: the rows, the room there is, the names that styled-components gives in the order in which code comes.
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

/** Whether this is drawn in a browser, and is no repetition there of what a server has drawn. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
