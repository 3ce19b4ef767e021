import { Readable } from "node:stream";
import { setImmediate as waitForImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readInTurns, type ReadConnection } from "./read-in-turns.ts";

/** What happens while five pieces, which have all arrived, are read. */
async function readPieces(bytes: number, connection: Partial<ReadConnection> = {}): Promise<string[]> {
  const stream = new Readable({ read() {} });
  const events: string[] = [];
  stream.on("data", () => void events.push("piece"));
  readInTurns({ ...connection, stream });
  for (let piece = 0; piece < 5; piece += 1) stream.push(Buffer.alloc(bytes));
  for (let turn = 0; turn < 6; turn += 1) {
    await waitForImmediate();
    events.push("others");
  }
  stream.destroy();
  return events;
}

test("others have a turn between the pieces of a long result", async () => {
  const events = await readPieces(64_000);
  expect(events.filter((event) => event === "piece")).toHaveLength(5);
  expect(events.join(" ")).not.toContain("piece piece");
});

test("short pieces are read at once", async () => {
  expect((await readPieces(1_000)).slice(0, 5)).toEqual(Array(5).fill("piece"));
});

test("a stream that the driver has paused is not continued", async () => {
  const stream = new Readable({ read() {} });
  const connection: ReadConnection = { stream };
  readInTurns(connection);
  stream.push(Buffer.alloc(64_000));
  await new Promise((resolve) => stream.once("pause", resolve));
  connection._paused = true;
  for (let turn = 0; turn < 3; turn += 1) await waitForImmediate();
  expect(stream.isPaused()).toBe(true);
});
