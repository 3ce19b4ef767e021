import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Answer, type Product } from "../product.ts";
import { fewOfEach, isWhole } from "../whole.ts";
import { hostileSpreadsheets, type SentSheet } from "./hostile-spreadsheets.ts";

let product: Product;
let admin: string;
let files: ReadonlyMap<string, SentSheet>;

beforeAll(async () => {
  files = fewOfEach(hostileSpreadsheets(), ({ code }) => code);
  product = await startProduct({ bills: 20 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

interface Preview {
  rows: { AccountName?: string; Error: string | null }[];
}

const preview = (file: Buffer): Promise<Answer> => {
  const body = { kind: "customer", file: file.toString("base64") };
  return product.call({ method: "POST", path: "/api/v1/imports/preview", body, cookie: admin });
};

it("files that are no spreadsheets, or more than that, are refused or cleaned; others are answered meanwhile", async () => {
  expect(files.size).toBeGreaterThanOrEqual(isWhole ? 50 : 10);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const slow: string[] = [];
  const waits: number[] = [];
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      const begun = performance.now();
      const { status } = await product.call({ method: "GET", path: "/healthz" });
      expect(status).toBe(200);
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  let most = 0;
  for (const [name, { file, code, rows }] of files) {
    delay.reset();
    delay.enable();
    const answer = await preview(file);
    delay.disable();
    if (delay.max / 1e6 > 100) slow.push(`${name}: ${Math.round(delay.max / 1e6)} ms`);
    most = Math.max(most, process.memoryUsage().rss);
    const told = answer.read<{ code?: string; message?: string }>();
    if (code) {
      expect
        .soft([told.code, answer.status], `${name}: ${told.message}`)
        .toEqual([`SPREADSHEET_${code}`, 422]);
      continue;
    }
    expect.soft(answer.status, `${name}: ${told.message}`).toBe(200);
    const read = answer.read<Preview>().rows?.map((row) => [row.AccountName, row.Error]);
    expect.soft(read, name).toEqual(rows);
  }
  isDone = true;
  await others;
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  console.info(
    `${files.size} files; others waited ${Math.round(Math.max(...waits))} ms at most; over 100 ms: ${slow.join(", ") || "none"}; at most ${Math.round(most / 1024 / 1024)} MB`,
  );
}, 240_000);

it("more files than can be read at once wait their turn", async () => {
  // Two are read at a time, and nobody waits for more than ten seconds: two more are few enough for a busy machine.
  const sound = [...files.values()].filter(({ rows }) => rows).slice(0, 4);
  const answers = await Promise.all(sound.map(({ file }) => preview(file)));
  expect(answers.map(({ status }) => status)).toEqual(sound.map(() => 200));
}, 120_000);

it("a file of more than 5 MB is refused before it is read", async () => {
  const answer = await preview(Buffer.alloc(5 * 1024 * 1024 + 3));
  expect(answer.status).toBe(400);
  expect(answer.read<{ message: string }>().message).toBe("The Excel file must not be larger than 5 MB.");
});
