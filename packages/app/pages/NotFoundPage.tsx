import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

/** An address that the spec does not know. */
export function NotFoundPage() {
  const text = useText();
  return <NoticePage title={text.pages.notFound} />;
}
