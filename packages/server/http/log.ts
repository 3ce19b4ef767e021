import { pino, type DestinationStream, type Logger } from "pino";

/** Structured logs. For a failed statement, the database's message is logged, but not the statement with its values. */
export function createLog(level: string, destination: DestinationStream = lineOutput(1)): Logger {
  return pino(
    {
      level,
      redact: ["*.password", "*.Password", "*.NewPassword", "*.CurrentPassword", "*.secret"],
      serializers: { err: (error: unknown) => describedError(error) },
    },
    destination,
  );
}

/**
 * Writes lines to an open file. If its disk is full, the server continues and the last lines (up to 1 MB)
 * wait for space; without the error listener, the first failure would end the process.
 */
export function lineOutput(fd: number): ReturnType<typeof pino.destination> {
  const output = pino.destination({ fd, sync: true, maxLength: 2 ** 20 });
  output.on("error", () => {});
  return output;
}

/**
 * Writes lines to a log file that only its owner may read. If the file is moved away, as by logrotate,
 * `reopen` continues in a new file with the same name.
 */
export function fileOutput(path: string): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: path, sync: true, maxLength: 2 ** 20, mode: 0o600 });
  output.on("error", () => {});
  return output;
}

/** Why a valid request could not be answered, as text: for expected errors, which are logged without a stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, sqlMessage } = error as DriverError;
  return sqlMessage ?? message.split(" - ").at(-1) ?? ""; // knex puts the statement before the driver's message
}

function describedError(error: unknown): object {
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
