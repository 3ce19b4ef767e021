import { testKills } from "./kill-tests.ts";

// One round; kill.prove.ts has more, and `npm run prove -- kill` as many as are asked for.
testKills(["both"], { findsForgetful: false });
