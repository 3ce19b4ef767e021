import { operate } from "./operate.ts";

/** The operator's command, on the database that DATABASE_URL names: `npm run operate -- COMMAND` (docs/operations.md). */
const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);
process.exitCode = await operate(process.argv.slice(2), process.env.DATABASE_URL ?? "", { say, complain });
