import { escapeText } from "../contract/canonical-text.ts";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { rotateTokenSecret } from "../auth/token-secrets.ts";
import { connect, buildConnectionSettings } from "../db/connection.ts";
import { identifyDatabaseFault } from "../db/database-error.ts";
import { NewerSchemaError } from "../db/migrate.ts";
import { findFirstUsable } from "../db/nodes.ts";
import { MissingFunctionError } from "../db/required-functions.ts";
import { backupCommands } from "./backup/commands.ts";
import { check, rebuild } from "./books.ts";
import { OperatorProblem, type Command, type CommandCall } from "./command.ts";
import { facts } from "./facts.ts";
import { guardNode } from "./guard-node.ts";
import { init } from "./init.ts";
import { migrate, status } from "./schema.ts";
import { settingsCommands } from "./settings.ts";
import { unknownValues } from "./unknown-values.ts";
import { userCommands } from "./users.ts";

const rotateSecret: Command = {
  about: "makes a new secret for embed tokens; what the one before sealed lives on until the next time",
  options: {},
  async run({ db, say }) {
    const { id } = await rotateTokenSecret(db);
    say(`Secret ${id} seals from now on. Tokens of the one before still work; run it again to end them too.`);
    return true;
  },
};

const commands: Readonly<Record<string, Command>> = {
  init,
  status,
  migrate,
  check,
  rebuild,
  facts,
  unknown: unknownValues,
  "secret rotate": rotateSecret,
  "node guard": guardNode,
  ...backupCommands,
  ...settingsCommands,
  ...userCommands,
};

export interface OperatorsTerminal {
  say(text: string): void;
  complain(text: string): void;
  env?: CommandCall["env"];
  ask?: CommandCall["ask"];
}

/**
 * Runs an operator command on the database at `url`, such as `["user", "unlock", "--username",
 * "meera"]`. Returns the exit code: 0 if all is well, 1 if not or if it was refused, 2 if the
 * command is wrong.
 */
export async function operate(
  args: readonly string[],
  url: string,
  terminal: OperatorsTerminal,
): Promise<number> {
  const { env = {}, ask, say, complain } = escapeOutput(terminal);
  const first = args.findIndex((word) => word.startsWith("-"));
  const words = first === -1 ? args : args.slice(0, first);
  const name = words.join(" ");
  if (name === "" || name === "help" || args.includes("--help")) return (say(describeCommands()), 0);
  const command = commands[name];
  if (!command) return (complain(`There is no "${name}".\n\n${describeCommands()}`), 2);
  let values;
  try {
    ({ values } = parseArgs({ args: args.slice(words.length), options: command.options, strict: true }));
  } catch (error) {
    return (complain(error instanceof Error ? error.message : String(error)), 2);
  }
  const missing = (command.needed ?? []).filter((option) => values[option] === undefined);
  if (missing.length > 0)
    return (complain(`It needs ${missing.map((option) => `--${option}`).join(" and ")}.`), 2);
  if (!/^(mysql|mariadb):\/\//.test(url)) return (complain("DATABASE_URL must be a mysql:// address."), 2);
  // Checks and migrations read or rewrite every row, so the time limit is long.
  const node = await findFirstUsable(url, buildConnectionSettings);
  const db = connect(node, { max: 2, statementSeconds: 3600 });
  try {
    const optionValues = values as Readonly<Record<string, string | boolean>>;
    return (await command.run({
      db,
      url: node,
      version: readOwnVersion(),
      values: optionValues,
      env,
      say,
      ask,
    }))
      ? 0
      : 1;
  } catch (error) {
    if (
      error instanceof OperatorProblem ||
      error instanceof NewerSchemaError ||
      error instanceof MissingFunctionError
    )
      return (complain(error.message), 1);
    const fault = identifyDatabaseFault(error);
    if (fault === "unreachable" || fault === "overdue") return (complain("The database does not answer."), 1);
    if (fault === "read-only") return (complain("The database is read-only: nothing can be saved."), 1);
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Names and texts come from people: a terminal would obey their control characters. */
function escapeOutput(terminal: OperatorsTerminal): OperatorsTerminal {
  return {
    ...terminal,
    say: (text) => terminal.say(escapeLines(text)),
    complain: (text) => terminal.complain(escapeLines(text)),
  };
}

function escapeLines(text: string): string {
  return text.split("\n").map(escapeText).join("\n");
}

/** package.json is one folder up, both from the bundle and from this file. */
function readOwnVersion(): string {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

function describeCommands(): string {
  const lines = Object.entries(commands).map(([name, { about, options }]) => {
    const words = Object.entries(options).map(
      ([option, { type }]) => ` [--${option}${type === "string" ? " …" : ""}]`,
    );
    return `  ${name}${words.join("")}\n      ${about}`;
  });
  return `npm run operate -- COMMAND, on the database that DATABASE_URL names, else on the private one of npm start:\n\n${lines.join("\n")}`;
}
