import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runInTest } from "../../packages/sdk/command/testing.ts";
import { createVanbook, operation as methodOf } from "../../packages/sdk/index.ts";
import { pickOneIn } from "../../tests/whole.ts";
import { listExamples, type ExampleSet } from "./example-set.mjs";

/** A request as received by the server, without the headers that depend on the client. */
interface Seen {
  method: string;
  address: string;
  body: unknown;
}

let folder: string;
let url: string;
let seenRequests: Seen[] = [];
let examples: readonly ExampleSet[];
const server = createServer((request, response) => {
  void readRequest(request).then((one) => {
    seenRequests.push(one);
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ success: true, rows: [] }));
  });
});
beforeAll(async () => {
  examples = pickOneIn(4, listExamples());
  folder = await mkdtemp(join(tmpdir(), "vanbook-examples-"));
  for (const name of ["items.xlsx", "statement.pdf"])
    await writeFile(join(folder, name), Buffer.from("JVBERi0xLjc=", "base64"));
  await writeFile(join(folder, "picture.png"), "");
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

it("the SDK, curl and the command send the same request for every operation that is tried", async () => {
  const vanbook = createVanbook({ baseUrl: url, auth: { kind: "key", key: "vbk_test" } });
  const env = {
    VANBOOK_URL: url,
    VANBOOK_API_KEY: "vbk_test",
    VANBOOK_CONFIG: folder,
    PATH: process.env["PATH"] ?? "",
  };
  const bySdk: (Seen | undefined)[] = [];
  for (const { id, values } of examples)
    bySdk.push(
      await captureRequest(() =>
        (methodOf(vanbook, id as "zones.create") as (args: unknown) => Promise<unknown>)(
          giveFiles(values),
        ).catch(() => undefined),
      ),
    );

  const script = examples.map(({ shell }) => `${shell} >/dev/null 2>&1 || true`).join("\n");
  await writeFile(join(folder, "session.txt"), "");
  seenRequests = [];
  await promisify(execFile)("sh", ["-c", script], { cwd: folder, env });
  const byShell = seenRequests;

  expect(byShell).toHaveLength(examples.length);
  for (const [at, { id, command }] of examples.entries()) {
    expect(byShell[at], `${id} by curl`).toEqual(bySdk[at]);
    if (command === undefined) continue;
    const { words, typed } = parseCommand(command);
    const byCommand = await captureRequest(() => runInTest([...words, "--yes"], { env, typed }));
    expect(byCommand, `${id} by the command`).toEqual(bySdk[at]);
  }
});

async function captureRequest(send: () => Promise<unknown>): Promise<Seen | undefined> {
  seenRequests = [];
  await send();
  return seenRequests[0];
}

/**
 * The arguments that a shell would pass to the program for an example, and the text typed into it.
 */
function parseCommand(command: string): { words: string[]; typed: string } {
  const [, typedText = "", call = command] = /^echo '(.*)' \| (.*)$/s.exec(command) ?? [];
  const matches = call.replaceAll("\\\n", " ").match(/(?:'(?:[^']|'\\'')*'|[^\s'])+/g) ?? [];
  const words = matches.map((word) =>
    word.replaceAll(/'((?:[^']|'\\'')*)'/g, "$1").replaceAll(/=@/g, `=@${folder}/`),
  );
  return { words: words.slice(1), typed: typedText };
}

async function readRequest(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("latin1");
  const type = request.headers["content-type"] ?? "";
  const url = new URL(request.url ?? "/", "http://test");
  url.searchParams.sort();
  return {
    method: request.method ?? "",
    address: `${url.pathname}${url.search}`,
    body: parseBody(text, type),
  };
}

/** Examples mark a file with a symbol; the shell sends an empty one. */
function giveFiles(values: object): object {
  if (Array.isArray(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "symbol" ? new Blob([]) : value,
    ]),
  );
}

/**
 * Parsed JSON, with an empty object the same as no body; for a form, its fields without the
 * boundaries.
 */
function parseBody(text: string, type: string): unknown {
  if (type.startsWith("application/json")) return text === "{}" ? "" : (JSON.parse(text) as unknown);
  if (!type.startsWith("multipart/")) return text;
  const parts = text.split(/--[^\r\n]*\r?\n/).filter((part) => part.includes("name="));
  return parts.map((part) => [/name="([^"]*)"/.exec(part)?.[1], part.split("\r\n\r\n")[1]?.trim()]);
}
