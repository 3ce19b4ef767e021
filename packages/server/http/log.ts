import { pino, type DestinationStream, type Logger } from "pino";

/** Structured logs. The database's message about a failed statement is logged, the statement with its values is not. */
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
 * Writes lines to an open file. While its disk is full the server goes on and the last lines, up to a megabyte, wait for
 * room; without a listener the first failure would end the process.
 */
export function lineOutput(fd: number): ReturnType<typeof pino.destination> {
  const output = pino.destination({ fd, sync: true, maxLength: 2 ** 20 });
  output.on("error", () => {});
  return output;
}

/**
 * Writes lines to a file of its own, which only its owner may read. When something has moved the file away, as logrotate does, `reopen` goes on
 * in a new one under the same name.
 */
export function fileOutput(path: string): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: path, sync: true, maxLength: 2 ** 20, mode: 0o600 });
  output.on("error", () => {});
  return output;
}

/** Why a request that is sound could not be answered, in words: for refusals that are expected, which have no stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, sqlMessage } = error as DriverError;
  return sqlMessage ?? message.split(" - ").at(-1) ?? ""; // knex puts the statement before the driver's words
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
