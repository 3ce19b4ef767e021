import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

/** Shown for an address that is not in the spec. */
export function NotFoundPage() {
  const text = useText();
  return <NoticePage title={text.pages.notFound} />;
}
