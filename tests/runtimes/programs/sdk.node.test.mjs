import { test } from "node:test";
import { sdkChecks } from "./sdk-checks.mjs";

for (const [name, check] of Object.entries(sdkChecks(JSON.parse(process.env.SERVER)))) test(name, check);
