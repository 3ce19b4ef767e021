import { test } from "bun:test";
import { createSdkChecks } from "./sdk-checks.mjs";

for (const [name, check] of Object.entries(createSdkChecks(JSON.parse(process.env.SERVER))))
  test(name, check);
