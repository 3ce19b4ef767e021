import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFences } from "../../tests/fences.ts";
import { listTypeErrors, startProgram } from "./fixtures/test-program.ts";
import { createTestServer } from "./fixtures/test-server.ts";

const page = await readFile(join(import.meta.dirname, "README.md"), "utf8");
const [first, route, ...others] = listFences(page).filter(({ language }) => language === "ts");

test("the first program in the SDK's README compiles and asks for a month's bills", async () => {
  const server = await createTestServer(() => ({ json: { billDetails: [{ BillAmount: 118 }] } }));
  const program = first?.text.replace("https://your-vanbook", server.url) ?? "";
  const run = await startProgram(`${program}console.log(billDetails.length);`, server.url);
  expect(listTypeErrors(run.file)).toEqual([]);
  expect(await run.output()).toBe("1\n");
  expect(server.seen).toMatchObject([
    {
      path: "/api/getSaleReport",
      headers: { authorization: "Bearer vbk_test" },
      body: '{"FromDate":"2026-11-01","ToDate":"2026-11-30"}',
    },
  ]);
});

test("the README's route for tokens compiles unchanged in a partner's server", async () => {
  const run = await startProgram(`${HOST_PROGRAM}${route?.text}`, "http://127.0.0.1:9");
  expect(listTypeErrors(run.file)).toEqual([]);
  expect(others).toEqual([]);
});

/** A partner's existing server: an Express-like app, and its signed-in users. */
const HOST_PROGRAM = `import type { IncomingMessage, ServerResponse } from "node:http";
declare module "node:http" {
  interface IncomingMessage { user?: { customerId: number } }
}
declare const baseUrl: string;
declare const key: string;
declare const app: { get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): void };
`;
