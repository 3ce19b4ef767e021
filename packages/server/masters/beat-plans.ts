import type { Knex } from "knex";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { auditAll, type AuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { checkVersion } from "../master/form.ts";
import { AUDITED } from "../master/master.ts";
import { changeRecords, deleteRecords, stamp } from "../master/records.ts";
import { serializeWrites } from "../master/serialize-writes.ts";
import { checkPlan, isDeletion, planColumns, type PlanRow } from "./beat-plan-rules.ts";

const list: Handler<"beatPlans.list"> = async ({ query, principal, db }) => {
  if (!(await isOwnUser(db, principal, query.EmpID))) throw problem("NOT_FOUND");
  const rows = ofCompany(db, principal, "beat_plans").where({ user_id: query.EmpID, is_deleted: 0 });
  return select<Schema<"BeatPlanRow">>(rows.orderBy("id"), {
    SlNo: "id",
    EmpID: "user_id",
    RootID: "route_id",
    Target: "target",
    Mon: "mon",
    Tue: "tue",
    Wed: "wed",
    Thur: "thu",
    Friday: "fri",
    Sat: "sat",
    Sun: "sun",
    Ex: "ex",
    ...AUDITED,
  });
};

const save: Handler<"beatPlans.save"> = async ({ body, principal, db, client }) => {
  const { EmpID } = checkPlan(body);
  return withTransaction(db, async (trx) => {
    await serializeWrites(trx, principal, "beat_plans");
    if (!(await isOwnUser(trx, principal, EmpID)))
      throw refused("USER_UNKNOWN", "0.EmpID", "There is no such sales representative.");
    const saved = await savedRows(trx, principal, EmpID);
    const changes = changesOf(body, saved);
    await checkRoutes(trx, principal, body, saved);
    checkSeen(body, saved);
    const lines = await write(trx, principal, EmpID, changes);
    await auditAll(trx, { principal, client }, lines);
    return {
      success: true,
      message: body.every(isDeletion)
        ? "Assignment deleted successfully!"
        : "Assignments saved successfully!",
    };
  });
};

/** The days on which sales representatives work their routes, and the targets. */
export const beatPlans = { "beatPlans.list": list, "beatPlans.save": save };

/** The columns of a row that the form sets. */
interface Stored extends PlanColumns {
  id: number;
  is_deleted: number;
  version: number;
}
type PlanColumns = ReturnType<typeof planColumns>;

interface Changes {
  added: PlanColumns[];
  changed: { before: Stored; after: PlanColumns }[];
  deleted: Stored[];
}

async function isOwnUser(db: Knex, principal: Principal, userId: number): Promise<boolean> {
  const users = ofCompany(db, principal, "users as u").where({ "u.id": userId, "u.is_deleted": 0 });
  return (await ofUsers(users, principal, "u.id").first("u.id")) !== undefined;
}

/** All rows of the employee, including deleted ones, so that an attempt to save a deleted row can be reported. */
async function savedRows(trx: Knex, principal: Principal, userId: number): Promise<Stored[]> {
  return ofCompany(trx, principal, "beat_plans")
    .where("user_id", userId)
    .orderBy("id")
    .forUpdate()
    .select("id", "is_deleted", "version", "route_id", "target")
    .select("mon", "tue", "wed", "thu", "fri", "sat", "sun", "ex");
}

/** The changes to write. Unchanged rows are not written, so that they don't appear as changed to other users. */
function changesOf(body: readonly PlanRow[], saved: readonly Stored[]): Changes {
  const named = new Map(body.filter(({ Slno }) => Slno).map((row) => [row.Slno ?? 0, row]));
  for (const [id, { Version }] of named) {
    const before = saved.find((row) => row.id === id);
    if (!before) throw problem("NOT_FOUND");
    if (before.is_deleted) throw problem("RECORD_CHANGED");
    checkVersion(before, Version);
  }
  const target = body.map((row) => (isDeletion(row) ? undefined : planColumns(row).target)).find(Boolean);
  const standing = saved.filter((row) => !row.is_deleted);
  const deleted = standing.filter(({ id }) => isDeletion(named.get(id)));
  const stay = standing
    .filter((row) => !deleted.includes(row))
    .map((before) => {
      const sent = named.get(before.id);
      return {
        before,
        after: { ...(sent ? planColumns(sent) : pick(before)), target: target ?? before.target },
      };
    });
  const added = body.filter((row) => !row.Slno && !isDeletion(row)).map(planColumns);
  return { added, deleted, changed: stay.filter(({ before, after }) => differs(before, after)) };
}

/** A newly chosen route must be one of the company's, and no route may occur twice in the resulting plan. */
async function checkRoutes(
  trx: Knex,
  principal: Principal,
  body: readonly PlanRow[],
  saved: readonly Stored[],
) {
  const named = new Set(body.map(({ Slno }) => Slno));
  const others = saved.filter((row) => !row.is_deleted && !named.has(row.id)).map((row) => row.route_id);
  const taken = new Set(others);
  const known: number[] = await ofCompany(trx, principal, "routes")
    .where("is_deleted", 0)
    .whereIn("id", [...new Set(body.map(({ RouteID }) => RouteID))])
    .forShare()
    .pluck("id");
  for (const [index, row] of body.entries()) {
    if (isDeletion(row)) continue;
    const isAsItWas = saved.some(({ id, route_id }) => id === row.Slno && route_id === row.RouteID);
    if (!isAsItWas && !known.includes(row.RouteID)) throw refused("ROUTE_UNKNOWN", `${index}.RouteID`);
    if (taken.has(row.RouteID)) throw refused("ROUTE_TWICE", `${index}.RouteID`);
    taken.add(row.RouteID);
  }
}

/**
 * Throws RECORD_CHANGED if a row is added to a plan that now has rows which the user has not seen, because
 * the new target would apply to them too. A new row with Version 0 comes from a client that has loaded the
 * plan; without a Version, nothing is known about the client.
 */
function checkSeen(body: readonly PlanRow[], saved: readonly Stored[]): void {
  if (!body.some(({ Version }) => Version === 0)) return;
  const named = new Set(body.map(({ Slno }) => Slno));
  if (saved.every((row) => row.is_deleted || named.has(row.id))) return;
  throw problem("RECORD_CHANGED", {
    message: "Somebody else has added routes to this plan in the meantime. Please load it again.",
  });
}

async function write(
  trx: Knex.Transaction,
  principal: Principal,
  userId: number,
  { added, changed, deleted }: Changes,
): Promise<AuditLine[]> {
  const line = { operation: "beatPlans.save", entity: "beat_plans" };
  const row = (id: number) => ofCompany(trx, principal, "beat_plans").where("id", id);
  for (const { id } of deleted) await deleteRecords(trx, principal, row(id));
  for (const { before, after } of changed) await changeRecords(trx, principal, row(before.id), after);
  const made = { user_id: userId, ...stamp("created", principal) };
  const rows = added.map((after) => ({ ...made, ...after }));
  const ids = await insertWithIds(trx, principal.companyId, "beat_plans", rows, (row) => row);
  return [
    ...deleted.map((before) => ({ ...line, entityId: before.id, before: pick(before) })),
    ...changed.map(({ before, after }) => ({ ...line, entityId: before.id, before: pick(before), after })),
    ...added.map((after, index) => ({ ...line, entityId: ids[index] ?? 0, after })),
  ];
}

function differs(before: Stored, after: PlanColumns): boolean {
  return JSON.stringify(pick(before)) !== JSON.stringify(pick(after));
}

/** The columns in a fixed order, for the audit log and for comparison. */
function pick({ route_id, target, mon, tue, wed, thu, fri, sat, sun, ex }: PlanColumns): PlanColumns {
  return { route_id, target, mon, tue, wed, thu, fri, sat, sun, ex };
}
