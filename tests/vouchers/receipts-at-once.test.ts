import { testReceiptsAtOnce } from "./receipts-at-once.ts";

// A short run and one fault; receipts-at-once.prove.ts has a longer one and all faults.
testReceiptsAtOnce(6, ({ name }) => name === "a deletion that only hides the receipt");
