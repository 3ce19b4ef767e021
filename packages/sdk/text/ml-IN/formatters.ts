// The Malayalam messages call these functions by name.
export { rupees } from "../rupees.ts";
export { amountInMalayalam } from "./amounts.ts";
