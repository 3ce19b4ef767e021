import type { Said } from "@vanbook/sdk/rules";
import { FieldError } from "react-aria-components/FieldError";
import { useSay } from "../text/use-text.ts";

export function FieldFault({ children }: { children: Said | undefined }) {
  const say = useSay();
  return <FieldError className="vb-error">{children && say(children)}</FieldError>;
}
