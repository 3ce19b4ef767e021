import { readFile } from "node:fs/promises";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { createConnection, type Connection, type ConnectionOptions } from "mysql2";
import { buildConnectionSettings } from "../db/connection.ts";
import { OperatorProblem, type Command } from "./command.ts";

/** Runs permanently on a cluster node's machine (docs/operations.md). */
export const guardNode: Command = {
  about:
    "beside a node of a Galera cluster: kills it when it is silent for --silence milliseconds (800), before the others lose patience",
  options: { "pid-file": { type: "string" }, silence: { type: "string", default: "800" } },
  needed: ["pid-file"],
  async run({ url, values, say }) {
    const silence = Number(values["silence"]);
    if (!Number.isInteger(silence) || silence < 300)
      throw new OperatorProblem("--silence is a whole number of milliseconds, 300 or more.");
    await keepGuard({
      settings: buildConnectionSettings(url),
      pidFile: String(values["pid-file"]),
      silence,
      say,
    });
    return true;
  },
};

export interface Guarded {
  settings: ConnectionOptions;
  pidFile: string;
  /** Milliseconds without a response before the server is killed. */
  silence: number;
  say(text: string): void;
  signal?: AbortSignal;
}

/**
 * Pings the server regularly, and kills its process (SIGKILL) when it has not responded for
 * `silence` milliseconds. If a node freezes and resumes just when the others are about to continue
 * without it, the whole cluster can split and lose acknowledged transactions (docs/operations.md).
 * A killed node restarts and receives what it missed. A server that is not up yet is not killed.
 * Throws OperatorProblem if the guard has no right to kill the process.
 */
export async function keepGuard({ settings, pidFile, silence, say, signal }: Guarded): Promise<void> {
  let life: Life | undefined;
  let last = performance.now();
  for (; !signal?.aborted; await sleep(PING_INTERVAL_MS)) {
    // Process the responses that arrived during the pause before judging.
    await turn();
    const pauseLength = performance.now() - last;
    last = performance.now();
    if (life?.isKnown) {
      // If this process was frozen, so was the whole machine with the node.
      const unheard = Math.max(life.unheard(), pauseLength - PING_INTERVAL_MS);
      if (unheard > silence) {
        life.end();
        life = undefined;
        say(`The node was silent for ${Math.round(unheard)} ms: ${await kill(pidFile)}.`);
        continue;
      }
    }
    if (life === undefined || life.isOver) life = openLife(settings);
    else life.ask();
  }
  life?.end();
}

interface Life {
  /** Whether the server has ever responded: a starting server does not count as silent. */
  readonly isKnown: boolean;
  readonly isOver: boolean;
  /** Milliseconds since the ping that is not answered yet. */
  unheard(): number;
  ask(): void;
  end(): void;
}

function openLife(settings: ConnectionOptions): Life {
  let isKnown = false;
  let isOver = false;
  let askedAt: number | undefined;
  const connection: Connection = createConnection({ ...settings, connectTimeout: 10_000 });
  const endLife = () => {
    isOver = true;
    connection.destroy();
  };
  connection.on("error", endLife);
  const ask = () => {
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    connection.ping((error) => {
      if (error) return endLife();
      isKnown = true;
      askedAt = undefined;
    });
  };
  ask();
  return {
    get isKnown() {
      return isKnown && !isOver;
    },
    get isOver() {
      return isOver;
    },
    unheard: () => (askedAt === undefined ? 0 : performance.now() - askedAt),
    ask,
    end: endLife,
  };
}

async function kill(pidFile: string): Promise<string> {
  const pid = Number(await readFile(pidFile, "utf8").catch(() => ""));
  if (!Number.isInteger(pid) || pid < 2) return `${pidFile} names no process`;
  try {
    process.kill(pid, "SIGKILL");
    return `process ${pid} is killed`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return `process ${pid} is gone`;
    throw new OperatorProblem(`The guard may not kill process ${pid}: run it as the server's own user.`);
  }
}

const PING_INTERVAL_MS = 150;
