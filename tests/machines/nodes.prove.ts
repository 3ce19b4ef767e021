import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { startDatabase, type Database } from "../../scripts/database.mjs";
import { findFreePort } from "../crash/server-process.ts";
import { freezeProcess } from "../freeze-process.ts";
import { channels, watch, type NodeChosen } from "../../packages/server/channels.ts";
import { connect, buildConnectionSettings, openBeside } from "../../packages/server/db/connection.ts";
import { splitNodeUrls } from "../../packages/server/db/node-urls.ts";
import { findFirstUsable } from "../../packages/server/db/nodes.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { withTransaction } from "../../packages/server/db/transaction.ts";

test("an address names one server, or several nodes before the name of the database", () => {
  expect(splitNodeUrls("mysql://a,b:c,d@one:3307/books?ssl=true")).toEqual([
    "mysql://a,b:c,d@one:3307/books?ssl=true",
  ]);
  expect(splitNodeUrls("mysql://van:p@ss@a:3307,b,[::1]:3308/books,2?ssl=true")).toEqual([
    "mysql://van:p@ss@a:3307/books,2?ssl=true",
    "mysql://van:p@ss@b/books,2?ssl=true",
    "mysql://van:p@ss@[::1]:3308/books,2?ssl=true",
  ]);
});

describe("a connection to two servers", () => {
  const servers: Server[] = [];
  let url: string;
  let db: Knex;
  let chosenNodes: NodeChosen[];
  let stop: () => void;
  beforeAll(async () => {
    for (const id of [1, 2]) servers.push(await createServer(id));
    const hosts = servers.map(({ port }) => `127.0.0.1:${port}`);
    url = `mysql://nodes:nodes@${hosts.join()}/vanbook`;
  });
  afterAll(() => Promise.all(servers.map((server) => server.remove())));
  beforeEach(() => {
    chosenNodes = [];
    stop = watch<NodeChosen>(channels.node, (one) => chosenNodes.push(one));
    db = connect(url, { max: 4 });
  });
  afterEach(async () => {
    stop();
    await db.destroy();
    for (const server of servers) await server.heal();
  });

  /** Id of the server that answers in a transaction, as for postings. */
  const readAnsweringServer = () => withTransaction(db, readServerId);
  const waitUntilAnswering = (id: number) =>
    vi.waitFor(async () => expect(await readAnsweringServer()).toBe(id), { timeout: 20_000, interval: 50 });

  it("uses the first server, also for other connection pools", async () => {
    expect(await readAnsweringServer()).toBe(1);
    expect(await readServerId(openBeside(db, { max: 1 }))).toBe(1);
    expect(chosenNodes).toEqual([]);
  });

  it("starts with the second server when the first is stopped or frozen", async () => {
    await servers[0]?.kill();
    expect(await readAnsweringServer()).toBe(2);
    const usableUrl = await findFirstUsable(url, buildConnectionSettings);
    expect(usableUrl).toBe(`mysql://nodes:nodes@127.0.0.1:${servers[1]?.port}/vanbook`);
    await servers[0]?.heal();
    await servers[0]?.freeze();
    const other = connect(url, { max: 1 });
    expect(await readServerId(other)).toBe(2);
    await other.destroy();
  });

  it("continues with the second server when the first is killed, and returns without an error when it recovers", async () => {
    expect(await readAnsweringServer()).toBe(1);
    await servers[0]?.kill();
    await waitUntilAnswering(2);
    await servers[0]?.heal();
    await waitUntilAnswering(1);
    expect(chosenNodes.map(({ isLost }) => isLost)).toEqual([true, false]);
  });

  it("runs a transaction again on the second server when the first freezes during it", async () => {
    expect(await readAnsweringServer()).toBe(1);
    const askedServers: (number | undefined)[] = [];
    const answeringServer = await withTransaction(db, async (trx) => {
      askedServers.push(await readServerId(trx));
      if (askedServers.length === 1) await servers[0]?.freeze();
      return readServerId(trx);
    });
    expect(answeringServer).toBe(2);
    expect(askedServers).toEqual([1, 2]);
  });

  it("does not interrupt a running transaction when the first server comes back", async () => {
    await servers[0]?.kill();
    expect(await readAnsweringServer()).toBe(2);
    await servers[0]?.heal();
    const both = await db.transaction(async (trx) => {
      const before = await readServerId(trx);
      await waitUntilAnswering(1);
      return [before, await readServerId(trx)];
    });
    expect(both).toEqual([2, 2]);
  });

  it("reports that the database is away when no server is left", async () => {
    expect(await readAnsweringServer()).toBe(1);
    for (const server of servers) await server.kill();
    await expect(readAnsweringServer()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    for (const server of servers) await server.heal();
    await waitUntilAnswering(1);
  });
});

async function readServerId(db: Knex) {
  const [row] = await queryRows<{ id: number }>(db, "SELECT @@server_id AS id");
  return row?.id;
}

interface Server {
  port: number;
  kill(): Promise<void>;
  freeze(): Promise<void>;
  /** Makes it run and answer again. */
  heal(): Promise<void>;
  remove(): Promise<void>;
}

/** A server that can be identified by its server id. */
async function createServer(id: number): Promise<Server> {
  const dir = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-`));
  const port = await findFreePort();
  const network = ["--skip-networking=0", "--bind-address=127.0.0.1", `--port=${port}`, `--server-id=${id}`];
  const start = () => startDatabase({ dir, purpose: "test", options: () => network });
  let running: Database | undefined = await start();
  const db = connect(running.url, { max: 1 });
  await db.raw("CREATE USER nodes@'127.0.0.1' IDENTIFIED BY 'nodes'");
  await db.raw("GRANT ALL ON *.* TO nodes@'127.0.0.1'");
  await db.destroy();
  const server: Server = {
    port,
    async kill() {
      if (running) process.kill(running.pid, "SIGKILL");
      await running?.stop(); // the process has already ended; this releases its folder
      running = undefined;
    },
    async freeze() {
      if (running) await freezeProcess(running.pid);
    },
    async heal() {
      running ??= await start();
      process.kill(running.pid, "SIGCONT");
    },
    async remove() {
      await server.kill();
      await rm(dir, { recursive: true, force: true });
    },
  };
  return server;
}
