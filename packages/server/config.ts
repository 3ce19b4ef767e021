import { resolve } from "node:path";
import { isOriginEntry } from "./origin-entries.ts";
import { REPORT_SECONDS, STATEMENT_SECONDS } from "./db/database.ts";
import { splitNodeUrls } from "./db/node-urls.ts";

/** The settings from environment variables; docs/configuration.md has the table. */
export interface Config {
  databaseUrl: string;
  /** The replica for reports; null without one. */
  databaseReadUrl: string | null;
  /** Seconds that a statement may take; in reports, `reportSeconds`. */
  statementSeconds: number;
  reportSeconds: number;
  port: number;
  host: string;
  /** Folder of the built app; null to serve only the API. */
  appDir: string | null;
  /** Folder of the widgets' built manual; null if it isn't served. */
  manualDir: string | null;
  demo: boolean;
  demoBills: number;
  /** Marks the session cookie as Secure and sends HSTS; use it behind HTTPS. */
  secure: boolean;
  origins: readonly string[];
  /** Origins whose pages may call the API with a key or token, never with a session cookie. */
  embedOrigins: readonly string[];
  /** Number of proxies in front of the server whose X-Forwarded-For is trusted. */
  proxies: number;
  logLevel: string;
  /** The log file; null for standard output. */
  logFile: string | null;
  /**
   * Statements that take at least this many milliseconds are logged with their request; 0 turns
   * this off.
   */
  slowStatement: number;
  metrics: { port: number; host: string; token: string | null } | null;
  /** How many companies may be created in 24 hours; 0 allows none. */
  companiesPerDay: number;
  /** How many requests a session or API key may send per minute; 0 sets no limit. */
  requestsPerMinute: number;
  subscription: { due: string | null; badge: string };
  workers: number;
  /** Validates every response against the contract before it is sent; for tests and development. */
  checkAnswers: boolean;
  /** The WhatsApp account; null if none is set up, then no messages are sent. */
  whatsapp: WhatsappAccount | null;
  /** Allows webhook endpoints on this machine, also over http; for tests and development. */
  webhooksLocal: boolean;
  /** Divides the waiting times of webhooks; for tests. */
  webhooksHaste: number;
  /**
   * The service for the maps' background; null if none is set up, then maps show only an outline.
   */
  mapTiles: MapTiles | null;
}

export interface MapTiles {
  /** URL of a tile, with `{z}`, `{x}` and `{y}`, and the key if the service needs one. */
  address: string;
  attribution: string;
  origin: string;
}

export interface WhatsappAccount {
  token: string;
  phoneNumberId: string;
  url: string;
  version: string;
  dailyLimit: number;
}

/** Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const wrong: string[] = [];
  const readWholeNumber = (name: string, fallback: number, min: number, max: number) => {
    const text = env[name];
    if (text === undefined || text === "") return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      wrong.push(`${name} must be a whole number from ${min} to ${max}`);
    return value;
  };
  const flag = (name: string, fallback: boolean) => {
    const text = env[name];
    if (text === undefined || text === "") return fallback;
    if (!["0", "1", "true", "false"].includes(text)) wrong.push(`${name} must be 1 or 0`);
    return text === "1" || text === "true";
  };
  const readOption = (name: string, fallback: string, options: readonly string[]) => {
    const text = env[name] || fallback;
    if (!options.includes(text)) wrong.push(`${name} must be one of ${options.join(", ")}`);
    return text;
  };
  const whatsapp = (): WhatsappAccount | null => {
    const { WHATSAPP_TOKEN: token = "", WHATSAPP_PHONE_NUMBER_ID: phoneNumberId = "" } = env;
    const url = env.WHATSAPP_API_URL || "https://graph.facebook.com";
    const version = env.WHATSAPP_API_VERSION || "v25.0";
    if (token && !phoneNumberId) wrong.push("WHATSAPP_PHONE_NUMBER_ID must be set beside WHATSAPP_TOKEN");
    if (phoneNumberId && !token) wrong.push("WHATSAPP_TOKEN must be set beside WHATSAPP_PHONE_NUMBER_ID");
    if (!/^[!-~]*$/.test(token)) wrong.push("WHATSAPP_TOKEN must be visible ASCII without spaces");
    if (!/^\d{0,30}$/.test(phoneNumberId)) wrong.push("WHATSAPP_PHONE_NUMBER_ID must be a row of digits");
    if (!isOrigin(url) || !isSafeOrigin(url))
      wrong.push("WHATSAPP_API_URL must be an https origin, such as https://graph.facebook.com");
    if (!/^v\d{1,3}\.\d{1,2}$/.test(version)) wrong.push("WHATSAPP_API_VERSION must be like v25.0");
    const dailyLimit = readWholeNumber("WHATSAPP_DAILY_LIMIT", 100, 1, 100_000);
    return token ? { token, phoneNumberId, url, version, dailyLimit } : null;
  };
  const mapTiles = (): MapTiles | null => {
    const { VANBOOK_MAP_TILES: template = "", VANBOOK_MAP_ATTRIBUTION: attribution = "" } = env;
    if (template === "") return null;
    const address = template.replace("{key}", encodeURIComponent(env.VANBOOK_MAP_KEY ?? ""));
    const origin = URL.canParse(address) ? new URL(address).origin : "";
    const isWhole = ["{z}", "{x}", "{y}"].every((place) => template.includes(place));
    // The origin becomes part of a content security policy, where a space or semicolon would start
    // another entry.
    if (!isWhole || !/^https?:\/\/[\w.:[\]-]+$/.test(origin) || !isSafeOrigin(origin))
      wrong.push("VANBOOK_MAP_TILES must be an https address with {z}, {x} and {y} in it");
    if (attribution === "") wrong.push("VANBOOK_MAP_ATTRIBUTION must name the map's source");
    return { address, attribution, origin };
  };
  const readMetrics = (): Config["metrics"] => {
    if (!env["VANBOOK_METRICS_PORT"]) return null;
    const port = readWholeNumber("VANBOOK_METRICS_PORT", 0, 0, 65535);
    const { VANBOOK_METRICS_HOST: host = "127.0.0.1", VANBOOK_METRICS_TOKEN: token = "" } = env;
    if (token !== "" && !/^[!-~]{16,200}$/.test(token))
      wrong.push("VANBOOK_METRICS_TOKEN must be 16 to 200 visible ASCII characters without spaces");
    if (token === "" && !["127.0.0.1", "::1", "localhost"].includes(host))
      wrong.push("VANBOOK_METRICS_TOKEN must be set where VANBOOK_METRICS_HOST can be reached by others");
    return { port, host, token: token || null };
  };
  const databaseUrl = env.DATABASE_URL ?? "";
  const databaseReadUrl = env["DATABASE_READ_URL"] || null;
  if (!isDatabaseAddress(databaseUrl)) wrong.push("DATABASE_URL must be a mysql:// address");
  else if (!areNodes(splitNodeUrls(databaseUrl)))
    wrong.push(
      "DATABASE_URL names several nodes: each must be a host with or without a port, and none a socket",
    );
  if (databaseReadUrl !== null && !isDatabaseAddress(databaseReadUrl))
    wrong.push("DATABASE_READ_URL must be a mysql:// address");
  else if (databaseReadUrl !== null && splitNodeUrls(databaseReadUrl).length > 1)
    wrong.push("DATABASE_READ_URL must name one server");
  const due = env["VANBOOK_SUBSCRIPTION_DUE"] ?? "";
  if (due && (!/^\d{4}-\d{2}-\d{2}$/.test(due) || Number.isNaN(Date.parse(due))))
    wrong.push("VANBOOK_SUBSCRIPTION_DUE must be a day such as 2027-03-31");
  const readOrigins = (name: string, isOne: (text: string) => boolean) => {
    const origins = (env[name] ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean);
    for (const origin of origins) if (!isOne(origin)) wrong.push(`${name}: ${origin} is not an origin`);
    return origins;
  };
  const origins = readOrigins("VANBOOK_ORIGINS", isOrigin);
  const embedOrigins = readOrigins("VANBOOK_EMBED_ORIGINS", (text) => isOrigin(text) || isOriginEntry(text));
  const statementSeconds = readWholeNumber("VANBOOK_STATEMENT_SECONDS", STATEMENT_SECONDS, 1, 3600);
  const reportDefault = Math.max(REPORT_SECONDS, statementSeconds);
  const config: Config = {
    databaseUrl,
    databaseReadUrl,
    statementSeconds,
    reportSeconds: readWholeNumber("VANBOOK_REPORT_SECONDS", reportDefault, 1, 3600),
    port: readWholeNumber("PORT", 4300, 0, 65535),
    host: env.HOST || "127.0.0.1",
    appDir: env.VANBOOK_APP_DIR ? resolve(env.VANBOOK_APP_DIR) : null,
    manualDir: env.VANBOOK_MANUAL_DIR ? resolve(env.VANBOOK_MANUAL_DIR) : null,
    demo: flag("VANBOOK_DEMO", false),
    demoBills: readWholeNumber("VANBOOK_DEMO_BILLS", 5000, 20, 1_000_000),
    secure: flag("VANBOOK_SECURE", false),
    origins,
    embedOrigins,
    proxies: readWholeNumber("VANBOOK_PROXIES", 0, 0, 10),
    logLevel: readOption("LOG_LEVEL", "info", ["fatal", "error", "warn", "info", "debug", "silent"]),
    logFile: env["VANBOOK_LOG_FILE"] ? resolve(env["VANBOOK_LOG_FILE"]) : null,
    slowStatement: readWholeNumber("VANBOOK_SLOW_STATEMENT", 0, 0, 3_600_000),
    metrics: readMetrics(),
    companiesPerDay: readWholeNumber("VANBOOK_COMPANIES_PER_DAY", 10, 0, 100_000),
    requestsPerMinute: readWholeNumber("VANBOOK_REQUESTS_PER_MINUTE", 6000, 0, 10_000_000),
    subscription: { due: due || null, badge: env["VANBOOK_SUBSCRIPTION_BADGE"] || "Waiting" },
    workers: readWholeNumber("WEB_CONCURRENCY", 1, 1, 64),
    checkAnswers: flag("VANBOOK_CHECK_ANSWERS", false),
    webhooksLocal: flag("VANBOOK_WEBHOOKS_LOCAL", false),
    webhooksHaste: readWholeNumber("VANBOOK_WEBHOOKS_HASTE", 1, 1, 100),
    whatsapp: whatsapp(),
    mapTiles: mapTiles(),
  };
  if (wrong.length > 0) throw new Error(`The configuration is not valid:\n- ${wrong.join("\n- ")}`);
  return config;
}

function isDatabaseAddress(text: string) {
  return /^(mysql|mariadb):\/\//.test(text);
}

/** Cluster nodes need this form; a single URL may be anything that the driver accepts. */
function areNodes(urls: readonly string[]) {
  return (
    urls.length === 1 ||
    urls.every((url) => {
      const node = URL.canParse(url) ? new URL(url) : undefined;
      return node !== undefined && node.hostname !== "" && !node.searchParams.has("socketPath");
    })
  );
}

function isOrigin(text: string) {
  return URL.canParse(text) && new URL(text).origin === text && !text.includes("*");
}

function isSafeOrigin(origin: string) {
  return origin.startsWith("https:") || LOOPBACK_URL.test(origin);
}

/** Plain HTTP is accepted only for this machine, for a fake provider in tests. */
const LOOPBACK_URL = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
