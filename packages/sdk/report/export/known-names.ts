import type { Option } from "../filters/option.ts";
import type { AnyFilter } from "../filters/filter.ts";

export interface KnownNames {
  company: (signal: AbortSignal) => Promise<string | undefined>;
  options: (
    filter: AnyFilter,
    chosenValue: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly Option[] | undefined>;
}
