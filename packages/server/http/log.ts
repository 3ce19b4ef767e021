import { pino, type DestinationStream, type Logger } from "pino";

/** Structured logs. The database's message about a failed statement is logged, the statement with its values is not. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: ["*.password", "*.Password", "*.NewPassword", "*.CurrentPassword", "*.secret"],
      serializers: { err: (error: unknown) => describedError(error) },
    },
    ...(destination ? [destination] : []),
  );
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
