import { testReceiptsAtOnce } from "./receipts-at-once.ts";

// A short run and one fault, in every run; a longer one and all faults by `npm run prove -- receipt-faults`.
testReceiptsAtOnce(6, ({ name }) => name === "a deletion that only hides the receipt");
