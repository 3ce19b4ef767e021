import { createSdkChecks } from "./sdk-checks.mjs";

for (const [name, check] of Object.entries(createSdkChecks(JSON.parse(globalThis.Deno.env.get("SERVER")))))
  globalThis.Deno.test(name, check);
