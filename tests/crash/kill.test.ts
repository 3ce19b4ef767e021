import { testKills } from "./kill-tests.ts";

// One round, in every run; more by `npm run prove -- crash`, and twenty at random by `npm run prove -- kill`.
testKills(["both"], { findsForgetful: false });
