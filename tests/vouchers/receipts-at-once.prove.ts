import { testReceiptsAtOnce } from "./receipts-at-once.ts";

testReceiptsAtOnce(20, () => true);
