/**
 * Makes a connection send statements together. Statements issued in the same turn of the event loop go to the server
 * in one packet, in order, and take one round trip: BEGIN goes with the first statement of the transaction,
 * statements marked as `later` with the next awaited one, COMMIT with the last ones. The server stops at the first
 * statement that fails: everything awaited in the packet fails with it, the statements after it are not executed, and
 * a COMMIT among these is rolled back. If the rollback fails, the connection is closed.
 *
 * `isOfGalera` handles a case that a Galera node does not report. If a write of another node aborts a transaction in
 * the middle of a packet, the node rolls the transaction back and may continue with the packet's next statement
 * outside of it. So on such a connection `autocommit` is off, a savepoint is set at the beginning and released before
 * COMMIT: if the transaction was rolled back, the savepoint no longer exists. COMMIT is sent in a separate packet,
 * because an abort between two packets is reported.
 *
 * The driver formats each statement separately, with its values. A statement text with a semicolon is refused, so a
 * text can never contain two statements: SQL injection is no easier than on other connections.
 */
export function sendInPackets(
  connection: PacketConnection,
  { isOfGalera = false }: { isOfGalera?: boolean } = {},
): void {
  const beginning = isOfGalera ? ["BEGIN", `SAVEPOINT ${MARK}`] : ["BEGIN"];
  const query = connection.query.bind(connection);
  let waiting: Waiting[] = [];
  let isInTransaction = false;
  let isScheduled = false;
  let failed: Error | undefined;

  connection.query = (given, values, done) => {
    const { sql: text, later = false, ...options } = typeof given === "string" ? { sql: given } : given;
    const sql = text.replace(/;$/, "");
    if (sql.includes(";")) throw new Error(`One statement at a time, without semicolons: ${sql}`);
    if (done === undefined || Object.keys(options).length > 0) {
      if (waiting.length > 0) flush();
      return query({ sql: connection.format(sql, values), ...options }, undefined, done);
    }
    const statement = { sql: connection.format(sql, values), template: sql, done };
    if (sql === "BEGIN") begin();
    else if (sql === "COMMIT") commit(statement);
    else if (sql === "ROLLBACK") rollBack(statement);
    else if (failed) done(failed);
    else if (later) postpone(statement);
    else {
      waiting.push(statement);
      flushSoon();
    }
    return undefined;

    function begin() {
      failed = undefined;
      waiting.push(...beginning.map((each) => ({ sql: each, template: each })));
      done?.(null, NOTHING);
    }
  };

  function postpone({ done, ...statement }: Asked) {
    waiting.push(statement);
    done(null, NOTHING);
    if (waiting.reduce((size, { sql }) => size + sql.length, 0) > LARGEST) flush();
  }

  function commit(statement: Asked) {
    if (failed) return void endWith(statement, failed);
    if (!isInTransaction && waiting.length <= beginning.length) {
      waiting = [];
      return void statement.done(null, NOTHING);
    }
    if (!isOfGalera) return commitNow(statement);
    const sql = `RELEASE SAVEPOINT ${MARK}`;
    waiting.push({
      sql,
      template: sql,
      done: (error) => (error ? endWith(statement, takenBack(error)) : commitNow(statement)),
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

  /** The transaction has failed: roll back, so that nothing of it is left on the connection for its next user. */
  function endWith({ done }: Asked, error: Error) {
    rollBack({ sql: "ROLLBACK", template: "ROLLBACK", done: () => void done(error) });
  }

  function rollBack({ done }: Asked) {
    const left = waiting;
    waiting = [];
    for (const statement of left) statement.done?.(new Error("The transaction was rolled back"));
    failed = undefined;
    if (!isInTransaction) return void done(null, NOTHING);
    isInTransaction = false;
    query({ sql: "ROLLBACK" }, undefined, (error) => {
      // For example, from a node that has lost the cluster. The next BEGIN on this connection would commit the open
      // transaction; closing the connection makes the server roll it back.
      if (error) connection.stream.destroy(error);
      done(null, NOTHING);
    });
  }

  function flushSoon() {
    if (isScheduled) return;
    isScheduled = true;
    // After all statements that are issued in this turn of the event loop.
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

  function fail(error: Error, packet: readonly Waiting[], sent: Sent) {
    const at = sent?._resultIndex ?? 0;
    const { template = "" } = packet[at] ?? {};
    // A `later` write was not executed, and nobody awaits it: the transaction must not be committed without it.
    if (packet.slice(at).some(({ done }) => !done)) failed = errorIn(template, error);
    for (const [index, { done }] of packet.entries()) {
      done?.(index === at ? Object.assign(error, { sql: template }) : errorIn(template, error));
    }
  }
}

/** Converts a missing savepoint, which means that another node's write won, to a deadlock error. */
function takenBack(error: Error & { errno?: number }): Error {
  if (error.errno !== NO_SAVEPOINT) return error;
  const message = "The transaction was taken back by the cluster";
  return Object.assign(new Error(message), { code: "ER_LOCK_DEADLOCK", errno: 1213 });
}

/** Copy of a statement's error for another statement of its packet, without values. */
function errorIn(template: string, error: Error): Error {
  const { message, ...rest } = error;
  return Object.assign(new Error(`${template} - ${message}`), rest, { sql: template });
}

/** The parts of the driver's connection that are used here. */
export interface PacketConnection {
  query(given: string | Given, values?: unknown, done?: Done): Sent;
  stream: { destroy(error: Error): unknown };
  /** The driver's escaping, which `query` also uses. */
  format(sql: string, values?: unknown): string;
}

/** Argument of the driver's `query`. `later` is only for this module: nobody needs the result. */
interface Given {
  sql: string;
  later?: boolean;
}

type Done = (error: Error | null, result?: unknown, fields?: unknown) => void;

/** The driver's command, which counts the results received so far. */
type Sent = { readonly _resultIndex?: number } | undefined;

interface Waiting {
  /** The statement with its values. */
  sql: string;
  /** The statement with placeholders instead of values, for errors. */
  template: string;
  done?: Done;
}

type Asked = Required<Waiting>;

/** Savepoint that shows whether the transaction is still open, and the server's error if it is not. */
const MARK = "begun";
const NO_SAVEPOINT = 1305;
/** Result returned for a statement before it is sent. */
const NOTHING = { affectedRows: 0, insertId: 0 };
/** Maximum characters in a packet: servers accept 16 MB or more. */
const LARGEST = 2_000_000;
