import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createFaultyBuilds, type FaultyBuilds } from "../faulty-build.ts";
import type { Kernel } from "./asked.ts";
import { bookFaults } from "./faults.ts";
import { pickSample } from "../whole.ts";
import { runRandomDocuments } from "./random-documents.ts";

// A short random run catches a sample of these faults of the books (with
// `--all`, each of them), and finds nothing in the product itself.
let builds: FaultyBuilds;
let database: TestDatabase;
let companies = 0;

beforeAll(async () => {
  builds = await createFaultyBuilds("books");
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
  await builds?.remove();
});

it("the check finds nothing wrong in correct books", async () => {
  expect(await listFindings(undefined)).toEqual([]);
});

describe.each(pickSample(bookFaults, 8))("$name", (fault) => {
  it("the check finds this fault", async () => {
    expect(await listFindings(fault)).not.toEqual([]);
  });
});

/**
 * The findings of a short random run over the books with one wrong line; each run has three
 * separate companies.
 */
async function listFindings(fault: (typeof bookFaults)[number] | undefined): Promise<string[]> {
  const kernel = await builds.load<Kernel>('export * from "../../tests/books/kernel.ts";', fault);
  const writing = kernel.connect(database.url, { max: 10 });
  companies += 3;
  const own = [companies - 2, companies - 1, companies] as const;
  try {
    const run = { db: database.db, writing, seed: 2026, steps: 90, writers: 6, companies: own, kernel };
    const { findings, starved } = await runRandomDocuments(run);
    return [...starved, ...findings];
  } finally {
    await writing.destroy();
  }
}
