import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { isSilent } from "../db/silence.ts";
import type { Origins } from "./cors-headers.ts";
import { isAllowedBy, listEntriesFor } from "../origin-entries.ts";

/**
 * Pages of an origin may read responses if the installation (VANBOOK_EMBED_ORIGINS) or one of its
 * companies allows it. Logs the first refusal of each origin, so that the page's developer can find
 * the cause.
 */
export function createOrigins(
  db: Knex,
  { embedOrigins }: Pick<Config, "embedOrigins">,
  log: Pick<Logger, "warn">,
): Origins {
  const loggedOrigins = new Set<string>();
  return {
    isAllowed: async (origin) => isAllowedBy(embedOrigins, origin) || isAllowedOrigin(db, origin),
    refused: (origin) => {
      if (loggedOrigins.has(origin) || loggedOrigins.size === MOST_NAMED) return;
      loggedOrigins.add(origin);
      log.warn({ origin: origin.slice(0, 200) }, ORIGIN_REFUSED);
    },
  };
}

/**
 * A preflight doesn't identify its caller, so one company's permission is enough; a token is later
 * checked against its own company's origins. The list is read every ten seconds. While the database
 * doesn't answer, the last list is used.
 */
async function isAllowedOrigin(db: Knex, origin: string): Promise<boolean> {
  const cachedOrigins = originCache.get(db);
  const isAllowed = (entries: ReadonlySet<string>) =>
    listEntriesFor(origin).some((entry) => entries.has(entry));
  const isFresh = cachedOrigins !== undefined && performance.now() - cachedOrigins.at < FRESH_MS;
  if (isFresh || (cachedOrigins && isSilent(db))) return isAllowed(await cachedOrigins.origins);
  const before = cachedOrigins?.origins ?? NO_ORIGINS;
  const origins = isSilent(db) ? NO_ORIGINS : readOrigins(db).catch(() => before);
  originCache.set(db, { at: performance.now(), origins });
  return isAllowed(await origins);
}

/** Call after a change in this process, so that the next request reads the origins again. */
export function forgetOrigins(db: Knex): void {
  originCache.delete(db);
}

async function readOrigins(db: Knex): Promise<ReadonlySet<string>> {
  const origins: string[] = await db("embed_origins as o")
    .join("companies as c", "c.company_id", "o.company_id")
    .where("c.is_deleted", 0)
    .distinct()
    .pluck("o.origin");
  return new Set(origins);
}

const originCache = new WeakMap<Knex, { at: number; origins: Promise<ReadonlySet<string>> }>();
const NO_ORIGINS: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
const FRESH_MS = 10_000;
const MOST_NAMED = 1000; // limited, because anyone can send any origin
const ORIGIN_REFUSED =
  "A page of this origin asked for the API and is not answered: allow it with POST /api/v1/embed-origins or VANBOOK_EMBED_ORIGINS.";
