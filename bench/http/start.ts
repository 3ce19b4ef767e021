import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import type { Place } from "../data/build.ts";
import { signIn } from "./sign-in.ts";
import type { Asked, Strain, Told } from "./messages.ts";

export interface AskedServer {
  url: string;
  cookie: string;
  /** Sends a request. Throws if the response is not a success. */
  ask(question: Question): Promise<Buffer>;
  strainOf(work: () => Promise<unknown>): Promise<Strain>;
  stop(): Promise<void>;
}

export interface Question {
  path: string;
  /** By default POST with a body, otherwise GET. */
  method?: string;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
}

export async function startVanbook(
  { url, db, company }: Place,
  { today, sendsWebhooks = false }: { today?: string; sendsWebhooks?: boolean } = {},
): Promise<AskedServer> {
  const cookie = await signIn(db, company.author.companyId);
  // Noon in India on the given day.
  const shift = today === undefined ? 0 : Date.parse(`${today}T06:30:00Z`) - performance.timeOrigin;
  const env = {
    VANBOOK_CLOCK_SHIFT: String(Math.round(shift)),
    ...(sendsWebhooks && { BENCH_SENDS_WEBHOOKS: "1" }),
  };
  return start("vanbook-server.ts", [url], { Cookie: cookie, "X-Vanbook-Client": "bench" }, env);
}

export function startBare({ url, company }: Place): Promise<AskedServer> {
  return start("../baselines/bare-server.ts", [url, String(company.author.companyId)], {});
}

async function start(
  file: string,
  args: string[],
  headers: Record<string, string>,
  env: Record<string, string> = {},
): Promise<AskedServer> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: [...process.execArgv, "--expose-gc"],
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const startMessage = await waitForMessage(child);
  if (!("port" in startMessage)) throw new Error(`${file} did not start.`);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const tell = async (order: Asked) => {
    child.send(order);
    return waitForMessage(child);
  };
  return {
    url: `http://127.0.0.1:${startMessage.port}`,
    cookie: headers["Cookie"] ?? "",
    ask: (question) =>
      ask(agent, startMessage.port, { ...question, headers: { ...headers, ...question.headers } }),
    async strainOf(work) {
      await tell("begin");
      await work();
      const endMessage = await tell("end");
      return "memory" in endMessage
        ? {
            memory: endMessage.memory,
            delayMilliseconds: endMessage.delay,
            longestMilliseconds: endMessage.longest,
            longestWorkMilliseconds: endMessage.work,
          }
        : NO_STRAIN;
    },
    async stop() {
      agent.destroy();
      child.disconnect();
      await once(child, "exit");
    },
  };
}

const NO_STRAIN: Strain = {
  memory: Number.NaN,
  delayMilliseconds: Number.NaN,
  longestMilliseconds: Number.NaN,
  longestWorkMilliseconds: Number.NaN,
};

async function waitForMessage(child: ChildProcess): Promise<Told> {
  const [message] = (await once(child, "message")) as [Told]; // our own file sends nothing else
  return message;
}

function ask(
  agent: Agent,
  port: number,
  { path, query = {}, body, headers = {}, method = body ? "POST" : "GET" }: Question,
): Promise<Buffer> {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const bodyText = body ? JSON.stringify(body) : undefined;
  const length = bodyText
    ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(bodyText) }
    : {};
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        method,
        path: `${path}?${new URLSearchParams(texts).toString()}`,
        headers: { ...headers, ...length },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const whole = Buffer.concat(chunks);
          if (response.statusCode === 200) resolve(whole);
          else reject(new Error(`${path}: ${response.statusCode} ${whole.toString().slice(0, 300)}`));
        });
      },
    );
    clientRequest.on("error", (error: NodeJS.ErrnoException) => {
      // The server has closed a connection at rest just when it was used again.
      const isClosedAtRest = ["ECONNRESET", "EPIPE"].includes(error.code ?? "") && clientRequest.reusedSocket;
      if (isClosedAtRest) resolve(ask(agent, port, { path, query, ...(body && { body }), headers, method }));
      else reject(error);
    });
    clientRequest.end(bodyText);
  });
}
