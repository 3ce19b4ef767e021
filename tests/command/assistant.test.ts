import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeBearerHeaders, openTokenDesk, type TokenDesk } from "../wall/token-desk.ts";

let desk: TokenDesk;
let folder: string;
beforeAll(async () => {
  desk = await openTokenDesk(120);
  folder = await mkdtemp(join(tmpdir(), "vanbook-assistant-"));
  const entryPoints = [join(import.meta.dirname, "../../packages/sdk/command/main.ts")];
  const outfile = join(folder, "vanbook.mjs");
  await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["vanbook-source"],
  });
});
afterAll(async () => {
  await desk?.product.stop();
  await rm(folder, { recursive: true });
});

/**
 * An assistant that uses the protocol's official client and starts the command as a separate
 * process.
 */
async function startAssistant(key: string, options: string[] = []): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(folder, "vanbook.mjs"), "mcp", ...options],
    env: { VANBOOK_URL: desk.product.url, VANBOOK_API_KEY: key },
    stderr: "ignore",
  });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return client;
}

interface Debtors {
  source: { operation: string };
  totals: { Outstanding: number };
  rows: { AccountName: string; City: string; Outstanding: number }[];
}

async function callAssistantTool<T>(client: Client, name: string, args: object): Promise<T> {
  const answer = await client.callTool({ name, arguments: { ...args } });
  expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
  return answer.structuredContent as T;
}

test('an assistant answers "Who owes most in Adoor?" by calling tools', async () => {
  const { db } = desk.product;
  const [route = 0] = (await db("routes").where({ company_id: 1, name: "Adoor" }).pluck("id")) as number[];

  const client = await startAssistant(desk.key);
  const { tools } = await client.listTools();
  const debtors = tools.find(({ name }) => name === "debtors_report");
  expect(debtors?.description).toContain("Outstanding");
  expect(debtors?.annotations).toMatchObject({ readOnlyHint: true });
  const { answer } = await callAssistantTool<{ answer: { today: string } }>(client, "session_current", {});
  const routes = await callAssistantTool<{ answer: { RouteID: number; RouteName: string }[] }>(
    client,
    "routes_names",
    {},
  );
  const Route = routes.answer.find(({ RouteName }) => RouteName === "Adoor")?.RouteID;
  const toolArguments = {
    FromDate: "2025-04-01",
    ToDate: answer.today,
    Route,
    sort: "-Outstanding",
    pageSize: 1,
  };
  const { rows, totals, source } = await callAssistantTool<Debtors>(client, "debtors_report", toolArguments);

  // An independent query on the ledger: debits less credits of each customer in it.
  const [sums] = (await db.raw(
    `SELECT a.name, SUM(e.debit - e.credit) AS owed FROM accounts a
      JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id
      WHERE a.company_id = 1 AND a.group_id = 14 AND a.route_id = ? GROUP BY a.id, a.name ORDER BY owed DESC`,
    [route],
  )) as [{ name: string; owed: string }[]];
  expect(sums.length).toBeGreaterThan(1);
  expect(rows).toMatchObject([{ AccountName: sums[0]?.name, Outstanding: Number(sums[0]?.owed) }]);
  const all = sums.reduce((paise, { owed }) => paise + Math.round(Number(owed) * 100), 0);
  expect(Math.round(totals.Outstanding * 100)).toBe(all);
  expect(source).toMatchObject({
    operation: "debtors.report",
    arguments: { Route: route },
    request: expect.stringMatching(/^\S{8,}$/),
  });
});

test("an assistant gets tools only for the operations that its key may read", async () => {
  const { secret } = await desk.keyMade("Little", ["sales.report", "bills.lines", "receipts.post"]);
  const client = await startAssistant(secret);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["bills_lines", "sales_report"]);
  const other = await client.callTool({ name: "debtors_report", arguments: {} });
  expect(other).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("no tool") }] });

  const current = await desk.product.call({
    method: "GET",
    path: "/api/v1/api-keys/current",
    headers: makeBearerHeaders(secret),
  });
  expect(current.json).toMatchObject({
    role: 1,
    operations: ["bills.lines", "receipts.post", "sales.report"],
  });
});

test("every tool has a name and a schema that assistants accept", async () => {
  const client = await startAssistant(desk.key);
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(60);
  for (const { name, inputSchema, annotations } of tools) {
    expect(name).toMatch(/^[a-zA-Z0-9_]{1,64}$/);
    expect(inputSchema.type).toBe("object");
    expect(JSON.stringify(inputSchema)).not.toContain("$ref");
    expect(annotations?.readOnlyHint, name).toBe(true);
  }
});

test("a tool that changes data exists only when the start command names it", async () => {
  const client = await startAssistant(desk.key, ["--operations", "zones.list", "--writes", "zones.create"]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ["zones_list", true],
    ["zones_create", false],
  ]);
  await callAssistantTool(client, "zones_create", { ZoneName: "Zone of the assistant" });
  const twice = await client.callTool({
    name: "zones_create",
    arguments: { ZoneName: "Zone of the assistant" },
  });
  expect(twice).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("ZONE_NAME_TAKEN") }],
  });
  const misspelt = await client.callTool({ name: "zones_create", arguments: { ZoneNam: "x" } });
  expect(misspelt).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("Did you mean ZoneName?") }],
  });

  await expect(startAssistant(desk.key, ["--writes", "zones.list"])).rejects.toThrow();
  await expect(startAssistant(desk.key, ["--operations", "zones.create"])).rejects.toThrow();
});
