import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";
import { select } from "../db/select.ts";

/** Includes deleted items. */
export async function readItemNames(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  ids: readonly number[],
): Promise<(id: number) => string> {
  const items = ofCompany(db, principal, "items as i").whereIn("i.id", [...new Set(ids)]);
  const rows = await select<{ id: number; name: string }>(items, { id: "i.id", name: "i.name" });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "";
}
