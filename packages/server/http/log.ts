import { pino, type DestinationStream, type Logger } from "pino";

/** For a failed statement, logs the database's message but not the statement with its values. */
export function createLog(level: string, destination: DestinationStream = openLineOutput(1)): Logger {
  return pino(
    {
      level,
      redact: ["*.password", "*.Password", "*.NewPassword", "*.CurrentPassword", "*.secret"],
      serializers: { err: (error: unknown) => describeError(error) },
    },
    destination,
  );
}

/**
 * If the disk is full, the server continues and the last lines (up to 1 MB) wait for space. Without
 * the error listener, the first failure would end the process.
 */
export function openLineOutput(fd: number): ReturnType<typeof pino.destination> {
  const output = pino.destination({ fd, sync: true, maxLength: 2 ** 20 });
  output.on("error", () => {});
  return output;
}

/**
 * Only the file's owner may read it. If the file is moved away, as by logrotate, `reopen` continues
 * in a new file with the same name.
 */
export function openFileOutput(path: string): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: path, sync: true, maxLength: 2 ** 20, mode: 0o600 });
  output.on("error", () => {});
  return output;
}

/** For expected errors, which are logged without a stack. */
export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, sqlMessage } = error as DriverError;
  return sqlMessage ?? message.split(" - ").at(-1) ?? ""; // knex puts the statement before the driver's message
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, code, errno, sqlMessage } = error as DriverError;
  const lines = stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
  const words = sqlMessage ?? message;
  return { type: name, message: words, ...(code ? { code } : {}), ...(errno ? { errno } : {}), stack: lines };
}

interface DriverError extends Error {
  code?: string;
  errno?: number;
  /** The database's own message; `message` contains the whole statement with its values. */
  sqlMessage?: string;
}
