import type { Option } from "../filters/option.ts";
import type { AnyFilter } from "../filters/filter.ts";

/** Names for a file's notes: the company's, and the labels of filter values. */
export interface KnownNames {
  company: (signal: AbortSignal) => Promise<string | undefined>;
  /** A filter's options; `chosen` is the value of the filter that it depends on. Undefined if unknown. */
  options: (
    filter: AnyFilter,
    chosen: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly Option[] | undefined>;
}
