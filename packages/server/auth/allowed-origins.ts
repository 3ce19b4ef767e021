import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { isSilent } from "../db/silence.ts";
import type { Origins } from "./cors-headers.ts";

/**
 * Says which other origins' pages may read responses: those allowed by the installation
 * (VANBOOK_EMBED_ORIGINS) or by one of its companies. The first refusal of an origin in a process is
 * logged, so the developer of that page can find the cause.
 */
export function createOrigins(
  db: Knex,
  { embedOrigins }: Pick<Config, "embedOrigins">,
  log: Pick<Logger, "warn">,
): Origins {
  const named = new Set<string>();
  return {
    isAllowed: async (origin) => embedOrigins.includes(origin) || isAllowedOrigin(db, origin),
    refused: (origin) => {
      if (named.has(origin) || named.size === MOST_NAMED) return;
      named.add(origin);
      log.warn({ origin: origin.slice(0, 200) }, ORIGIN_REFUSED);
    },
  };
}

/**
 * Whether any company allows pages of an origin to read responses. A preflight doesn't identify its caller,
 * so one company's permission is enough here; a token is later checked against its own company's origins.
 * The list is read again every ten seconds; while the database doesn't answer, the last list is used.
 */
async function isAllowedOrigin(db: Knex, origin: string): Promise<boolean> {
  const kept = known.get(db);
  const isFresh = kept !== undefined && performance.now() - kept.at < FRESH;
  if (isFresh || (kept && isSilent(db))) return (await kept.origins).has(origin);
  const before = kept?.origins ?? NONE;
  const origins = isSilent(db) ? NONE : readOrigins(db).catch(() => before);
  known.set(db, { at: performance.now(), origins });
  return (await origins).has(origin);
}

/** Call this after a change in this process, so the next request reads the origins again. */
export function forgetOrigins(db: Knex): void {
  known.delete(db);
}

async function readOrigins(db: Knex): Promise<ReadonlySet<string>> {
  const origins: string[] = await db("embed_origins as o")
    .join("companies as c", "c.company_id", "o.company_id")
    .where("c.is_deleted", 0)
    .distinct()
    .pluck("o.origin");
  return new Set(origins);
}

const known = new WeakMap<Knex, { at: number; origins: Promise<ReadonlySet<string>> }>();
const NONE: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
const FRESH = 10_000;
const MOST_NAMED = 1000; // limited, because anyone can send any origin
const ORIGIN_REFUSED =
  "A page of this origin asked for the API and is not answered: allow it with POST /api/v1/embed-origins or VANBOOK_EMBED_ORIGINS.";
