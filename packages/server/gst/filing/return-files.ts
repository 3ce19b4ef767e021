import { writeGstr1File, type Gstr1File, type Gstr1FileOptions } from "@vanbook/sdk/gst";
import type { AmendingReturn } from "./make-return.ts";

/** The file of GSTR-1, without what an IFF of its quarter had. */
export function writeReturnFiles(
  { gstr1, furnishedDocuments }: AmendingReturn,
  options: Pick<Gstr1FileOptions, "madeOn" | "describeHsn">,
): Gstr1File[] {
  const furnishedIds = new Set(gstr1.period.kind === "quarter" ? furnishedDocuments.map(({ id }) => id) : []);
  return writeGstr1File(gstr1, { ...options, furnishedIds });
}
