import type { ParseArgsConfig } from "node:util";
import type { Knex } from "knex";

type CommandOptions = NonNullable<ParseArgsConfig["options"]>;

export interface Command {
  about: string;
  options: CommandOptions;
  needed?: readonly string[];
  run(call: CommandCall): Promise<boolean>;
}

export interface CommandCall {
  db: Knex;
  url: string;
  version: string;
  values: Readonly<Record<string, string | boolean | undefined>>;
  env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
  ask?: Ask | undefined;
}

export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** The message is for the operator and is shown without a stack. */
export class OperatorProblem extends Error {
  override name = "OperatorProblem";
}

/** May be omitted if there is only one company. */
export const COMPANY_OPTION = { company: { type: "string" } } as const satisfies CommandOptions;

export interface OperatedCompany {
  id: number;
  name: string;
}

export async function listCompanies({ db, values }: CommandCall): Promise<OperatedCompany[]> {
  const companies: OperatedCompany[] = await db("companies")
    .select("company_id as id", "name")
    .orderBy("company_id");
  const { company } = values;
  if (company === undefined) return companies;
  const chosenCompanies = companies.filter(({ id }) => String(id) === company);
  if (chosenCompanies.length === 0)
    throw new OperatorProblem(`There is no company ${String(company)}. ${describeCompanies(companies)}`);
  return chosenCompanies;
}

export async function requireCompany(call: CommandCall): Promise<OperatedCompany> {
  const companies = await listCompanies(call);
  const [company] = companies;
  if (!company) throw new OperatorProblem("There is no company yet.");
  if (companies.length > 1)
    throw new OperatorProblem(`Say which company: --company ID. ${describeCompanies(companies)}`);
  return company;
}

function describeCompanies(companies: readonly OperatedCompany[]): string {
  const some = companies.slice(0, 10).map(({ id, name }) => `${id} (${name})`);
  return `There ${companies.length === 1 ? "is" : "are"} ${some.join(", ") || "none"}${companies.length > some.length ? ", …" : ""}.`;
}
