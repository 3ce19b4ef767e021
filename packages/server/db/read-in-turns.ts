import type { Readable } from "node:stream";
import { waitForTurnOf } from "./loop-turns.ts";

/**
 * The driver reads the rows of each piece that arrives at once, and the event loop would deliver up
 * to thirty pieces of a long result before anything else. With a turn between them, a result of
 * thousands of rows does not keep other requests waiting.
 */
export function readInTurns(connection: ReadConnection): void {
  const { stream } = connection;
  stream.on("data", (piece: Uint8Array) => {
    if (piece.length < LONG_PIECE || connection._paused) return;
    stream.pause();
    void waitForTurnOf(connection.askingCompany).then(() => {
      // The driver pauses the stream too, while the reader of a streamed result is slow.
      if (!connection._paused) stream.resume();
    });
  });
}

export interface ReadConnection {
  stream: Readable;
  /** Set by the driver between its `pause` and `resume`. */
  _paused?: boolean;
  /** The company for which the connection is used. Its stream does not know the request. */
  askingCompany?: number | undefined;
}

/** Bytes; with TLS, a piece has up to 16 kB. */
const LONG_PIECE = 16_000;
