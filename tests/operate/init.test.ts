import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../../packages/server/db/connection.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { operate } from "../../packages/server/operate/operate.ts";
import { serve } from "../product.ts";
import { runOperator } from "./operator.ts";

let beside: TestDatabase;
beforeAll(async () => void (beside = await createTestDatabase()));
afterAll(() => beside?.drop());

const SAMPLE_COMPANY = {
  name: "Periyar Traders",
  state: "Kerala",
  gstin: "32AAACP1234F1Z5",
  mobile: "9446012345",
  address: "12, MG Road, Aluva",
  city: "Aluva",
  district: "Ernakulam",
  administrator: "Sunitha Menon",
  username: "sunitha",
};
const makeOptions = (company: Readonly<Record<string, string>>) =>
  Object.entries(company).flatMap(([option, value]) => [`--${option}`, value]);

it("init makes database, tables, company and an administrator, who can sign in and is the only user", async () => {
  const url = Object.assign(new URL(beside.url), { pathname: `/test_${process.pid}_init` }).href;
  try {
    const missing = await runOperator(["init", "--name", "Periyar Traders", "--state", "Elsewhere"], url);
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.complaints).toMatch(/^--mobile: /m);
    expect(missing.complaints).toMatch(/^--administrator: /m);
    const elsewhere = await runOperator(
      ["init", ...makeOptions({ ...SAMPLE_COMPANY, state: "Elsewhere", gstin: "ABC1234567" })],
      url,
    );
    expect(elsewhere).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^State must be one of India/),
    });

    const initResult = await runOperator(["init", ...makeOptions(SAMPLE_COMPANY)], url);
    expect(initResult, initResult.complaints).toMatchObject({
      code: 0,
      said: expect.stringContaining("Periyar Traders is company 1; its administrator signs in as sunitha."),
    });
    const [, password = ""] = /The password, shown only now: (\S{22})/.exec(initResult.said) ?? [];
    const db = connect(url);
    const product = await serve(db, url);
    try {
      const body = { CompanyID: 1, Username: "sunitha", Password: password };
      expect((await product.call({ method: "POST", path: "/api/login", body })).status).toBe(200);
      const companies = await product.call({ method: "GET", path: "/api/companies" });
      expect(companies.json).toEqual({ data: [{ CompanyId: 1, CompanyName: "Periyar Traders" }] });
      const lines = await db("audit_log").where({ operation: "operate.init", via: "system" });
      expect(lines).toHaveLength(1);
      expect(JSON.stringify(lines)).not.toContain(password);
    } finally {
      await product.stop();
      await db.destroy();
    }
    expect(
      await runOperator(["init", ...makeOptions({ ...SAMPLE_COMPANY, name: "Another" })], url),
    ).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^The database has a company already/),
    });
  } finally {
    await beside.db.raw(`DROP DATABASE IF EXISTS test_${process.pid}_init`);
  }
});

it("init asks on a terminal for missing options, and repeats a question until the answer is valid", async () => {
  const questions: { question: string; isSecret: boolean }[] = [];
  const messages: string[] = [];
  const { name, state, ...rest } = SAMPLE_COMPANY;
  const answers = ["", name];
  const code = await operate(["init", ...makeOptions(rest)], beside.url, {
    say: (text) => void messages.push(text),
    complain: (text) => void messages.push(text),
    env: { VANBOOK_INIT_STATE: state, VANBOOK_INIT_EMAIL: "" },
    ask: async (question, { isSecret = false } = {}) => {
      questions.push({ question, isSecret });
      if (question.startsWith("Password")) return "rather-long-2026";
      if (question.startsWith("The same")) return "rather-long-2026";
      return answers.shift() ?? "";
    },
  });
  expect(messages.join("\n")).toContain(`${name} is company 1; its administrator signs in as sunitha.`);
  expect(code).toBe(0);
  expect(questions.filter(({ isSecret }) => isSecret)).toHaveLength(2);
  expect(questions.filter(({ isSecret }) => !isSecret)).toHaveLength(2); // the name was asked twice, because the first answer was empty
  expect(messages.join("\n")).not.toContain("rather-long-2026");
});
