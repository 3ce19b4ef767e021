import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { findFreePort } from "../crash/server-process.ts";
import { GALERA_LIBRARY, findGaleraAccount, runAsGalera } from "./galera-packages.ts";

/** A node of a Galera cluster: a database server process. */
export interface GaleraNode {
  /** Its folder, with `data` and `server.pid` as in the folders of test databases. */
  dir: string;
  port: number;
  /** Port for the other nodes of the group. */
  groupPort: number;
  /** URL of a database on this node. */
  url(database: string): string;
  /**
   * Starts the node. `group`: addresses of all nodes. The first node of a new cluster ignores it.
   */
  start(group: string, options?: { isFirst: boolean }): Promise<void>;
  /** Waits until it is synced in a cluster with so many members. */
  untilSynced(members: number): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /**
   * Sends SIGKILL and waits until it has ended. If it ends for another reason it is started again,
   * as a service manager does.
   */
  kill(): Promise<void>;
  /**
   * How often its guard has killed it. A node also ends itself if its data differ from the other
   * nodes'.
   */
  guardKills(): number;
  remove(): Promise<void>;
}

/**
 * Creates a node without starting it. Except for the first, it copies its data from a donor node.
 */
export async function createGaleraNode(name: string, donors: string): Promise<GaleraNode> {
  // Named like the folders of test databases, so that the next run removes it if this one is
  // killed.
  const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
  const account = findGaleraAccount();
  const data = join(dir, "data");
  mkdirSync(data);
  if (account) for (const folder of [dir, data]) chownSync(folder, account.uid, account.gid);
  const [port, groupPort, transferPort, snapshotPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const log = join(dir, "error.log");
  let running: ChildProcess | undefined;
  let guard: ChildProcess | undefined;
  let guardKills = 0;
  process.once("exit", () => [running, guard].forEach((child) => child?.kill("SIGKILL")));

  const options = [
    "--no-defaults",
    `--datadir=${data}`,
    `--tmpdir=${dir}`,
    `--socket=${join(dir, "server.sock")}`,
    `--pid-file=${join(dir, "server.pid")}`,
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    "--skip-name-resolve",
    "--max-allowed-packet=64M",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_unicode_ci",
    "--innodb-flush-log-at-trx-commit=1",
    "--performance-schema=OFF",
    "--binlog-format=ROW",
    "--innodb-autoinc-lock-mode=2",
    "--wsrep-on=ON",
    `--wsrep-provider=${GALERA_LIBRARY}`,
    "--wsrep-cluster-name=vanbook",
    `--wsrep-node-name=${name}`,
    `--wsrep-node-address=127.0.0.1:${groupPort}`,
    "--wsrep-sst-method=rsync",
    `--wsrep-sst-receive-address=127.0.0.1:${snapshotPort}`,
    `--wsrep-sst-donor=${donors}`,
    "--wsrep-slave-threads=2",
  ];
  const provider = [
    ...GROUP_TIMES,
    `base_port=${groupPort}`,
    `gmcast.listen_addr=tcp://127.0.0.1:${groupPort}`,
    `ist.recv_addr=127.0.0.1:${transferPort}`,
    "gcache.size=256M",
  ];
  const own = `mysql://root@localhost/mysql?socketPath=${encodeURIComponent(join(dir, "server.sock"))}`;
  let isWanted = false;
  const makeUrl = (database: string) => `mysql://vanbook:vanbook@127.0.0.1:${port}/${database}`;

  /** The last position of a killed node, so that the donor sends only what is missing. */
  async function readPositionAfterKill(cluster: string) {
    const { stderr } = await runAsGalera(dir, "mariadbd", [...options, cluster, "--wsrep-recover"]);
    const [, position] = /Recovered position:? *(\S+:-?\d+)/.exec(stderr) ?? [];
    return position === undefined ? [] : [`--wsrep-start-position=${position}`];
  }

  const node: GaleraNode = {
    dir,
    port,
    groupPort,
    url: makeUrl,
    async start(group, { isFirst } = { isFirst: false }) {
      isWanted = true;
      const cluster = `--wsrep-cluster-address=gcomm://${isFirst ? "" : group}`;
      const position = running === undefined ? [] : await readPositionAfterKill(cluster);
      if (!isWanted) return; // killed or removed in the meantime
      const joinOptions = [cluster, `--wsrep-provider-options=${provider.join(";")}`, ...position];
      const output = openSync(log, "a");
      running = spawn("mariadbd", [...options, ...joinOptions], {
        // The server's account can't write to the run's TMPDIR.
        env: { ...process.env, TMPDIR: dir },
        stdio: ["ignore", output, output],
        ...account,
      });
      running.once("exit", (_code, signal) => {
        if (!isWanted) return;
        if (signal === "SIGKILL") guardKills += 1;
        void node.start(group);
      });
      guard ??= startGuard(own, join(dir, "server.pid"), output);
      closeSync(output);
    },
    async untilSynced(members) {
      const db = connect(own, { max: 1 });
      try {
        for (const until = performance.now() + 400_000; !(await isSynced(db, members)); await sleep(100))
          if (running?.exitCode !== null || performance.now() > until)
            throw new Error(`A node does not take part:\n${readFileSync(log, "utf8").slice(-4_000)}`);
      } finally {
        await db.destroy();
      }
    },
    signal: (signal) => void running?.kill(signal),
    guardKills: () => guardKills,
    async kill() {
      isWanted = false;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const processExit = once(running, "exit");
      running.kill("SIGKILL");
      await processExit;
    },
    async remove() {
      guard?.kill("SIGKILL");
      await node.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  return node;
}

/** Starts the guard of a node, as deploy/systemd does. */
function startGuard(url: string, pidFile: string, output: number): ChildProcess {
  const source = ["--import", "tsx", "--conditions", "vanbook-source", OPERATE_PATH];
  return spawn(process.execPath, [...source, "node", "guard", "--pid-file", pidFile], {
    env: { ...process.env, NODE_OPTIONS: "", DATABASE_URL: url },
    stdio: ["ignore", output, output],
  });
}

const OPERATE_PATH = fileURLToPath(new URL("../../packages/server/operate/main.ts", import.meta.url));

async function isSynced(db: Knex, members: number) {
  const statusRows = await queryRows<{ Variable_name: string; Value: string }>(
    db,
    "SHOW STATUS LIKE 'wsrep%'",
  ).catch(
    () => [], // not yet started, or frozen
  );
  const state = new Map(statusRows.map(({ Variable_name: name, Value: value }) => [name, value]));
  return (
    state.get("wsrep_local_state_comment") === "Synced" && state.get("wsrep_cluster_size") === String(members)
  );
}

/**
 * Timeouts after which the other nodes exclude a silent node. Longer than its guard's; same values
 * as in docs/operations.md.
 */
const GROUP_TIMES = [
  "evs.keepalive_period=PT0.25S",
  "evs.inactive_check_period=PT0.25S",
  "evs.join_retrans_period=PT0.25S",
  "evs.suspect_timeout=PT1.5S",
  "evs.inactive_timeout=PT4S",
  "evs.install_timeout=PT2S",
];
