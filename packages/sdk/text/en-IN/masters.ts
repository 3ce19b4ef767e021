export { mastersText as mastersEnIN, type MastersText } from "../../generated/text/en-IN/masters.ts";
