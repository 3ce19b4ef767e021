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

export interface PostAnswer {
  code: number;
  text: string;
}

export interface PostLimits {
  /** Allows this machine too, also with http. */
  isLocalAllowed: boolean;
  /** If omitted, each post opens its own connection. */
  connections?: Connections;
  signal: AbortSignal;
  resolve?: Resolve | undefined;
}

export interface Connections {
  http: HttpAgent;
  https: HttpsAgent;
  close(): void;
}

export function createConnections(most: number): Connections {
  const options: AgentOptions = { keepAlive: true, maxSockets: most, maxFreeSockets: most };
  const [http, https] = [new HttpAgent(options), new HttpsAgent(options)];
  return { http, https, close: () => (http.destroy(), https.destroy()) };
}

/**
 * Posts JSON to an endpoint. The host name is resolved once per connection, and the connection goes
 * to the address that was checked. Redirects are not followed, and only the first 4 kB of the
 * response are read. Throws for internal addresses, and when there is no response in time.
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
    lookup: createCheckedLookup(limits.isLocalAllowed, limits.resolve),
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
      // The receiver closed a kept connection just as it was used again. That is not a failure, so
      // try on a new connection.
      if (isAnswered || !wasKept(request, error)) return reject(error);
      const { connections: _, ...fresh } = limits;
      post(url, { body, headers }, fresh).then(resolve, reject);
    });
    // A response that switches to another protocol closes the connection without an error or a
    // response event.
    request.once("close", () => {
      if (!isAnswered && !request.errored) reject(new Error("It closed the connection without an answer."));
    });
    request.end(body);
  });
}

function wasKept(request: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (code === "ECONNRESET" || code === "EPIPE");
}

/** Throws a readable error for a forbidden URL. Host names are checked when they are resolved. */
export function checkUrl(url: URL, isLocalAllowed: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = host === "localhost" || isLoopback(host);
  if (url.username || url.password) throw new Error("The address must not contain a user name.");
  if (isLocalAllowed && isLocal) return;
  if (url.protocol !== "https:") throw new Error("The address must begin with https://");
  if (isLocal || (isIP(host) > 0 && isInside(host))) throw new Error(INSIDE_MESSAGE);
}

/** Connects only to a checked address, even if DNS changes. Fails if any address is internal. */
export function createCheckedLookup(isLocalAllowed: boolean, resolve: Resolve = resolveName): LookupFunction {
  return (name, { all, family }, callback) => {
    resolve(name, { all: true, family: family ?? 0 }, (error, addresses) => {
      if (error) return callback(error, []);
      const refusedAddress = addresses.find(
        ({ address }) => isInside(address) && !(isLocalAllowed && isLoopback(address)),
      );
      const [first] = addresses;
      if (refusedAddress || !first) return callback(new Error(INSIDE_MESSAGE), []);
      if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** `dns.lookup` with all addresses; tests replace it. */
export type Resolve = (
  name: string,
  options: { all: true; family: LookupOptions["family"] & {} },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Then closes the connection, even if more would follow. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    const bytes = part as Buffer; // no encoding was set
    parts.push(bytes);
    length += bytes.length;
    if (length >= READ_LIMIT_BYTES) break; // leaving the loop destroys the response
  }
  return Buffer.concat(parts).subarray(0, READ_LIMIT_BYTES).toString("utf8");
}

const INSIDE_MESSAGE = "The address leads to the server's own machine or network.";
const READ_LIMIT_BYTES = 4 * 1024;
