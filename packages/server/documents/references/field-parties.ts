import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofUsableCustomers, ofCompany, ofUsers } from "../../auth/scope.ts";
import { chooseStateCode } from "./account-state.ts";
import { select } from "../../db/select.ts";
import { withCash } from "./references.ts";

type FieldMasters = Schema<"FieldMasters">;
type Customer = FieldMasters["customers"][number];

export async function readFieldUsers(db: Knex, principal: Principal): Promise<FieldMasters["users"]> {
  const users = ofCompany(db, principal, "users as u").where({ "u.is_active": 1, "u.is_deleted": 0 });
  withCash(ofUsers(users, principal, "u.id")).orderBy(["u.name", "u.id"]);
  return select<FieldMasters["users"][number]>(users, {
    id: "u.id",
    name: "u.name",
    branchId: "u.branch_id",
    cashAccountId: "a.id",
  });
}

/**
 * Customers on the routes of the beat plans of the users that the principal may post for, or
 * assigned to these users.
 */
export async function readCustomers(db: Knex, principal: Principal): Promise<FieldMasters["customers"]> {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.group_id": ACCOUNT_GROUP.debtors,
    "c.is_deleted": 0,
  });
  ofUsableCustomers(customers, db, principal, "c");
  const rows = await select<
    Omit<Customer, "isWholesale"> & {
      customerType: number | null;
      state: string | null;
      country: string | null;
    }
  >(customers.orderBy(["c.name", "c.id"]), {
    id: "c.id",
    name: "c.name",
    place: "c.place",
    mobile: "c.mobile",
    gstin: "c.gstin",
    stateCode: "c.state_code",
    state: "c.state",
    country: "c.country",
    routeId: "c.route_id",
    rateType: "c.rate_type",
    customerType: "c.customer_type",
    creditLimit: "c.credit_limit",
    latitude: db.raw("c.latitude + 0e0"), // a number, not a decimal's text
    longitude: db.raw("c.longitude + 0e0"),
  });
  return rows.map(({ customerType, state, country, ...customer }) => ({
    ...customer,
    stateCode: chooseStateCode({ gstin: customer.gstin, state, country, state_code: customer.stateCode }),
    isWholesale: customerType === WHOLESALE_TYPE,
  }));
}

/** Of the customers above. */
export async function readFieldAddresses(
  db: Knex,
  principal: Principal,
): Promise<FieldMasters["deliveryAddresses"]> {
  const addresses = ofCompany(db, principal, "delivery_addresses as d").where("d.is_deleted", 0);
  joinOwn(addresses, "accounts as c", "c.id", "d.account_id").where({
    "c.group_id": ACCOUNT_GROUP.debtors,
    "c.is_deleted": 0,
  });
  ofUsableCustomers(addresses, db, principal, "c");
  type Row = Omit<FieldMasters["deliveryAddresses"][number], "stateCode"> &
    Omit<Parameters<typeof chooseStateCode>[0], "country">;
  const rows = await select<Row>(addresses.orderBy(["d.name", "d.id"]), {
    ...{ id: "d.id", customerId: "d.account_id", name: "d.name", address: "d.address" },
    ...{ gstin: "d.gstin", state: "d.state", state_code: "d.state_code" },
  });
  return rows.map(({ id, customerId, name, address, ...state }) => ({
    ...{ id, customerId, name, address },
    stateCode: chooseStateCode(state),
  }));
}

/** The main cash, the banks, and the cash of users that the principal may post for. */
export async function readMoneyAccounts(
  db: Knex,
  principal: Principal,
): Promise<FieldMasters["moneyAccounts"]> {
  const accounts = ofCompany(db, principal, "accounts as a")
    .where("a.is_deleted", 0)
    .whereIn("a.group_id", [ACCOUNT_GROUP.cash, ACCOUNT_GROUP.bank])
    .where((open) => {
      void open.whereNull("a.user_id").orWhere((own) => void ofUsers(own, principal, "a.user_id"));
    })
    .orderBy(["a.name", "a.id"]);
  return select<FieldMasters["moneyAccounts"][number]>(accounts, {
    id: "a.id",
    name: "a.name",
    kind: db.raw("IF(a.group_id = ?, 'bank', 'cash')", [ACCOUNT_GROUP.bank]),
    userId: "a.user_id",
  });
}

const WHOLESALE_TYPE = 1;
