import type { Socket } from "node:net";
import { createConnection, type ConnectionOptions, type RowDataPacket } from "mysql2";
import { STATEMENT_OVERDUE } from "./database-error.ts";
import type { PacketConnection } from "./statement-packets.ts";

/**
 * Closes the connection if the database has sent nothing for `milliseconds` while a statement runs,
 * so the caller gets an error and nobody gets this connection again. Then calls `kill`, because a
 * server does not notice that its client is gone before the statement ends.
 *
 * In a packet of several statements each has this time: every result is a sign of life.
 */
export function endOverdueStatements(
  connection: WatchedConnection,
  milliseconds: number,
  kill: () => void,
): void {
  let running = 0;
  let overdue: Error | undefined;
  const query = connection.query.bind(connection);
  connection.query = (...request) => {
    const [, , callback] = request;
    // The ROLLBACK of the transaction must not replace the reason why it failed.
    if (overdue && callback) return void callback(overdue);
    const command = query(...request);
    running += 1;
    command?.once?.("end", () => (running -= 1));
    return command;
  };
  connection.stream.setTimeout(milliseconds, () => {
    if (running === 0 || connection.stream.destroyed) return;
    overdue = Object.assign(new Error("The statement took longer than its deadline"), {
      code: STATEMENT_OVERDUE,
    });
    connection.stream.destroy(overdue);
    kill();
  });
}

/**
 * Ends a connection of the same account, and with it its statement and transaction. Through a proxy
 * the new connection may lead to another server, where the id is somebody else's: so the host name
 * must be the same. Ignores errors: a server that is frozen or gone can't be asked, and the caller
 * has been answered.
 */
export function killConnection(
  settings: ConnectionOptions,
  { id, hostname }: { id: number; hostname: string | undefined },
): void {
  const killer = createConnection(settings);
  const timer = setTimeout(() => killer.destroy(), KILL_MS).unref();
  const end = () => {
    clearTimeout(timer);
    killer.destroy();
  };
  killer.on("error", end);
  killer.query<RowDataPacket[]>("SHOW VARIABLES WHERE Variable_name = 'hostname'", (error, [row] = []) => {
    if (error || row?.["Value"] !== hostname) return end();
    killer.query("KILL ?", [id], end);
  });
}

export interface WatchedConnection extends PacketConnection {
  stream: Socket;
}

const KILL_MS = 5_000;
