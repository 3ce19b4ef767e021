import type { Handler } from "../../contract/handler.ts";
import { ofCompany } from "../../auth/scope.ts";
import { changesSql } from "./changes.ts";
import { withinDays } from "./within-days.ts";

const auditLogReport: Handler<"auditLog.report"> = ({ query, principal, db }) => {
  const rows = withinDays(ofCompany(db, principal, "audit_log as a"), "a.at", query);
  if (query.UserID) void rows.where("a.user_id", query.UserID);
  if (query.What) void rows.where("a.entity", query.What);
  if (query.Via) void rows.where("a.via", query.Via);
  if (query.Result) void rows.whereRaw(`${RESULT} = ?`, [query.Result]);
  return {
    rows,
    joins: { u: { table: "users", id: "a.user_id" } },
    columns: {
      EntryID: "a.id",
      At: "a.at",
      Name: "COALESCE(u.name, 'Vanbook')",
      Via: "a.via",
      What: "a.entity",
      Record: RECORD,
      Result: RESULT,
      Changes: changesSql("a"),
      Operation: "a.operation",
      RequestID: "a.request_id",
    },
    search: ["Name", "Record", "Operation"],
    sort: "-At",
    key: "a.id",
  };
};

/** The audit log: who changed what. */
export const auditLog = { "auditLog.report": auditLogReport };

/** No row before the change: created. No row after it: deleted. Neither: an action without a record. */
const RESULT = `CASE WHEN a.before_json IS NULL AND a.after_json IS NULL THEN 'Done'
  WHEN a.before_json IS NULL THEN 'Created' WHEN a.after_json IS NULL THEN 'Deleted' ELSE 'Changed' END`;

/** SQL of one of the record's fields, from the row after the change, or before it if deleted; NULL if empty. */
const named = (field: string) =>
  `NULLIF(JSON_UNQUOTE(JSON_EXTRACT(COALESCE(a.after_json, a.before_json), '$.${field}')), 'null')`;
const OF_USER = `(SELECT p.name FROM users p WHERE p.company_id = a.company_id AND a.entity IN ('users', 'second_factors', 'sign_in')
  AND p.id = CAST(a.entity_id AS UNSIGNED))`;
const RECORD = `LEFT(COALESCE(${["name", "title", "series", "reg_no", "billNo", "number"].map(named).join(", ")}, ${OF_USER},
  CONCAT('No. ', a.entity_id)), 300)`;
