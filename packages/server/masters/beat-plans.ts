import type { Knex } from "knex";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLines, type AuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { checkVersion } from "../master/form.ts";
import { AUDIT_COLUMNS } from "../master/master.ts";
import { changeRecords, deleteRecords, stamp } from "../master/records.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
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
    ...AUDIT_COLUMNS,
  });
};

const save: Handler<"beatPlans.save"> = async ({ body, principal, db, client }) => {
  const { EmpID } = checkPlan(body);
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "beat_plans");
    if (!(await isOwnUser(trx, principal, EmpID)))
      throw problemOnField("USER_UNKNOWN", "0.EmpID", "There is no such sales representative.");
    const storedRows = await savedRows(trx, principal, EmpID);
    const changes = planChanges(body, storedRows);
    await checkRoutes(trx, principal, body, storedRows);
    checkSeen(body, storedRows);
    const lines = await write(trx, principal, EmpID, changes);
    await addAuditLines(trx, { principal, client }, lines);
    return {
      success: true,
      message: body.every(isDeletion)
        ? "Assignment deleted successfully!"
        : "Assignments saved successfully!",
    };
  });
};

export const beatPlans = { "beatPlans.list": list, "beatPlans.save": save };

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

/** Includes deleted rows, so that an attempt to save one can be reported. */
async function savedRows(trx: Knex, principal: Principal, userId: number): Promise<Stored[]> {
  return ofCompany(trx, principal, "beat_plans")
    .where("user_id", userId)
    .orderBy("id")
    .forUpdate()
    .select("id", "is_deleted", "version", "route_id", "target")
    .select("mon", "tue", "wed", "thu", "fri", "sat", "sun", "ex");
}

/** Unchanged rows are not written, so that other users don't see them as changed. */
function planChanges(body: readonly PlanRow[], storedRows: readonly Stored[]): Changes {
  const namedRows = new Map(body.filter(({ Slno }) => Slno).map((row) => [row.Slno ?? 0, row]));
  for (const [id, { Version }] of namedRows) {
    const before = storedRows.find((row) => row.id === id);
    if (!before) throw problem("NOT_FOUND");
    if (before.is_deleted) throw problem("RECORD_CHANGED");
    checkVersion(before, Version);
  }
  const target = body.map((row) => (isDeletion(row) ? undefined : planColumns(row).target)).find(Boolean);
  const standing = storedRows.filter((row) => !row.is_deleted);
  const deletedRows = standing.filter(({ id }) => isDeletion(namedRows.get(id)));
  const stay = standing
    .filter((row) => !deletedRows.includes(row))
    .map((before) => {
      const sentRow = namedRows.get(before.id);
      return {
        before,
        after: { ...(sentRow ? planColumns(sentRow) : pick(before)), target: target ?? before.target },
      };
    });
  const addedRows = body.filter((row) => !row.Slno && !isDeletion(row)).map(planColumns);
  return {
    added: addedRows,
    deleted: deletedRows,
    changed: stay.filter(({ before, after }) => hasChanged(before, after)),
  };
}

/** A newly chosen route must be one of the company's, and no route may occur twice in the plan. */
async function checkRoutes(
  trx: Knex,
  principal: Principal,
  body: readonly PlanRow[],
  storedRows: readonly Stored[],
) {
  const namedIds = new Set(body.map(({ Slno }) => Slno));
  const others = storedRows
    .filter((row) => !row.is_deleted && !namedIds.has(row.id))
    .map((row) => row.route_id);
  const takenRoutes = new Set(others);
  const knownRoutes: number[] = await ofCompany(trx, principal, "routes")
    .where("is_deleted", 0)
    .whereIn("id", [...new Set(body.map(({ RouteID }) => RouteID))])
    .forShare()
    .pluck("id");
  for (const [index, row] of body.entries()) {
    if (isDeletion(row)) continue;
    const isAsItWas = storedRows.some(({ id, route_id }) => id === row.Slno && route_id === row.RouteID);
    if (!isAsItWas && !knownRoutes.includes(row.RouteID))
      throw problemOnField("ROUTE_UNKNOWN", `${index}.RouteID`);
    if (takenRoutes.has(row.RouteID)) throw problemOnField("ROUTE_TWICE", `${index}.RouteID`);
    takenRoutes.add(row.RouteID);
  }
}

/**
 * Throws RECORD_CHANGED if a row is added to a plan with rows that the user has not seen: the new
 * target would apply to them too. Version 0 on a new row means that the client has loaded the plan;
 * without a Version nothing is known.
 */
function checkSeen(body: readonly PlanRow[], storedRows: readonly Stored[]): void {
  if (!body.some(({ Version }) => Version === 0)) return;
  const namedIds = new Set(body.map(({ Slno }) => Slno));
  if (storedRows.every((row) => row.is_deleted || namedIds.has(row.id))) return;
  throw problem("RECORD_CHANGED", {
    message: "Someone else added routes to this plan while you were editing it. Please reload it.",
  });
}

async function write(
  trx: Knex.Transaction,
  principal: Principal,
  userId: number,
  { added, changed, deleted }: Changes,
): Promise<AuditLine[]> {
  const line = { operation: "beatPlans.save", entity: "beat_plans" };
  const selectRow = (id: number) => ofCompany(trx, principal, "beat_plans").where("id", id);
  for (const { id } of deleted) await deleteRecords(trx, principal, selectRow(id));
  for (const { before, after } of changed) await changeRecords(trx, principal, selectRow(before.id), after);
  const authorColumns = { user_id: userId, ...stamp("created", principal) };
  const rows = added.map((after) => ({ ...authorColumns, ...after }));
  const ids = await insertWithIds(trx, principal.companyId, "beat_plans", rows, (row) => row);
  return [
    ...deleted.map((before) => ({ ...line, entityId: before.id, before: pick(before) })),
    ...changed.map(({ before, after }) => ({ ...line, entityId: before.id, before: pick(before), after })),
    ...added.map((after, index) => ({ ...line, entityId: ids[index] ?? 0, after })),
  ];
}

function hasChanged(before: Stored, after: PlanColumns): boolean {
  return JSON.stringify(pick(before)) !== JSON.stringify(pick(after));
}

function pick({ route_id, target, mon, tue, wed, thu, fri, sat, sun, ex }: PlanColumns): PlanColumns {
  return { route_id, target, mon, tue, wed, thu, fri, sat, sun, ex };
}
