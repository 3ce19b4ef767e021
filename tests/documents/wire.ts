import { connect as dial, createServer, type AddressInfo, type NetConnectOpts } from "node:net";

/**
 * Records what clients send to a database server. Each text
 * is one packet: one round trip with one or more statements.
 */
export interface Wire {
  /** The URL of the same database through this proxy. */
  url: string;
  /** The packets of each transaction that has ended since the last call. */
  transactions(): string[][];
  close(): Promise<void>;
}

/**
 * A proxy between a server and its clients. It reads the MySQL
 * protocol itself, so the counts do not depend on the driver.
 */
export async function startWire(databaseUrl: string): Promise<Wire> {
  const to = new URL(databaseUrl);
  const socketPath = to.searchParams.get("socketPath");
  const target: NetConnectOpts =
    socketPath === null ? { host: to.hostname, port: Number(to.port || 3306) } : { path: socketPath };
  let endedTransactions: string[][] = [];
  const server = createServer((client) => {
    const upstream = dial(target);
    let open: string[] = [];
    const read = createPacketReader((text) => {
      if (/^BEGIN/.test(text)) open = [];
      open.push(text);
      if (/(^|;\n)COMMIT$/.test(text)) endedTransactions.push(open);
    });
    client.on("data", read);
    client.pipe(upstream).pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete("socketPath");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    transactions() {
      const lastTransactions = endedTransactions;
      endedTransactions = [];
      return lastTransactions;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/**
 * Parses the client's packets: 3 bytes of length, a sequence
 * number that starts at 0 for each command, and the command byte.
 */
function createPacketReader(onQuery: (text: string) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= 4 + rest.readUIntLE(0, 3)) {
      const body = rest.subarray(4, 4 + rest.readUIntLE(0, 3));
      if (rest[3] === 0 && body[0] === QUERY_COMMAND)
        onQuery(body.subarray(1).toString("utf8").replace(NO_ATTRIBUTES, ""));
      rest = rest.subarray(4 + body.length);
    }
  };
}

const QUERY_COMMAND = 3;
/** MySQL expects query attributes before the query text: zero attributes, one parameter set. */
const NO_ATTRIBUTES = "\0\u0001";
