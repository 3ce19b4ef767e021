import { resolve } from "node:path";

/** What the environment may set; docs/configuration.md has the table. */
export interface Config {
  databaseUrl: string;
  port: number;
  host: string;
  /** Folder of the built app; null serves the API alone. */
  appDir: string | null;
  /** Makes the demo business on the first start. */
  demo: boolean;
  demoBills: number;
  /** Marks the session cookie Secure and sends HSTS; on behind HTTPS. */
  secure: boolean;
  /** Origins besides the server's own whose pages may write with a session. */
  origins: readonly string[];
  /** How many proxies in front may be believed for the client's address. */
  proxies: number;
  logLevel: string;
  /** Processes to fork. */
  workers: number;
  /** Checks every answer against the contract before it leaves; for tests and development. */
  checkAnswers: boolean;
}

/** Reads and checks the environment; throws one error that names every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const wrong: string[] = [];
  const whole = (name: string, fallback: number, min: number, max: number) => {
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
  const oneOf = (name: string, fallback: string, allowed: readonly string[]) => {
    const text = env[name] || fallback;
    if (!allowed.includes(text)) wrong.push(`${name} must be one of ${allowed.join(", ")}`);
    return text;
  };
  const databaseUrl = env.DATABASE_URL ?? "";
  if (!/^(mysql|mariadb):\/\//.test(databaseUrl)) wrong.push("DATABASE_URL must be a mysql:// address");
  const origins = (env.VANBOOK_ORIGINS ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins)
    if (!isOrigin(origin)) wrong.push(`VANBOOK_ORIGINS: ${origin} is not an origin`);
  const config: Config = {
    databaseUrl,
    port: whole("PORT", 4300, 0, 65535),
    host: env.HOST || "127.0.0.1",
    appDir: env.VANBOOK_APP_DIR ? resolve(env.VANBOOK_APP_DIR) : null,
    demo: flag("VANBOOK_DEMO", false),
    demoBills: whole("VANBOOK_DEMO_BILLS", 5000, 20, 1_000_000),
    secure: flag("VANBOOK_SECURE", false),
    origins,
    proxies: whole("VANBOOK_PROXIES", 0, 0, 10),
    logLevel: oneOf("LOG_LEVEL", "info", ["fatal", "error", "warn", "info", "debug", "silent"]),
    workers: whole("WEB_CONCURRENCY", 1, 1, 64),
    checkAnswers: flag("VANBOOK_CHECK_ANSWERS", false),
  };
  if (wrong.length > 0) throw new Error(`The configuration is not valid:\n- ${wrong.join("\n- ")}`);
  return config;
}

function isOrigin(text: string) {
  return URL.canParse(text) && new URL(text).origin === text;
}
