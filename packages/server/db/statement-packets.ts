/**
 * Makes a connection send statements together. Statements issued in the same turn of the event loop
 * go to the server in one packet, in order, and take one round trip: BEGIN goes with the first
 * statement of the transaction, statements marked as `later` with the next awaited one, COMMIT with
 * the last ones. The server stops at the first statement that fails: everything awaited in the
 * packet fails with it, the statements after it are not executed, and a COMMIT among these is
 * rolled back. If the rollback fails, the connection is closed.
 *
 * `isOfGalera` handles a case that a Galera node does not report. If a write of another node aborts
 * a transaction in the middle of a packet, the node rolls the transaction back and may continue
 * with the packet's next statement outside of it. So on such a connection `autocommit` is off, a
 * savepoint is set at the beginning and released before COMMIT: if the transaction was rolled back,
 * the savepoint no longer exists. COMMIT is sent in a separate packet, because an abort between two
 * packets is reported.
 *
 * The driver formats each statement separately, with its values. A statement text with a semicolon
 * is refused, so a text can never contain two statements: SQL injection is no easier than on other
 * connections.
 */
export function sendInPackets(
  connection: PacketConnection,
  { isOfGalera = false }: { isOfGalera?: boolean } = {},
): void {
  const beginning = isOfGalera ? ["BEGIN", `SAVEPOINT ${SAVEPOINT_NAME}`] : ["BEGIN"];
  const query = connection.query.bind(connection);
  let waiting: Waiting[] = [];
  let isInTransaction = false;
  let isScheduled = false;
  let failure: Error | undefined;

  connection.query = (request, values, callback) => {
    const { sql: text, later = false, ...options } = typeof request === "string" ? { sql: request } : request;
    const sql = text.replace(/;$/, "");
    if (sql.includes(";")) throw new Error(`One statement at a time, without semicolons: ${sql}`);
    if (callback === undefined || Object.keys(options).length > 0) {
      if (waiting.length > 0) flush();
      return query({ sql: connection.format(sql, values), ...options }, undefined, callback);
    }
    const statement = { sql: connection.format(sql, values), template: sql, done: callback };
    if (sql === "BEGIN") begin();
    else if (sql === "COMMIT") commit(statement);
    else if (sql === "ROLLBACK") rollBack(statement);
    else if (failure) callback(failure);
    else if (later) deferStatement(statement);
    else {
      waiting.push(statement);
      flushSoon();
    }
    return undefined;

    function begin() {
      failure = undefined;
      waiting.push(...beginning.map((each) => ({ sql: each, template: each })));
      callback?.(null, EMPTY_RESULT);
    }
  };

  function deferStatement({ done, ...statement }: Asked) {
    waiting.push(statement);
    done(null, EMPTY_RESULT);
    if (waiting.reduce((size, { sql }) => size + sql.length, 0) > MAX_PACKET_LENGTH) flush();
  }

  function commit(statement: Asked) {
    if (failure) return void endWith(statement, failure);
    if (!isInTransaction && waiting.length <= beginning.length) {
      waiting = [];
      return void statement.done(null, EMPTY_RESULT);
    }
    if (!isOfGalera) return commitNow(statement);
    const sql = `RELEASE SAVEPOINT ${SAVEPOINT_NAME}`;
    waiting.push({
      sql,
      template: sql,
      done: (error) => (error ? endWith(statement, toDeadlockError(error)) : commitNow(statement)),
    });
    flush();
  }

  function commitNow(statement: Asked) {
    const { done } = statement;
    waiting.push({
      ...statement,
      done: (error, result, fields) => {
        if (error) return void endWith(statement, error);
        isInTransaction = false;
        done(null, result, fields);
      },
    });
    flush();
  }

  /** Roll back the failed transaction, so that the connection's next user finds nothing of it. */
  function endWith({ done }: Asked, error: Error) {
    rollBack({ sql: "ROLLBACK", template: "ROLLBACK", done: () => void done(error) });
  }

  function rollBack({ done }: Asked) {
    const droppedStatements = waiting;
    waiting = [];
    for (const statement of droppedStatements) statement.done?.(new Error("The transaction was rolled back"));
    failure = undefined;
    if (!isInTransaction) return void done(null, EMPTY_RESULT);
    isInTransaction = false;
    query({ sql: "ROLLBACK" }, undefined, (error) => {
      // The error comes, for example, from a node that has lost the cluster. The next BEGIN on this
      // connection would commit the open transaction; closing the connection makes the server roll
      // it back.
      if (error) connection.stream.destroy(error);
      done(null, EMPTY_RESULT);
    });
  }

  function flushSoon() {
    if (isScheduled) return;
    isScheduled = true;
    process.nextTick(() => {
      isScheduled = false;
      if (waiting.length > 0) flush();
    });
  }

  function flush() {
    const packet = waiting;
    waiting = [];
    if (packet[0]?.sql === "BEGIN") isInTransaction = true;
    const sql = packet.map((statement) => statement.sql).join(";\n");
    // On a broken connection the driver calls back before it returns the command.
    const command: { sent?: Sent } = {};
    command.sent = query({ sql }, undefined, (error, result, fields) => {
      if (error) return void fail(error, packet, command.sent);
      for (const [index, { done }] of packet.entries()) {
        // The driver returns one result for one statement, and a list of results for several.
        if (packet.length === 1) done?.(null, result, fields);
        else done?.(null, (result as unknown[])[index], (fields as unknown[])[index]);
      }
    });
  }

  function fail(error: Error, packet: readonly Waiting[], command: Sent) {
    const at = command?._resultIndex ?? 0;
    const { template = "" } = packet[at] ?? {};
    // A `later` write was not executed, and nobody awaits it: the transaction must not be committed
    // without it.
    if (packet.slice(at).some(({ done }) => !done)) failure = copyErrorFor(template, error);
    for (const [index, { done }] of packet.entries()) {
      done?.(index === at ? Object.assign(error, { sql: template }) : copyErrorFor(template, error));
    }
  }
}

/** A missing savepoint means that another node's write won. */
function toDeadlockError(error: Error & { errno?: number }): Error {
  if (error.errno !== NO_SAVEPOINT) return error;
  const message = "The transaction was rolled back by the cluster";
  return Object.assign(new Error(message), { code: "ER_LOCK_DEADLOCK", errno: 1213 });
}

function copyErrorFor(template: string, error: Error): Error {
  const { message, ...rest } = error;
  return Object.assign(new Error(`${template} - ${message}`), rest, { sql: template });
}

export interface PacketConnection {
  query(request: string | Given, values?: unknown, callback?: Done): Sent;
  stream: { destroy(error: Error): unknown };
  format(sql: string, values?: unknown): string;
}

/** `later` is only for this module: nobody needs the result. */
interface Given {
  sql: string;
  later?: boolean;
}

type Done = (error: Error | null, result?: unknown, fields?: unknown) => void;

/** The driver counts the results that a command has received so far. */
type Sent =
  | { readonly _resultIndex?: number; once?(event: "end", listener: () => void): unknown }
  | undefined;

interface Waiting {
  sql: string;
  template: string;
  done?: Done;
}

type Asked = Required<Waiting>;

/** Shows whether the transaction is still open; the number is the server's error if it is not. */
const SAVEPOINT_NAME = "begun";
const NO_SAVEPOINT = 1305;
const EMPTY_RESULT = { affectedRows: 0, insertId: 0 };
/** In characters; servers accept packets of 16 MB or more. */
const MAX_PACKET_LENGTH = 2_000_000;
