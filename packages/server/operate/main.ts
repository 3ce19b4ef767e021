import { operate } from "./operate.ts";
import { ownTerminal } from "./terminal.ts";

/** The operator's command, on the database that DATABASE_URL names: `npm run operate -- COMMAND` (docs/operations.md). */
process.exitCode = await operate(process.argv.slice(2), process.env.DATABASE_URL ?? "", ownTerminal());
