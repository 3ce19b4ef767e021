import { operate } from "./operate.ts";
import { openTerminal } from "./terminal.ts";

/** Uses the database in DATABASE_URL: `npm run operate -- COMMAND` (docs/operations.md). */
process.exitCode = await operate(process.argv.slice(2), process.env.DATABASE_URL ?? "", openTerminal());
