import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

export function NotFoundPage() {
  const text = useText();
  return <NoticePage title={text.pages.notFound} />;
}
