import { randomBytes } from "node:crypto";
import { brokenField, CompanyInput, type FieldRule } from "@vanbook/sdk/rules";
import { appliedMigrations, migrateUp } from "../db/migrate.ts";
import { hasCompany } from "../company/set-up-code.ts";
import { Problem } from "@vanbook/sdk/problem";
import { makeFirstCompany } from "../masters/set-up.ts";
import { createDatabaseAt } from "./backup/database-at.ts";
import { OperatorProblem, type Command, type CommandCall } from "./command.ts";

/** The option, its field in the contract, and whether to ask for it on a terminal. */
const FIELDS = [
  ["name", "CompanyName", true],
  ["state", "State", true],
  ["gstin", "GSTinNo", true],
  ["mobile", "MobileNO", true],
  ["address", "Address", true],
  ["city", "Citty", true],
  ["district", "District", true],
  ["email", "Email", true],
  ["administrator", "AdminName", true],
  ["username", "AdminUserName", true],
] as const;

type Field = (typeof FIELDS)[number][1] | "AdminPassword";

/** Creates the first company of an empty database, and its administrator. */
export const init: Command = {
  about:
    "makes the tables, the first company and its administrator in an empty database, from options, from VANBOOK_INIT_NAME, VANBOOK_INIT_STATE … and VANBOOK_INIT_PASSWORD, or from questions on a terminal",
  options: Object.fromEntries(FIELDS.map(([option]) => [option, { type: "string" as const }])),
  async run(call) {
    const { db, url, say } = call;
    await createDatabaseAt(url);
    if ((await appliedMigrations(db)).length > 0 && (await hasCompany(db)))
      throw new OperatorProblem(HAS_COMPANY);
    const company: Partial<Record<Field, string>> = {};
    const faults: string[] = [];
    for (const [option, field] of FIELDS) {
      const value = await answerTo(call, option, field);
      const fault = brokenField(CompanyInput[field], value);
      if (fault) faults.push(`--${option}: ${fault}`);
      company[field] = value;
    }
    if (faults.length > 0) throw new OperatorProblem(faults.join("\n"));
    const { password, isMade } = await passwordOf(call);
    const done = await migrateUp(db);
    if (done.length > 0) say(`The schema is made: ${done.at(-1)}.`);
    const input = { ...company, CompanyId: 0, AdminPassword: password, AdminConformPassword: password };
    const id = await makeFirstCompany(db, input as Parameters<typeof makeFirstCompany>[1], {
      operation: "operate.init",
      client: { requestId: null },
    }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      throw new OperatorProblem(error.code === "SET_UP_DONE" ? HAS_COMPANY : error.message);
    });
    say(`${company.CompanyName} is company ${id}; its administrator signs in as ${company.AdminUserName}.`);
    if (isMade) say(`The password, shown only now: ${password}`);
    return true;
  },
};

/**
 * Takes the value from the option, else from the environment, else asks on the terminal, if there is one, until the
 * answer is valid.
 */
async function answerTo(
  { values, env, ask, say }: CommandCall,
  option: string,
  field: Field,
): Promise<string> {
  const given = values[option] ?? env[`VANBOOK_INIT_${option.toUpperCase()}`];
  if (given !== undefined || !ask) return String(given ?? "").trim();
  const rule: FieldRule = CompanyInput[field];
  for (;;) {
    const answer = (
      await ask(`${rule.label}${rule.required === undefined ? " (may be empty)" : ""}: `)
    ).trim();
    const fault = brokenField(rule, answer);
    if (!fault) return answer;
    say(fault);
  }
}

/** The password is never an option: every user of the machine can see a process's options. */
async function passwordOf({ env, ask, say }: CommandCall): Promise<{ password: string; isMade: boolean }> {
  const given = env["VANBOOK_INIT_PASSWORD"];
  if (given) {
    const fault = brokenField(CompanyInput.AdminPassword, given);
    if (fault) throw new OperatorProblem(`VANBOOK_INIT_PASSWORD: ${fault}`);
    return { password: given, isMade: false };
  }
  while (ask) {
    const password = await ask("Password of the administrator (empty: one is made): ", { isSecret: true });
    if (password === "") break;
    const fault = brokenField(CompanyInput.AdminPassword, password);
    if (!fault && (await ask("The same again: ", { isSecret: true })) === password)
      return { password, isMade: false };
    say(fault ?? "The two are not the same.");
  }
  return { password: randomBytes(16).toString("base64url"), isMade: true };
}

const HAS_COMPANY =
  "The database has a company already: further ones are made in the app, by an administrator.";
