/**
 * Makes a connection send statements together. What is asked for at once goes to the server in one packet, in its order, and so
 * takes one round trip: the beginning of a transaction goes with its first statement, statements marked as `later` with the next
 * one that is waited for, the commit with the last ones. The server stops at the first statement that fails: all that wait for
 * the packet fail with it, what follows is not executed, and a commit that is not reached is rolled back. A connection on which that can't
 * be done is closed.
 *
 * With `isOfGalera` it also sees to what a node of a Galera cluster does not tell. When another node's write wins over a transaction in the
 * middle of a packet, the node takes the transaction back and may go on with the packet's next statement as if nothing had been, each committed by itself.
 * So on such a connection nothing is committed by itself (`autocommit` is off), a savepoint is set at the beginning, and its end is
 * asked for before the commit: with the transaction the savepoint is gone. The commit is sent alone, for what happens between two packets is told.
 *
 * Each statement is formatted by the driver alone, with its own values. A text with a semicolon is refused, so no text can ever
 * be two statements: on such a connection as little can be smuggled in as on any other.
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

  /** The transaction has failed: nothing of it may be left on the connection, which others use after it. */
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
      // As a node of a cluster answers that has lost the others. The next BEGIN on this connection would commit what the transaction has
      // done so far; the server takes it back when the connection ends.
      if (error) connection.stream.destroy(error);
      done(null, NOTHING);
    });
  }

  function flushSoon() {
    if (isScheduled) return;
    isScheduled = true;
    // After all that the present turn still asks for.
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
    // On a broken connection the driver answers before it returns the command.
    const command: { sent?: Sent } = {};
    command.sent = query({ sql }, undefined, (error, result, fields) => {
      if (error) return void fail(error, packet, command.sent);
      for (const [index, { done }] of packet.entries()) {
        // The driver answers one statement with its result, several with a list of theirs.
        if (packet.length === 1) done?.(null, result, fields);
        else done?.(null, (result as unknown[])[index], (fields as unknown[])[index]);
      }
    });
  }

  function fail(error: Error, packet: readonly Waiting[], sent: Sent) {
    const at = sent?._resultIndex ?? 0;
    const { template = "" } = packet[at] ?? {};
    // A write that nobody waits for has not been done: whatever becomes of the others, it must not be committed without it.
    if (packet.slice(at).some(({ done }) => !done)) failed = errorIn(template, error);
    for (const [index, { done }] of packet.entries()) {
      done?.(index === at ? Object.assign(error, { sql: template }) : errorIn(template, error));
    }
  }
}

/** What a transaction fails with whose savepoint is not there any more: another one was quicker, as in a deadlock. */
function takenBack(error: Error & { errno?: number }): Error {
  if (error.errno !== NO_SAVEPOINT) return error;
  const message = "The transaction was taken back by the cluster";
  return Object.assign(new Error(message), { code: "ER_LOCK_DEADLOCK", errno: 1213 });
}

/** The error of a statement, as it is told to another one in its packet: without values. */
function errorIn(template: string, error: Error): Error {
  const { message, ...rest } = error;
  return Object.assign(new Error(`${template} - ${message}`), rest, { sql: template });
}

/** The parts used of the driver's connection. */
export interface PacketConnection {
  query(given: string | Given, values?: unknown, done?: Done): Sent;
  stream: { destroy(error: Error): unknown };
  /** The driver's own escaping, which `query` uses as well. */
  format(sql: string, values?: unknown): string;
}

/** What the driver is asked; `later` is for this module, and means that nobody needs the result. */
interface Given {
  sql: string;
  later?: boolean;
}

type Done = (error: Error | null, result?: unknown, fields?: unknown) => void;

/** The driver's command: it counts the results that have come. */
type Sent = { readonly _resultIndex?: number } | undefined;

interface Waiting {
  /** With its values. */
  sql: string;
  /** Without them. */
  template: string;
  done?: Done;
}

type Asked = Required<Waiting>;

/** The savepoint that tells whether a transaction is still the one that was begun, and the server's error where it is not. */
const MARK = "begun";
const NO_SAVEPOINT = 1305;
/** How a statement is answered before it is sent. */
const NOTHING = { affectedRows: 0, insertId: 0 };
/** How many characters wait at most: servers accept 16 MB at once, or more. */
const LARGEST = 2_000_000;
