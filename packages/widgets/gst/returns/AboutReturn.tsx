import type { Schema } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { useTextOf } from "../../text/use-text.ts";
import { Words } from "../ReturnFrame.tsx";

type Described = Pick<Schema<"Gstr1Return">, "kind" | "from" | "to" | "gstin">;

/** Which return it is, and of which days. */
export function AboutReturn({ gstReturn: { kind, from, to, gstin } }: { gstReturn: Described }) {
  const text = useTextOf("gstReturn", gstReturnText);
  return (
    <Words className="vb-description">{text.about(text.kinds[kind], date(from), date(to), gstin)}</Words>
  );
}
