import type { Knex } from "knex";
import { PASSWORD } from "../product.ts";
import type { Visitor } from "./interference.ts";

/** One user of each role of a company, with ids that exist in it. */
export async function visitorsOf(db: Knex, companyId: number): Promise<Visitor[]> {
  const users: { id: number; username: string; role_id: number }[] = await db("users")
    .where({ company_id: companyId, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .select("id", "username", "role_id");
  const [range] = await db("bills")
    .where("company_id", companyId)
    .select(db.raw("MIN(date) AS first"), db.raw("MAX(date) AS last"));
  const shared = await sharedIds(db, companyId);
  return Promise.all(
    [1, 2, 3, 4].map(async (role) => {
      const user = users.find(({ role_id }) => role_id === role);
      if (!user) throw new Error(`Company ${companyId} has no user of role ${role}`);
      const bill = await db("bills")
        .where({ company_id: companyId })
        .where(role === 2 ? { salesman_id: user.id } : {})
        .first("id");
      const values = {
        ...shared,
        BillID: bill?.id as number,
        keyId: 1,
        CurrentPassword: PASSWORD,
        NewPassword: `${PASSWORD}-2`,
        name: "A key",
      };
      return {
        role,
        username: user.username,
        known: { companyId, userId: user.id, from: laterOf(range.first, range.last), to: range.last, values },
      };
    }),
  );
}

/** Ids that bills of both companies carry: a filter that forgot the company finds the other's bills by them. */
async function sharedIds(db: Knex, companyId: number): Promise<Record<string, number>> {
  const columns = {
    CustomerID: "customer_id",
    RouteID: "route_id",
    Branch: "branch_id",
    CreatedById: "created_by",
  };
  const found = Object.entries(columns).map(async ([name, column]) => {
    const theirs = db("bills").whereNot("company_id", companyId).distinct(column);
    const [id] = await db("bills")
      .where("company_id", companyId)
      .whereIn(column, theirs)
      .limit(1)
      .pluck<number[]>(column);
    if (id === undefined) throw new Error(`No ${name} stands on bills of both companies`);
    return [name, id] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** The first day, or two years before the last where the books are longer: reports take three at most. */
function laterOf(first: string, last: string) {
  const twoYearsBefore = `${Number(last.slice(0, 4)) - 2}${last.slice(4)}`;
  return first > twoYearsBefore ? first : twoYearsBefore;
}
