import type { Knex } from "knex";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium, type Page } from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { DEMO_PASSWORD } from "../product.ts";
import { copyRepository, type Copy } from "./copy.ts";
import { readRecipeSteps, withLines, type Step } from "./recipe.ts";
import { getChromiumPath } from "../../scripts/project/chromium.mjs";

/**
 * Follows recipes exactly in one copy of the repository, builds and starts it, and passes a page
 * signed in as the demo's administrator to `look`. All files are written first; a command that
 * several recipes name is run once.
 */
export async function followRecipes(
  recipes: readonly string[],
  look: (page: Page, database: Knex) => Promise<void>,
): Promise<void> {
  const [copy, database] = await Promise.all([copyRepository(), createTestDatabase({ template: null })]);
  onTestFinished(async () => void (await Promise.all([copy.remove(), database.drop()])));
  const steps = recipes.flatMap((recipe) => {
    const own = readRecipeSteps(copy.at(recipe));
    expect(new Set(own.map(({ kind }) => kind)), recipe).toEqual(new Set(["file", "lines", "commands"]));
    return own;
  });
  for (const step of steps) await write(copy, step);
  const commands = steps.flatMap((step) => (step.kind === "commands" ? step.commands : []));
  for (const command of new Set(commands))
    await copy.run(command, { VANBOOK_TEST_DATABASE_URL: inject("databaseUrl") });
  // A feature adds new files and changes no shared file except the menu.
  const files = steps.flatMap((step) => (step.kind === "file" ? [step.path] : []));
  expect((await copy.changedFiles()).toSorted()).toEqual([...files, "packages/app/screens.ts"].toSorted());
  await copy.run(
    `node ${join("node_modules", "vite/bin/vite.js")} build packages/app --outDir ${copy.at("app")}`,
    { NODE_ENV: "production" },
  );
  const server = await copy.serve({
    DATABASE_URL: database.url,
    VANBOOK_DEMO: "1",
    VANBOOK_DEMO_BILLS: "60",
    VANBOOK_APP_DIR: copy.at("app"),
    VANBOOK_CHECK_ANSWERS: "1",
  });
  onTestFinished(() => server.stop());
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript(shiftPageClock, runClockShift());
  await page.request.post("/api/login", {
    headers: { "X-Vanbook-Client": "test", Origin: server.url },
    data: { CompanyID: 1, Username: "meera", Password: DEMO_PASSWORD },
  });
  await page.goto("/dashboard");
  await look(page, database.db);
}

async function write(copy: Copy, step: Step) {
  if (step.kind === "commands") return;
  if (step.kind === "lines") return copy.write(step.path, withLines(await copy.read(step.path), step));
  await mkdir(dirname(copy.at(step.path)), { recursive: true });
  await copy.write(step.path, step.text);
}

const CHROMIUM_PATH = getChromiumPath();
