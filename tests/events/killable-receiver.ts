import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { VanbookEvent } from "@vanbook/sdk/webhooks";

/** A receiver in a process of its own, which writes down what it is sent before it answers. */
export interface KillableReceiver {
  url: string;
  start(): Promise<void>;
  /** By SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
  /** Everything that it was ever sent, in the order in which it came. */
  received(): Taken[];
}

/** A delivery as it came. */
export interface Taken {
  /** The path that it was posted to. */
  to: string;
  signature: string;
  body: string;
  event: VanbookEvent;
}

/** Makes one that writes into a folder; it is to be started. */
export async function createKillableReceiver(folder: string): Promise<KillableReceiver> {
  const file = join(folder, "received.jsonl");
  const port = await freePort();
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
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      child = undefined;
    },
    received() {
      if (!existsSync(file)) return [];
      // A line that was cut off by the kill was not acknowledged.
      const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
      return lines.flatMap((line) => {
        const taken = whole(line);
        return taken ? [{ ...taken, event: JSON.parse(taken.body) as VanbookEvent }] : [];
      });
    },
  };
}

function whole(line: string): Omit<Taken, "event"> | undefined {
  try {
    return JSON.parse(line) as Omit<Taken, "event">;
  } catch {
    return undefined;
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
