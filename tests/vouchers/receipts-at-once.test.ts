import { testReceiptsAtOnce } from "./receipts-at-once.ts";

// A short run; the whole run has a longer one, and finds that it tells of each fault (receipts-at-once.prove.ts).
testReceiptsAtOnce(6, () => false);
