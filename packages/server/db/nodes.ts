import { connect as openSocket, type Socket } from "node:net";
import { createConnection, type Connection, type ConnectionOptions, type RowDataPacket } from "mysql2";
import { channels, type NodeChosen } from "../channels.ts";
import { splitNodeUrls } from "./node-urls.ts";

/** All connections of this process go to one node of the cluster: the first that is usable. */
export interface Nodes {
  /** Resolves when every node has been checked once: only then is the first usable node known. */
  asked(): Promise<void>;
  /** Opens the socket to the node in use, and writes its address into the driver's settings. */
  open(driver: { config: NodeAddress }): Socket;
  isInUse(config: NodeAddress): boolean;
  inUse(): number;
  close(): void;
}

export interface NodeAddress {
  host?: string;
  port?: number;
}

/**
 * Watches the nodes with these settings. If the node in use fails, reports that it is not part of
 * the cluster, or is silent for a second, the next usable one replaces it. Pending statements then
 * fail as a lost connection, so transactions are retried. When an earlier node has been usable for
 * a while, it is used again without errors: each connection is replaced when it becomes free.
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
  let firstCheck: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function begin() {
    timer = setInterval(() => nodes.forEach(({ watch }) => watch.tick()), CHECK_INTERVAL_MS).unref();
    await Promise.all(nodes.map(({ watch }) => watch.firstAnswer()));
    isSettled = true;
    choose();
  }

  function choose() {
    if (!isSettled) return;
    const previousNode = nodes[inUse];
    const isLost = !previousNode?.watch.isUsable();
    const next = nodes.findIndex(
      ({ watch }, place) => watch.isUsable() && (isLost || place >= inUse || watch.isSteady()),
    );
    if (next === -1 || next === inUse) return; // if no node is usable, callers get the connection error of this one
    inUse = next;
    const lostError = Object.assign(new Error("The node of the cluster was given up"), {
      code: "ECONNRESET",
    });
    if (isLost) for (const socket of previousNode?.sockets ?? []) socket.destroy(lostError);
    const { host = "", port = 0 } = nodes[next] ?? {};
    const choice: NodeChosen = {
      node: `${host}:${port}`,
      insteadOf: `${previousNode?.host}:${previousNode?.port}`,
      isLost,
    };
    channels.node.publish(choice);
  }

  return {
    asked: () => (firstCheck ??= begin()),
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

/** The first node if none is usable; for tools that stay with one node. */
export async function findFirstUsable(
  url: string,
  settingsOf: (url: string) => ConnectionOptions & NodeAddress,
): Promise<string> {
  const urls = splitNodeUrls(url);
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
  isSteady(): boolean;
  /** Resolves when the node has answered or has been silent for a second. */
  firstAnswer(): Promise<void>;
  tick(): void;
  close(): void;
}

/**
 * Checks a node regularly over a separate connection. Silence is counted in ticks, not by the
 * clock: a busy process doesn't tick, so it doesn't take a node for silent just because it has not
 * read its responses yet.
 */
function watchNode(settings: ConnectionOptions, onChange: () => void): NodeWatch {
  let connection: Connection | undefined;
  let unansweredTicks = 0;
  let usableSince: number | undefined;
  let resolveFirst = () => {};
  let isClosed = false;

  function ask() {
    unansweredTicks = 1;
    const checkedConnection = (connection ??= openConnection());
    let isClustered = false;
    checkedConnection.query<RowDataPacket[]>("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'", (error, [row] = []) => {
      if (error) return lose(checkedConnection);
      isClustered = row?.["Value"] === "ON";
    });
    checkedConnection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'wsrep_ready'", (error, [row] = []) => {
      if (error) return lose(checkedConnection);
      if (checkedConnection !== connection) return;
      unansweredTicks = 0;
      note(!isClustered || row?.["Value"] === "ON");
    });
  }

  function openConnection() {
    const newConnection = createConnection(settings);
    newConnection.on("error", () => lose(newConnection)); // the connection was killed: noticed before the next check
    return newConnection;
  }

  function lose(lostConnection: Connection | undefined) {
    lostConnection?.destroy();
    if (lostConnection !== connection || isClosed) return;
    connection = undefined;
    unansweredTicks = 0;
    note(false);
  }

  function note(isUsable: boolean) {
    usableSince = isUsable ? (usableSince ?? performance.now()) : undefined;
    resolveFirst();
    onChange();
  }

  return {
    isUsable: () => usableSince !== undefined,
    isSteady: () => usableSince !== undefined && performance.now() - usableSince > STEADY_MS,
    firstAnswer() {
      const whenAnswered = new Promise<void>((resolve) => (resolveFirst = resolve));
      ask();
      return whenAnswered;
    },
    tick() {
      if (unansweredTicks === 0) ask();
      else if (unansweredTicks <= SILENT_TICKS) unansweredTicks += 1;
      else lose(connection);
    },
    close() {
      isClosed = true;
      connection?.destroy();
    },
  };
}

const CHECK_INTERVAL_MS = 250;
/** Without a response for so many ticks, a node counts as silent. */
const SILENT_TICKS = 4;
/** An earlier node must have been usable for so long before it is used again. */
const STEADY_MS = 3_000;
