import { testReceiptsAtOnce } from "./receipts-at-once.ts";

// A short run; receipts-at-once.prove.ts runs longer and checks that each fault is found.
testReceiptsAtOnce(6, () => false);
