import type { LookUp } from "../../form/look-up.ts";

/** Used if a definition names no list: nothing is fetched. */
export const NO_LIST: LookUp = {
  ...{ operation: "sync.masters", value: "id", label: "name", failed: undefined },
  given: () => undefined,
};
