import { createConnection, type Connection } from "mysql2/promise";
import { buildConnectionSettings } from "../packages/server/db/connection.ts";
import { createPosters, type PostersOptions } from "./posting.ts";

/**
 * The minimum for this schema: the rows of each posting, written by the bare driver in one packet.
 */
export interface Replays {
  /**
   * Postings written per second, `each` of them by each client. The statements are recorded before
   * timing starts.
   */
  rate(each: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Creates clients that write the rows of rehearsed postings of `bills` bills: the same rows, ids
 * and numbers, without the statements that match `without`.
 */
export async function createReplays(
  url: string,
  companyId: number,
  { bills = 1, without, ...sharing }: PostersOptions & { bills?: number; without?: RegExp },
): Promise<Replays> {
  const posters = await createPosters(url, companyId, sharing);
  const connections: Connection[] = [];
  for (let client = 0; client < sharing.clients; client++) {
    const connection = await createConnection({ ...buildConnectionSettings(url), multipleStatements: true });
    await connection.query("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED");
    connections.push(connection);
  }
  return {
    async rate(each) {
      const packets = await collectPackets(each);
      const startTime = performance.now();
      await Promise.all(
        connections.map(async (connection, client) => {
          for (const packet of packets[client] ?? []) await connection.query(packet);
        }),
      );
      return ((each * connections.length) / (performance.now() - startTime)) * 1000;
    },
    close: async () => {
      await posters.close();
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };

  /**
   * The packets of each client. All are posted in one transaction that is rolled back, so their
   * numbers are consecutive.
   */
  async function collectPackets(each: number): Promise<string[][]> {
    const packets: string[][] = connections.map(() => []);
    let statements: string[] = [];
    const note = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
      if (/^(insert|update)/i.test(sql) && !without?.test(sql))
        statements.push(connections[0]?.format(sql, bindings) ?? "");
    };
    posters.db.on("query", note);
    await posters.rehearse(async (post) => {
      for (let turn = 0; turn < each; turn++) {
        for (const [client, own] of packets.entries()) {
          statements = [];
          await post(client, bills);
          own.push(["BEGIN", ...statements, "COMMIT"].join(";\n"));
        }
      }
    });
    posters.db.off("query", note);
    if (packets.some((own) => own.some((packet) => !packet.includes("INSERT INTO vouchers")))) {
      throw new Error("The statements of the postings were not seen.");
    }
    return packets;
  }
}
