import type { Handler } from "../../contract/handler.ts";
import { buildBrowserSql, buildSystemSql } from "../../auth/browser-words.ts";
import { ofCompany } from "../../auth/scope.ts";
import { limitToIndianDays } from "./within-days.ts";

const signInLogReport: Handler<"signInLog.report"> = ({ query, principal, db }) => {
  const rows = limitToIndianDays(ofCompany(db, principal, "login_log as l"), "l.created_at", query);
  if (query.UserID) void rows.where("l.user_id", query.UserID);
  if (query.Result) void rows.where("l.status", query.Result);
  if (query.NewBrowser) void rows.where("l.is_new", 1);
  return {
    rows,
    joins: { r: { table: "roles", id: "l.role_id" } },
    columns: {
      EntryID: "l.id",
      At: "l.created_at",
      Name: "l.name",
      UserName: "l.username",
      RoleName: "r.name",
      Result: "l.status",
      Method: "l.method",
      Browser: buildBrowserSql("l.user_agent"),
      System: buildSystemSql("l.user_agent"),
      NewBrowser: "IF(l.is_new = 1, 'Yes', NULL)",
      Address: "l.ip",
      Place: "NULLIF(l.place, 'Unknown')",
    },
    search: ["Name", "UserName", "Address", "Place"],
    sort: "-At",
    key: "l.id",
  };
};

export const signInLog = { "signInLog.report": signInLogReport };
