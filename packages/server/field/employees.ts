import { ofCompany, ofUsers } from "../auth/scope.ts";
import type { Handler } from "../contract/handler.ts";
import { buildWallTimeSql } from "./field-columns.ts";

const list: Handler<"employees.list"> = ({ principal, db }) => {
  const people = ofCompany(db, principal, "users as u").where("u.is_deleted", 0);
  const latest = `t.id = (SELECT p.id FROM trips p WHERE p.company_id = u.company_id AND p.user_id = u.id
    ORDER BY p.date DESC, p.started_at DESC, p.id DESC LIMIT 1)`;
  return {
    rows: ofUsers(people, principal, "u.id").leftJoin(
      "trips as t",
      (on) => void on.on("t.company_id", "u.company_id").andOn(db.raw(latest)),
    ),
    joins: { r: { table: "roles", id: "u.role_id" } },
    columns: {
      SLNo: "ROW_NUMBER() OVER (ORDER BY u.name, u.id)",
      EMPID: "u.id",
      Name: "u.name",
      RoleName: "COALESCE(r.name, '')",
      Mobile: "u.mobile",
      StartingDate: buildWallTimeSql("t.started_at"),
      EndingDate: buildWallTimeSql("t.ended_at"),
      Status:
        "CASE WHEN t.id IS NULL THEN 'N/A' WHEN t.ended_at IS NULL THEN 'In Progress' ELSE 'Complete' END",
    },
    search: ["Name", "RoleName", "Mobile", "Status"],
    sort: "Name",
    key: "u.id",
  };
};

export const employees = { "employees.list": list };
