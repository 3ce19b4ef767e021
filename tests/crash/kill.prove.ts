import { testKills } from "./kill-tests.ts";

testKills(["both", "database"], { findsForgetful: true });
