import type { Handler } from "../../contract/handler.ts";
import { ofCompany } from "../../auth/scope.ts";
import { buildChangesSql } from "./changes.ts";
import { limitToIndianDays } from "./within-days.ts";

const buildAuditLogReport: Handler<"auditLog.report"> = ({ query, principal, db }) => {
  const rows = limitToIndianDays(ofCompany(db, principal, "audit_log as a"), "a.at", query);
  if (query.UserID) void rows.where("a.user_id", query.UserID);
  if (query.What) void rows.where("a.entity", query.What);
  if (query.Via) void rows.where("a.via", query.Via);
  if (query.Result) void rows.whereRaw(`${RESULT_SQL} = ?`, [query.Result]);
  return {
    rows,
    joins: { u: { table: "users", id: "a.user_id" } },
    columns: {
      EntryID: "a.id",
      At: "a.at",
      Name: "COALESCE(u.name, 'Vanbook')",
      Via: "a.via",
      What: "a.entity",
      Record: RECORD_SQL,
      Result: RESULT_SQL,
      Changes: buildChangesSql("a"),
      Operation: "a.operation",
      RequestID: "a.request_id",
    },
    search: ["Name", "Record", "Operation"],
    sort: "-At",
    key: "a.id",
  };
};

export const auditLog = { "auditLog.report": buildAuditLogReport };

/**
 * Without a row before: created. Without a row after: deleted. Neither: an action without a record.
 */
const RESULT_SQL = `CASE WHEN a.before_json IS NULL AND a.after_json IS NULL THEN 'Done'
  WHEN a.before_json IS NULL THEN 'Created' WHEN a.after_json IS NULL THEN 'Deleted' ELSE 'Changed' END`;

/** SQL: a field of the row after the change, or before a deletion; NULL if it is empty. */
const buildFieldSql = (field: string) =>
  `NULLIF(JSON_UNQUOTE(JSON_EXTRACT(COALESCE(a.after_json, a.before_json), '$.${field}')), 'null')`;
const OF_USER = `(SELECT p.name FROM users p WHERE p.company_id = a.company_id AND a.entity IN ('users', 'second_factors', 'sign_in')
  AND p.id = CAST(a.entity_id AS UNSIGNED))`;
const RECORD_SQL = `LEFT(COALESCE(${["name", "title", "series", "reg_no", "billNo", "number"].map(buildFieldSql).join(", ")}, ${OF_USER},
  CONCAT('No. ', a.entity_id)), 300)`;
