import type { LookUp } from "../../form/look-up.ts";

export const NO_LIST: LookUp = {
  ...{ operation: "sync.masters", value: "id", label: "name", failed: undefined },
  given: () => undefined,
};
