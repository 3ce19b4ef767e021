import type { ParseArgsConfig } from "node:util";
import type { Knex } from "knex";

/** The options of a command, as `parseArgs` of node:util takes them. */
type CommandOptions = NonNullable<ParseArgsConfig["options"]>;

/** An operator command, called by its words: `check`, `user password`. */
export interface Command {
  /** Its line in the help. */
  about: string;
  options: CommandOptions;
  /** Required options. */
  needed?: readonly string[];
  /** Runs the command; returns whether all is well. */
  run(call: CommandCall): Promise<boolean>;
}

/** How a command was called, and where it prints its output. */
export interface CommandCall {
  db: Knex;
  /** URL of the database, for commands that open a separate connection. */
  url: string;
  version: string;
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** Environment variables; read-only. */
  env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
  /** Asks the user at the terminal; undefined if there is no user. */
  ask?: Ask | undefined;
}

/** Asks a question on the terminal; a secret answer is not shown while it is typed. */
export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** A refusal in plain words for the operator: its message is shown without a stack. */
export class OperatorProblem extends Error {
  override name = "OperatorProblem";
}

/** `--company ID`, which may be omitted if there is only one company. */
export const COMPANY = { company: { type: "string" } } as const satisfies CommandOptions;

export interface OperatedCompany {
  id: number;
  name: string;
}

/** The companies that a command applies to: the one named by `--company`, or all. */
export async function companiesOf({ db, values }: CommandCall): Promise<OperatedCompany[]> {
  const companies: OperatedCompany[] = await db("companies")
    .select("company_id as id", "name")
    .orderBy("company_id");
  const { company } = values;
  if (company === undefined) return companies;
  const chosen = companies.filter(({ id }) => String(id) === company);
  if (chosen.length === 0)
    throw new OperatorProblem(`There is no company ${String(company)}. ${known(companies)}`);
  return chosen;
}

/** The company that a command applies to, if it must be exactly one. */
export async function companyOf(call: CommandCall): Promise<OperatedCompany> {
  const companies = await companiesOf(call);
  const [company] = companies;
  if (!company) throw new OperatorProblem("There is no company yet.");
  if (companies.length > 1) throw new OperatorProblem(`Say which company: --company ID. ${known(companies)}`);
  return company;
}

function known(companies: readonly OperatedCompany[]): string {
  const some = companies.slice(0, 10).map(({ id, name }) => `${id} (${name})`);
  return `There ${companies.length === 1 ? "is" : "are"} ${some.join(", ") || "none"}${companies.length > some.length ? ", …" : ""}.`;
}
