import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../../packages/server/db/connection.ts";
import { createGaleraNode } from "./galera-node.ts";
import { ensureGalera, runAsGalera } from "./galera-packages.ts";

/** A Galera cluster of three nodes on this machine. */
export interface Galera {
  /** URL of the database that lists all nodes, beginning with this one. */
  urlFrom(first: number): string;
  /** Index of the node that listens on this port. */
  placeOf(port: number): number;
  /** `kill` sends SIGKILL to a node and waits until it has ended; `start` starts it again. */
  kill(which: number): Promise<void>;
  start(which: number): Promise<void>;
  /**
   * `freeze` stops a node's process (SIGSTOP); `thaw` continues it unless its guard has killed it.
   */
  freeze(which: number): void;
  thaw(which: number): void;
  /** How many times guards have killed nodes. */
  guardKills(): number;
  /**
   * Waits until every node reports a complete cluster. Ask all: a thawed node does not know yet
   * that it was excluded.
   */
  untilWhole(): Promise<void>;
  /** For so many milliseconds a node applies the others' commits in bursts, like a busy machine. */
  whileLate(which: number, milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a cluster with an empty database `vanbook`. */
export async function startGalera(say: (text: string) => void): Promise<Galera> {
  ensureGalera(say);
  const nodes = await Promise.all(
    // Preferred donors for a returning node: the last of the other nodes first, as it is not
    // written to. The final comma allows any.
    ["c,b,", "c,a,", "b,a,"].map((donors, place) => createGaleraNode("abc".charAt(place), donors)),
  );
  const getNode = (which: number) => {
    const foundNode = nodes[which % NODE_COUNT];
    if (!foundNode) throw new Error(`There is no node ${which}`);
    return foundNode;
  };
  const group = nodes.map(({ groupPort }) => `127.0.0.1:${groupPort}`).join();
  const listNodesFrom = (first: number) => nodes.map((_, place) => getNode(first + place));
  const galera: Galera = {
    urlFrom: (first) => {
      const hosts = listNodesFrom(first).map(({ port }) => `127.0.0.1:${port}`);
      return `mysql://vanbook:vanbook@${hosts.join()}/vanbook`;
    },
    placeOf: (port) => nodes.findIndex((each) => each.port === port),
    kill: (which) => getNode(which).kill(),
    start: (which) => getNode(which).start(group),
    freeze: (which) => getNode(which).signal("SIGSTOP"),
    thaw: (which) => getNode(which).signal("SIGCONT"),
    guardKills: () => nodes.reduce((sum, each) => sum + each.guardKills(), 0),
    untilWhole: async () => void (await Promise.all(nodes.map((each) => each.untilSynced(NODE_COUNT)))),
    whileLate: (which, milliseconds) => holdNowAndThen(getNode(which).url("vanbook"), milliseconds),
    stop: async () => void (await Promise.all(nodes.map((each) => each.remove()))),
  };
  try {
    const { dir } = getNode(0);
    const root = "--auth-root-authentication-method=normal";
    await runAsGalera(dir, "mariadb-install-db", [
      "--no-defaults",
      root,
      "--skip-test-db",
      `--datadir=${dir}/data`,
    ]);
    await getNode(0).start(group, { isFirst: true });
    await getNode(0).untilSynced(1);
    await makeDatabase(join(dir, "server.sock"));
    await getNode(1).start(group);
    await getNode(1).untilSynced(2);
    await getNode(2).start(group);
    await galera.untilWhole();
  } catch (error) {
    await galera.stop();
    throw error;
  }
  return galera;
}

async function makeDatabase(socket: string) {
  const db = connect(`mysql://root@localhost/mysql?socketPath=${encodeURIComponent(socket)}`, { max: 1 });
  try {
    await db.raw("CREATE DATABASE vanbook DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci");
    await db.raw("CREATE USER vanbook@'127.0.0.1' IDENTIFIED BY 'vanbook'");
    await db.raw("GRANT ALL ON *.* TO vanbook@'127.0.0.1'");
  } finally {
    await db.destroy();
  }
}

/** Delays the others' commits on this node with a read lock, a tenth of a second at a time. */
async function holdNowAndThen(url: string, milliseconds: number) {
  const db = connect(url, { max: 1 });
  try {
    for (const until = performance.now() + milliseconds; performance.now() < until; await sleep(100)) {
      await db.raw("FLUSH TABLES WITH READ LOCK");
      await sleep(100);
      await db.raw("UNLOCK TABLES");
    }
  } finally {
    await db.destroy();
  }
}

export const NODE_COUNT = 3;
