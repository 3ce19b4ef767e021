import { lookup as resolveName, type LookupAddress, type LookupOptions } from "node:dns";
import {
  Agent as HttpAgent,
  request as requestHttp,
  type AgentOptions,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isInside, isLoopback } from "./inside-addresses.ts";

/** What an endpoint answered: its status, the beginning of its body, and how long it took. */
export interface PostAnswer {
  code: number;
  text: string;
}

/** Which addresses may be posted to, over which connections, and for how long. */
export interface PostLimits {
  /** This machine's own too, by http as well. */
  isLocalAllowed: boolean;
  /** Connections that are kept between posts to one endpoint; without them each post has one of its own. */
  connections?: Connections;
  signal: AbortSignal;
  resolve?: Resolve | undefined;
}

/** Connections to one endpoint, each to an address that was checked when it was made. */
export interface Connections {
  http: HttpAgent;
  https: HttpsAgent;
  close(): void;
}

/** Makes room for at most so many. */
export function createConnections(most: number): Connections {
  const options: AgentOptions = { keepAlive: true, maxSockets: most, maxFreeSockets: most };
  const [http, https] = [new HttpAgent(options), new HttpsAgent(options)];
  return { http, https, close: () => (http.destroy(), https.destroy()) };
}

/**
 * Posts JSON to an endpoint. For a connection the name is resolved once, and it goes to the very address that was checked. Redirects are
 * not followed, and of the answer no more than 4 kB are read. Throws for an address of the inside, and when nothing answers in time.
 */
export async function post(
  url: string,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
  limits: PostLimits,
): Promise<PostAnswer> {
  const target = new URL(url);
  checkUrl(target, limits.isLocalAllowed);
  const isHttps = target.protocol === "https:";
  const options: RequestOptions = {
    method: "POST",
    agent: limits.connections?.[isHttps ? "https" : "http"] ?? false,
    lookup: checkedLookup(limits.isLocalAllowed, limits.resolve),
    maxHeaderSize: 8 * 1024,
    signal: limits.signal,
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      "User-Agent": "Vanbook-Webhooks/1",
    },
  };
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = (isHttps ? requestHttps : requestHttp)(target, options, (answer) => {
      isAnswered = true;
      readStart(answer).then((text) => resolve({ code: answer.statusCode ?? 0, text }), reject);
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      // The receiver closed a kept connection at the moment when it was used again: that says nothing about the receiver.
      if (isAnswered || !wasKept(request, error)) return reject(error);
      const { connections: _, ...fresh } = limits;
      post(url, { body, headers }, fresh).then(resolve, reject);
    });
    // An answer that switches to another protocol ends the connection without an error and without an answer.
    request.once("close", () => {
      if (!isAnswered && !request.errored) reject(new Error("It closed the connection without an answer."));
    });
    request.end(body);
  });
}

function wasKept(request: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (code === "ECONNRESET" || code === "EPIPE");
}

/** Throws an error in words for an address that is never posted to, as far as the text tells. */
export function checkUrl(url: URL, isLocalAllowed: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = host === "localhost" || isLoopback(host);
  if (url.username || url.password) throw new Error("The address must not contain a user name.");
  if (isLocalAllowed && isLocal) return;
  if (url.protocol !== "https:") throw new Error("The address must begin with https://");
  if (isLocal || (isIP(host) > 0 && isInside(host))) throw new Error(INSIDE);
}

/**
 * Resolves a name to addresses that may be connected to. The connection is made to one of these, whatever the name leads to later. With one
 * address of the inside among them it leads nowhere.
 */
export function checkedLookup(isLocalAllowed: boolean, resolve: Resolve = resolveName): LookupFunction {
  return (name, { all, family }, done) => {
    resolve(name, { all: true, family: family ?? 0 }, (error, found) => {
      if (error) return done(error, []);
      const refused = found.find(
        ({ address }) => isInside(address) && !(isLocalAllowed && isLoopback(address)),
      );
      const [first] = found;
      if (refused || !first) return done(new Error(INSIDE), []);
      if (all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

/** `dns.lookup` of all addresses; another one for tests. */
export type Resolve = (
  name: string,
  options: { all: true; family: LookupOptions["family"] & {} },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** The beginning of an answer; the connection is closed, whatever else it would send. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    const bytes = part as Buffer; // no encoding was set
    parts.push(bytes);
    length += bytes.length;
    if (length >= READ) break; // leaving the loop destroys the answer
  }
  return Buffer.concat(parts).subarray(0, READ).toString("utf8");
}

const INSIDE = "The address leads to the server's own machine or network.";
const READ = 4 * 1024;
