import type { MastersText } from "../../sdk/text/en-IN/masters.ts";

/** For example "Firefox on Android". */
export function describeDevice(
  { browser, system }: { browser: string | null; system: string | null },
  text: MastersText["account"],
): string {
  if (browser === null) return system ?? text.unknownDevice;
  return system === null ? browser : text.device(browser, system);
}
