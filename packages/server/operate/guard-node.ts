import { readFile } from "node:fs/promises";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { createConnection, type Connection, type ConnectionOptions } from "mysql2";
import { connectionSettings } from "../db/connection.ts";
import { OperatorProblem, type Command } from "./command.ts";

/** Runs permanently on the machine of a cluster node (docs/operations.md). */
export const guardNode: Command = {
  about:
    "beside a node of a Galera cluster: kills it when it is silent for --silence milliseconds (800), before the others lose patience",
  options: { "pid-file": { type: "string" }, silence: { type: "string", default: "800" } },
  needed: ["pid-file"],
  async run({ url, values, say }) {
    const silence = Number(values["silence"]);
    if (!Number.isInteger(silence) || silence < 300)
      throw new OperatorProblem("--silence is a whole number of milliseconds, 300 or more.");
    await keepGuard({ settings: connectionSettings(url), pidFile: String(values["pid-file"]), silence, say });
    return true;
  },
};

/** The guarded server: its connection settings and its PID file. */
export interface Guarded {
  settings: ConnectionOptions;
  pidFile: string;
  /** Milliseconds without a response after which it is killed. */
  silence: number;
  say(text: string): void;
  /** Stops the guard. */
  signal?: AbortSignal;
}

/**
 * Pings the server regularly, and kills its process (SIGKILL) when it has not responded for `silence` milliseconds.
 * If a node freezes and resumes just when the others are about to continue without it, the whole cluster can split
 * and lose acknowledged transactions (docs/operations.md). A killed node restarts and receives what it missed. A
 * server that is not up yet is not killed. Throws OperatorProblem if the guard has no right to kill the process.
 */
export async function keepGuard({ settings, pidFile, silence, say, signal }: Guarded): Promise<void> {
  let life: Life | undefined;
  let last = performance.now();
  for (; !signal?.aborted; await sleep(EVERY)) {
    // Process responses that arrived during the pause before judging.
    await turn();
    const stood = performance.now() - last;
    last = performance.now();
    if (life?.isKnown) {
      // If this process was frozen, so was the whole machine, including the node.
      const unheard = Math.max(life.unheard(), stood - EVERY);
      if (unheard > silence) {
        life.end();
        life = undefined;
        say(`The node was silent for ${Math.round(unheard)} ms: ${await kill(pidFile)}.`);
        continue;
      }
    }
    if (life === undefined || life.isOver) life = live(settings);
    else life.ask();
  }
  life?.end();
}

/** A connection that pings the server. */
interface Life {
  /** Whether the server has responded before: a starting server is not counted as silent. */
  readonly isKnown: boolean;
  readonly isOver: boolean;
  /** Milliseconds since the unanswered ping. */
  unheard(): number;
  ask(): void;
  end(): void;
}

function live(settings: ConnectionOptions): Life {
  let isKnown = false;
  let isOver = false;
  let asked: number | undefined;
  const connection: Connection = createConnection({ ...settings, connectTimeout: 10_000 });
  const over = () => {
    isOver = true;
    connection.destroy();
  };
  connection.on("error", over);
  const ask = () => {
    if (asked !== undefined) return;
    asked = performance.now();
    connection.ping((error) => {
      if (error) return over();
      isKnown = true;
      asked = undefined;
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
    unheard: () => (asked === undefined ? 0 : performance.now() - asked),
    ask,
    end: over,
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

/** Milliseconds between two pings. */
const EVERY = 150;
