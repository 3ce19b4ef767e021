import { readFile } from "node:fs/promises";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { createConnection, type Connection, type ConnectionOptions } from "mysql2";
import { connectionSettings } from "../db/connection.ts";
import { OperatorProblem, type Command } from "./command.ts";

/** Runs beside a node of a cluster for as long as the machine does (docs/operations.md). */
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

/** What is guarded: the server that these settings reach, whose process the file names. */
export interface Guarded {
  settings: ConnectionOptions;
  pidFile: string;
  /** Milliseconds without an answer after which it is killed. */
  silence: number;
  say(text: string): void;
  /** Ends the guard. */
  signal?: AbortSignal;
}

/**
 * Asks the server for a sign of life again and again, and kills its process (SIGKILL) when it gives none for so long. A node that stands
 * still and goes on while the others are about to go on without it can make all of them part, and then transactions are lost that were
 * acknowledged (docs/operations.md); one that is killed comes back and is sent what it lacks. A server that is not up yet is left alone.
 * Throws OperatorProblem where the process may not be killed.
 */
export async function keepGuard({ settings, pidFile, silence, say, signal }: Guarded): Promise<void> {
  let life: Life | undefined;
  let last = performance.now();
  for (; !signal?.aborted; await sleep(EVERY)) {
    // Answers that came while this process waited are read before it judges.
    await turn();
    const stood = performance.now() - last;
    last = performance.now();
    if (life?.isKnown) {
      // Where this process stood still, the whole machine did, and the node with it.
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

/** A connection over which the server is asked. */
interface Life {
  /** Whether the server has answered: one that starts is not silent. */
  readonly isKnown: boolean;
  readonly isOver: boolean;
  /** For how many milliseconds a question has waited for its answer. */
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

/** Milliseconds between two questions. */
const EVERY = 150;
