import { type ScreenPath, screens } from "../screens.ts";
import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

/** A documented screen that does not stand yet, and says so. */
export function PendingPage({ path }: { path: ScreenPath }) {
  const text = useText();
  return <NoticePage title={text.pages.pending(screens[path].title)} more={text.pages.pendingMore} />;
}
