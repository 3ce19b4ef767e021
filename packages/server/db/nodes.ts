import { connect as openSocket, type Socket } from "node:net";
import { createConnection, type Connection, type ConnectionOptions, type RowDataPacket } from "mysql2";
import { channels, type NodeChosen } from "../channels.ts";
import { nodeUrls } from "./node-urls.ts";

/** The nodes of a cluster. All connections of this process go to one of them: the first that is usable. */
export interface Nodes {
  /** Resolves when every node has been checked once; before that the first usable node is unknown. */
  asked(): Promise<void>;
  /** Opens a connection's socket to the node in use, and writes the node's address into the driver's settings. */
  open(driver: { config: NodeAddress }): Socket;
  /** Whether a connection with these settings goes to the node in use. */
  isInUse(config: NodeAddress): boolean;
  /** Index of the node in use, in the order of the URL. */
  inUse(): number;
  close(): void;
}

export interface NodeAddress {
  host?: string;
  port?: number;
}

/**
 * Watches the nodes with these settings. If the node in use fails, reports that it is not part of the cluster, or is
 * silent for a second, the next usable one replaces it. Pending statements then fail as a lost connection, so
 * transactions are retried. When an earlier node has been usable for a while, it is used again without errors: each
 * connection is replaced when it becomes free.
 */
export function watchNodes(settings: readonly (ConnectionOptions & NodeAddress)[]): Nodes {
  let isSettled = false;
  let inUse = 0;
  const nodes = settings.map((own) => ({
    host: own.host ?? "",
    port: own.port ?? 0,
    sockets: new Set<Socket>(),
    watch: watchNode(own, choose),
  }));
  let begun: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function begin() {
    timer = setInterval(() => nodes.forEach(({ watch }) => watch.tick()), EVERY).unref();
    await Promise.all(nodes.map(({ watch }) => watch.firstAnswer()));
    isSettled = true;
    choose();
  }

  function choose() {
    if (!isSettled) return;
    const left = nodes[inUse];
    const isLost = !left?.watch.isUsable();
    const next = nodes.findIndex(
      ({ watch }, place) => watch.isUsable() && (isLost || place >= inUse || watch.isSteady()),
    );
    if (next === -1 || next === inUse) return; // if no node is usable, callers get the connection error of this one
    inUse = next;
    const lost = Object.assign(new Error("The node of the cluster was given up"), { code: "ECONNRESET" });
    if (isLost) for (const socket of left?.sockets ?? []) socket.destroy(lost);
    const { host = "", port = 0 } = nodes[next] ?? {};
    const chosen: NodeChosen = { node: `${host}:${port}`, insteadOf: `${left?.host}:${left?.port}`, isLost };
    channels.node.publish(chosen);
  }

  return {
    asked: () => (begun ??= begin()),
    open({ config }) {
      const { host = "", port = 0, sockets } = nodes[inUse] ?? {};
      Object.assign(config, { host, port });
      const socket = openSocket({ host, port, noDelay: true, keepAlive: true });
      sockets?.add(socket);
      socket.once("close", () => sockets?.delete(socket));
      return socket;
    },
    isInUse: ({ host, port }) => host === nodes[inUse]?.host && port === nodes[inUse]?.port,
    inUse: () => inUse,
    close() {
      clearInterval(timer);
      for (const { watch } of nodes) watch.close();
    },
  };
}

/** URL of the first node that is usable now, or of the first node if none is; for tools that stay with one node. */
export async function firstUsable(
  url: string,
  settingsOf: (url: string) => ConnectionOptions & NodeAddress,
): Promise<string> {
  const urls = nodeUrls(url);
  if (urls.length === 1) return url;
  const nodes = watchNodes(urls.map(settingsOf));
  try {
    await nodes.asked();
    return urls[nodes.inUse()] ?? url;
  } finally {
    nodes.close();
  }
}

interface NodeWatch {
  isUsable(): boolean;
  /** Whether it has been usable for long enough to be used again. */
  isSteady(): boolean;
  /** Checks the node; resolves when it has answered or has been silent for a second. */
  firstAnswer(): Promise<void>;
  tick(): void;
  close(): void;
}

/**
 * Checks a node regularly over a separate connection. Silence is counted in ticks, not by the clock: a busy process
 * doesn't tick, so it doesn't take a node for silent just because it has not read its responses yet.
 */
function watchNode(settings: ConnectionOptions, changed: () => void): NodeWatch {
  let connection: Connection | undefined;
  let unanswered = 0;
  let usableSince: number | undefined;
  let toldFirst = () => {};
  let isClosed = false;

  function ask() {
    unanswered = 1;
    const asked = (connection ??= connected());
    let isClustered = false;
    asked.query<RowDataPacket[]>("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'", (error, [row] = []) => {
      if (error) return lose(asked);
      isClustered = row?.["Value"] === "ON";
    });
    asked.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'wsrep_ready'", (error, [row] = []) => {
      if (error) return lose(asked);
      if (asked !== connection) return;
      unanswered = 0;
      note(!isClustered || row?.["Value"] === "ON");
    });
  }

  function connected() {
    const opened = createConnection(settings);
    opened.on("error", () => lose(opened)); // the connection was killed: noticed before the next check
    return opened;
  }

  function lose(asked: Connection | undefined) {
    asked?.destroy();
    if (asked !== connection || isClosed) return;
    connection = undefined;
    unanswered = 0;
    note(false);
  }

  function note(isUsable: boolean) {
    usableSince = isUsable ? (usableSince ?? performance.now()) : undefined;
    toldFirst();
    changed();
  }

  return {
    isUsable: () => usableSince !== undefined,
    isSteady: () => usableSince !== undefined && performance.now() - usableSince > STEADY,
    firstAnswer() {
      const answered = new Promise<void>((resolve) => (toldFirst = resolve));
      ask();
      return answered;
    },
    tick() {
      if (unanswered === 0) ask();
      else if (unanswered <= SILENT) unanswered += 1;
      else lose(connection);
    },
    close() {
      isClosed = true;
      connection?.destroy();
    },
  };
}

/** Milliseconds between two checks. */
const EVERY = 250;
/** Ticks without a response after which a node counts as silent. */
const SILENT = 4;
/** Milliseconds that an earlier node must have been usable before it is used again. */
const STEADY = 3_000;
