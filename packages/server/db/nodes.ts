import { connect as openSocket, type Socket } from "node:net";
import { createConnection, type Connection, type ConnectionOptions, type RowDataPacket } from "mysql2";
import { channels, type NodeChosen } from "../channels.ts";
import { nodeUrls } from "./node-urls.ts";

/** The nodes of a cluster. All connections of this process lead to one of them: the first that can be used. */
export interface Nodes {
  /** Resolves when each node has been asked once whether it can be used: before that nobody knows which is the first. */
  asked(): Promise<void>;
  /** Opens a connection's socket to the node in use, and writes into the driver's settings which one that is. */
  open(driver: { config: NodeAddress }): Socket;
  /** Whether a connection with these settings leads to the node in use. */
  isInUse(config: NodeAddress): boolean;
  /** The node in use, by its place in the address. */
  inUse(): number;
  close(): void;
}

export interface NodeAddress {
  host?: string;
  port?: number;
}

/**
 * Watches the nodes that have these settings. When the one in use ends, says that it is not part of the cluster, or has been silent for
 * a second, the next one takes its place, and whatever waits for it fails as a lost connection, so that transactions are run again.
 * When an earlier one has been well for a while it is used again, and nothing fails: connections change over when they are free.
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
    if (next === -1 || next === inUse) return; // where none can be used, whoever asks is told that this one can't be reached
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

/** The address of the first node that can be used now, or of the first one, for what uses one node from beginning to end. */
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
  /** Whether it has been so for long enough to be used again. */
  isSteady(): boolean;
  /** Asks it, and resolves when it has answered, or not for a second. */
  firstAnswer(): Promise<void>;
  tick(): void;
  close(): void;
}

/**
 * Asks a node again and again over a connection of its own. Silence is counted in ticks, not read from a clock: while this process is
 * busy it does not tick, so it takes no node for silent whose answers it has not looked at.
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
    opened.on("error", () => lose(opened)); // it was killed: known before it is asked again
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

/** Milliseconds between two questions. */
const EVERY = 250;
/** So many ticks without an answer are silence. */
const SILENT = 4;
/** Milliseconds that an earlier node must have been well before it is used again. */
const STEADY = 3_000;
