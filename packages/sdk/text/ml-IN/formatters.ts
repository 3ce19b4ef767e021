// Functions that the Malayalam messages call by name.
export { rupees } from "../rupees.ts";
