import type { AddressInfo } from "node:net";
import type { Knex } from "knex";
import { pino } from "pino";
import { createApp } from "../packages/server/app.ts";
import { readConfig } from "../packages/server/config.ts";
import { listen } from "../packages/server/http/listen.ts";
import { createDemoDatabase, type DemoSize } from "./demo-database.ts";

/**
 * The API with a separate demo business on a real database. Every response is checked against the
 * contract.
 */
export interface Product {
  db: Knex;
  databaseUrl: string;
  url: string;
  call(request: Request): Promise<Answer>;
  signIn(companyId: number, username: string): Promise<string>;
  stop(): Promise<void>;
}

export interface Request {
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
  /** The body as the type that the test expects. */
  read<T>(): T;
}

/** Starts the product for a test file. Call `stop` in `afterAll`. */
export async function startProduct({ bills = 300, ...demo }: Partial<DemoSize> = {}): Promise<Product> {
  const { db, url, drop } = await createDemoDatabase({ bills, ...demo });
  const servedProduct = await serve(db, url);
  return { db, databaseUrl: url, ...servedProduct, stop: () => servedProduct.stop().then(drop) };
}

/** Serves the API with a database. Pass another `app` for seeded faults. */
export async function serve(
  db: Knex,
  databaseUrl: string,
  app: typeof createApp = createApp,
  env: Record<string, string> = {},
): Promise<Omit<Product, "db" | "databaseUrl">> {
  const settings = {
    DATABASE_URL: databaseUrl,
    VANBOOK_CHECK_ANSWERS: "1",
    ...UNLIMITED_SETTINGS,
    ...WHATSAPP_SETTINGS,
  };
  const config = readConfig({ ...settings, ...env });
  const log = pino({ level: process.env.LOG_LEVEL ?? "silent" });
  const server = listen(app({ db, config, log }), 0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...callServer(url),
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

/** For a server that runs already, such as an installation. */
export function callServer(url: string): Pick<Product, "url" | "call" | "signIn"> {
  return {
    url,
    call: (request) => send(url, request),
    signIn: (companyId, username) => signIn(url, companyId, username),
  };
}

/** No limits: tests send more requests and create more companies than users do. */
export const UNLIMITED_SETTINGS = { VANBOOK_REQUESTS_PER_MINUTE: "0", VANBOOK_COMPANIES_PER_DAY: "1000" };
/**
 * An account, so that messages are written to the outbox. No worker runs here, so nothing is sent.
 */
const WHATSAPP_SETTINGS = {
  WHATSAPP_TOKEN: "test-token",
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_API_URL: "http://127.0.0.1:9",
  WHATSAPP_DAILY_LIMIT: "100000",
};

async function send(
  base: string,
  { method, path, query = {}, body, cookie, headers = {} }: Request,
): Promise<Answer> {
  const answer = await fetch(
    `${base}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`,
    {
      method,
      headers: {
        "X-Vanbook-Client": "test",
        // Compression would only take time here; it has separate tests.
        "Accept-Encoding": "identity",
        ...(cookie ? { Cookie: cookie } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: formatBody(body) }),
    },
  );
  const text = await answer.text();
  const isJson = text !== "" && answer.headers.get("Content-Type")?.includes("json");
  const json = isJson ? (JSON.parse(text) as unknown) : undefined;
  return { status: answer.status, text, headers: answer.headers, json, read: <T>() => json as T };
}

/** The body as JSON, except forms and strings, which are sent as they are. */
function formatBody(body: unknown): string | FormData {
  return typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);
}

async function signIn(base: string, companyId: number, username: string): Promise<string> {
  const answer = await send(base, {
    method: "POST",
    path: "/api/login",
    body: { CompanyID: companyId, Username: username, Password: DEMO_PASSWORD },
  });
  if (answer.status !== 200) throw new Error(`${username} can't sign in: ${answer.text}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Password of every demo user. */
export const DEMO_PASSWORD = "vanbook-demo";
