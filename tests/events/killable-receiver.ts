import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { VanbookEvent } from "@vanbook/sdk/webhooks";

/** A receiver in a separate process, which writes each delivery to a file before it answers. */
export interface KillableReceiver {
  url: string;
  start(): Promise<void>;
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>;
  /** All deliveries so far, in the order of their arrival. */
  received(): Taken[];
}

/** A delivery that the receiver has written down. */
export interface Taken {
  /** Path of the request. */
  to: string;
  signature: string;
  body: string;
  event: VanbookEvent;
}

/** Creates a receiver that writes into this folder. Start it with `start`. */
export async function createKillableReceiver(folder: string): Promise<KillableReceiver> {
  const file = join(folder, "received.jsonl");
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      child ??= fork(join(import.meta.dirname, "receiver-process.mjs"), [String(port), file], {
        execArgv: [],
      });
      await once(child, "message");
    },
    async kill() {
      if (!child) return;
      const childExit = once(child, "exit");
      child.kill("SIGKILL");
      await childExit;
      child = undefined;
    },
    received() {
      if (!existsSync(file)) return [];
      // The last part has no line break: it is empty, or a line cut off by the kill and so not
      // acknowledged.
      const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
      return lines.flatMap((line) => {
        const takenEvent = parseWholeLine(line);
        return takenEvent ? [{ ...takenEvent, event: JSON.parse(takenEvent.body) as VanbookEvent }] : [];
      });
    },
  };
}

function parseWholeLine(line: string): Omit<Taken, "event"> | undefined {
  try {
    return JSON.parse(line) as Omit<Taken, "event">;
  } catch {
    return undefined;
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
