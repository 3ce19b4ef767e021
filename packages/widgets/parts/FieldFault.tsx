import { FieldError } from "react-aria-components/FieldError";
import { useTranslate } from "../text/use-text.ts";

/** What is wrong with a field's value, under it, in the provider's language. */
export function FieldFault({ children }: { children: string | undefined }) {
  const translate = useTranslate();
  return <FieldError className="vb-error">{children && translate(children)}</FieldError>;
}
