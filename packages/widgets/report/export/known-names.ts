import type { Option } from "../../parts/option.ts";
import type { AnyFilter } from "../filters/filter.ts";

/** Names that a file's notes say: whose the books are, and what a filter's values are called. */
export interface KnownNames {
  company: (signal: AbortSignal) => Promise<string | undefined>;
  /** What a filter offers; `chosen` is the value of the filter that it comes after. Undefined where that is not known. */
  options: (
    filter: AnyFilter,
    chosen: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly Option[] | undefined>;
}
