import type { Knex } from "knex";

/** A statement as the driver takes it. */
export interface Statement {
  sql: string;
  bindings: readonly Knex.RawBinding[];
}

/**
 * The statement of a query without the left joins from which it takes nothing: names that a sum or a key has no use for.
 * Only a join by (company, id), which is a primary key everywhere, is left out, as it neither adds nor removes a row. MySQL would
 * look each name up, and MariaDB too where joins hang on each other.
 */
export function withoutIdleJoins(query: Knex.QueryBuilder): Statement {
  const { sql, bindings } = query.toSQL().toNative();
  return { sql: pruned(sql), bindings };
}

function pruned(sql: string): string {
  if (/\bselect \*/i.test(sql)) return sql;
  // From the last one back: a join may be of use to those after it alone.
  for (const join of [...sql.matchAll(JOIN)].toReversed()) {
    const [text, alias = "", condition = ""] = join;
    if (/\bor\b|\?|\(\s*select\b/i.test(condition)) continue;
    const rest = sql.slice(0, join.index) + sql.slice(join.index + text.length);
    if (!new RegExp(`(?<![\\w.])\`?${alias}\`?\\.`).test(rest)) return pruned(rest);
  }
  return sql;
}

/** `joinOwn` as knex writes it, up to what may come after a join. */
const JOIN =
  / left join `\w+` as `(\w+)` on `\1`\.`company_id` = `\w+`\.`company_id` and `\1`\.`id` = (.+?)(?= (?:left join|inner join|join|where|group by|order by|limit|union)\b|$)/g;
