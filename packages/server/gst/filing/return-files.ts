import {
  takeSteps,
  writeGstr1FileInSteps,
  type Gstr1File,
  type Gstr1FileOptions,
  type Steps,
} from "@vanbook/sdk/gst";
import type { AmendingReturn } from "./make-return.ts";

/** The file of GSTR-1, without what an IFF of its quarter had. */
export function writeReturnFiles(...given: Parameters<typeof writeReturnFilesInSteps>): Gstr1File[] {
  return takeSteps(writeReturnFilesInSteps(...given));
}

/** The same in steps, because a return may have many documents. */
export function* writeReturnFilesInSteps(
  { gstr1, furnishedDocuments }: AmendingReturn,
  options: Pick<Gstr1FileOptions, "madeOn" | "describeHsn">,
): Steps<Gstr1File[]> {
  const furnishedIds = new Set(gstr1.period.kind === "quarter" ? furnishedDocuments.map(({ id }) => id) : []);
  return yield* writeGstr1FileInSteps(gstr1, { ...options, furnishedIds });
}
