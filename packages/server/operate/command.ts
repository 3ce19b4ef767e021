import type { ParseArgsConfig } from "node:util";
import type { Knex } from "knex";

/** The options of a command, as node:util reads them. */
type CommandOptions = NonNullable<ParseArgsConfig["options"]>;

/** What an operator can have done, by its words: `check`, `user password`. */
export interface Command {
  /** What it does, in a line of the help. */
  about: string;
  options: CommandOptions;
  /** Options that it can't do without. */
  needed?: readonly string[];
  /** Does it; answers whether all is well. */
  run(call: CommandCall): Promise<boolean>;
}

/** How a command was called, and where it says what it does. */
export interface CommandCall {
  db: Knex;
  /** The database's address, for connections of a command's own. */
  url: string;
  /** This Vanbook's version. */
  version: string;
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** What is set around the command; never written to. */
  env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
  /** Asks whoever sits at the terminal; not there when nobody does. */
  ask?: Ask | undefined;
}

/** Asks a question on the terminal; the answer to a secret one is not shown as it is typed. */
export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** A refusal in the operator's words: shown as its message, without a stack. */
export class OperatorProblem extends Error {
  override name = "OperatorProblem";
}

/** `--company ID`, which may be left out where there is one company. */
export const COMPANY = { company: { type: "string" } } as const satisfies CommandOptions;

/** A company of the installation. */
export interface OperatedCompany {
  id: number;
  name: string;
}

/** The companies that a command is about: the one that `--company` names, else all of them. */
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

/** The company that a command is about, where it can be only one. */
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
