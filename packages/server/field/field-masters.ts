import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import {
  readCustomers,
  readFieldAddresses,
  readFieldUsers,
  readMoneyAccounts,
} from "../documents/references/field-parties.ts";
import { readFieldItems, readOnHandOf } from "./field-items.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import type { Schema } from "../contract/contract.ts";

type FieldMasters = Schema<"FieldMasters">;

export const masters = {
  "sync.masters": (async ({ principal, query, db }) => {
    const books = await readCompanyBooks(db, principal.companyId);
    const day = getToday();
    const series = ofCompany(db, principal, "invoice_series as s").where("s.is_deleted", 0);
    joinOwn(series, "financial_years as y", "y.id", "s.year_id")
      .where("y.is_deleted", 0)
      .whereNull("y.closed_at")
      .orderBy(["s.series", "s.id"]);
    const deletedVehicles = ofCompany(db, principal, "vehicles as d").where("d.is_deleted", 1).select("d.id");
    const places = ofCompany(db, principal, "stock_locations as l")
      .where(
        (standing) => void standing.whereNull("l.vehicle_id").orWhereNotIn("l.vehicle_id", deletedVehicles),
      )
      .orderBy(["l.name", "l.id"]);
    const vehicles = ofCompany(db, principal, "vehicles as v").where("v.is_deleted", 0);
    const expenses = ofCompany(db, principal, "accounts as a")
      .where("a.is_deleted", 0)
      .whereIn("a.group_id", EXPENSE_GROUPS)
      .orderBy(["a.name", "a.id"]);
    return {
      today: day,
      users: await readFieldUsers(db, principal),
      customers: await readCustomers(db, principal),
      deliveryAddresses: await readFieldAddresses(db, principal),
      items: await readFieldItems(db, principal, books.taxes, day),
      series: await select<FieldMasters["series"][number]>(series, {
        id: "s.id",
        series: "s.series",
        invType: "s.inv_type",
        from: "y.start_date",
        to: "y.end_date",
      }),
      locations: await select<FieldMasters["locations"][number]>(places, {
        id: "l.id",
        kind: "l.kind",
        name: "l.name",
        branchId: "l.branch_id",
        vehicleId: "l.vehicle_id",
      }),
      vehicles: await select<FieldMasters["vehicles"][number]>(vehicles.orderBy("v.reg_no"), {
        id: "v.id",
        regNo: "v.reg_no",
      }),
      moneyAccounts: await readMoneyAccounts(db, principal),
      expenseAccounts: await select<FieldMasters["expenseAccounts"][number]>(expenses, {
        id: "a.id",
        name: "a.name",
      }),
      onHand: query.vehicleId === undefined ? null : await readOnHandOf(db, principal, query.vehicleId),
    };
  }) satisfies Handler<"sync.masters">,
};

/** Direct and indirect expenses. */
const EXPENSE_GROUPS = [8, 12];
