import { randomBytes } from "node:crypto";
import { brokenField, CompanyInput, type FieldRule } from "@vanbook/sdk/rules";
import { listAppliedMigrations, migrateUp } from "../db/migrate.ts";
import { hasCompany } from "../company/set-up-code.ts";
import { Problem } from "@vanbook/sdk/problem";
import { makeFirstCompany } from "../masters/set-up.ts";
import { createDatabaseAt } from "./backup/database-at.ts";
import { OperatorProblem, type Command, type CommandCall } from "./command.ts";

const INIT_FIELDS = [
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

type Field = (typeof INIT_FIELDS)[number][1] | "AdminPassword";

export const init: Command = {
  about:
    "makes the tables, the first company and its administrator in an empty database, from options, from VANBOOK_INIT_NAME, VANBOOK_INIT_STATE … and VANBOOK_INIT_PASSWORD, or from questions on a terminal",
  options: Object.fromEntries(INIT_FIELDS.map(([option]) => [option, { type: "string" as const }])),
  async run(call) {
    const { db, url, say } = call;
    await createDatabaseAt(url);
    if ((await listAppliedMigrations(db)).length > 0 && (await hasCompany(db)))
      throw new OperatorProblem(HAS_COMPANY);
    const company: Partial<Record<Field, string>> = {};
    const faults: string[] = [];
    for (const [option, field] of INIT_FIELDS) {
      const value = await answerTo(call, option, field);
      const fault = brokenField(CompanyInput[field], value);
      if (fault) faults.push(`--${option}: ${fault}`);
      company[field] = value;
    }
    if (faults.length > 0) throw new OperatorProblem(faults.join("\n"));
    const { password, isMade } = await choosePassword(call);
    const migratedNames = await migrateUp(db);
    if (migratedNames.length > 0) say(`The schema is made: ${migratedNames.at(-1)}.`);
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
 * From the option, else the environment, else the terminal (if there is one) until the answer is
 * valid.
 */
async function answerTo(
  { values, env, ask, say }: CommandCall,
  option: string,
  field: Field,
): Promise<string> {
  const givenValue = values[option] ?? env[`VANBOOK_INIT_${option.toUpperCase()}`];
  if (givenValue !== undefined || !ask) return String(givenValue ?? "").trim();
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

/** Never an option: every user of the machine can see a process's options. */
async function choosePassword({
  env,
  ask,
  say,
}: CommandCall): Promise<{ password: string; isMade: boolean }> {
  const givenPassword = env["VANBOOK_INIT_PASSWORD"];
  if (givenPassword) {
    const fault = brokenField(CompanyInput.AdminPassword, givenPassword);
    if (fault) throw new OperatorProblem(`VANBOOK_INIT_PASSWORD: ${fault}`);
    return { password: givenPassword, isMade: false };
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
