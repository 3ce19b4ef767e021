import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { packPackage, getTarballPath } from "../../scripts/project/pack.mjs";
import { startProduct, type Product } from "../product.ts";

/**
 * Packages of the npm registry, each with one program. The versions were the newest when this was
 * written.
 */
const TESTED_RUNTIMES = ["bun@1.4.5", "deno@2.9.6"];
const REPORT_DAYS = { FromDate: addDays(getToday(), -1000), ToDate: getToday() };

let product: Product;
let folder: string;
let server: string;

beforeAll(async () => {
  await packPackage("sdk");
  folder = await mkdtemp(join(tmpdir(), "vanbook-runtimes-"));
  await cp(join(import.meta.dirname, "programs"), folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  const install = [
    "install",
    "--no-audit",
    "--no-fund",
    "--loglevel",
    "error",
    getTarballPath("sdk"),
    ...TESTED_RUNTIMES,
  ];
  expect(await run("npm", install)).toMatchObject({ status: 0 });

  product = await startProduct({ bills: 120 });
  const cookie = await product.signIn(1, "meera");
  const keyAnswer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Runtimes" },
    cookie,
  });
  const { secret: key } = keyAnswer.read<{ secret: string }>();
  const days = [REPORT_DAYS.FromDate, `${REPORT_DAYS.ToDate} 23:59:59`] as const;
  const [foundCount] = await product
    .db("bills")
    .where("company_id", 1)
    .whereIn("status", [1, 2])
    .whereBetween("date", days)
    .count({ count: "*" });
  const bills = Number(foundCount?.count);
  expect(bills).toBeGreaterThan(50); // more than one page
  server = JSON.stringify({ url: product.url, key, days: REPORT_DAYS, bills });
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["Node", "node", ["--test", "sdk.node.test.mjs", "sdk.node.test.cjs"], /# pass 9\b/],
  ["Bun", "node_modules/.bin/bun", ["test", "./sdk.bun.test.mjs"], /\b8 pass\b/],
  [
    "Deno",
    "node_modules/.bin/deno",
    ["test", "--allow-net", "--allow-env", "--allow-read", "sdk.deno.test.mjs"],
    /\b8 passed\b/,
  ],
])(
  "the packed SDK works in %s",
  async (_, program, words, all) => {
    const { status, output } = await run(program, words);
    expect(status, output).toBe(0);
    expect(output).toMatch(all);
  },
  120_000,
);

/** Runs a program in the folder asynchronously, so that the test's server can answer it. */
async function run(program: string, words: readonly string[]) {
  const env = { ...process.env, SERVER: server, NODE_OPTIONS: "", NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
  const child = spawn(program, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [status] = (await once(child, "close")) as [number];
  return { status, output };
}
