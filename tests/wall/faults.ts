import type { Fault } from "../faulty-build.ts";

/** Each is one line of the product with a plausible mistake. */
export const faultsOfReading: readonly Fault[] = [
  {
    name: "the sale report without its company",
    file: "reports/sales/sale.ts",
    from: 'ofCompany(db, principal, "bills as b").whereBetween',
    to: 'db("bills as b").whereBetween',
  },
  {
    name: "a filter that lets other companies in",
    file: "reports/sales/sale.ts",
    from: 'if (CustomerID) void bills.where("b.customer_id", CustomerID);',
    to: 'if (CustomerID) void bills.orWhere("b.customer_id", CustomerID);',
  },
  {
    name: "a look-up without its company",
    file: "masters/look-up.ts",
    from: "ofCompany(db, principal, table)",
    to: "db(table)",
  },
  {
    name: "a sum on the dashboard without its company",
    file: "dashboard/in-range.ts",
    from: 'ofCompany(db, principal, "receipts as r")',
    to: 'db("receipts as r")',
  },
  {
    name: "a join without the company",
    file: "auth/scope.ts",
    from: "on.on(own, theirs).andOn(column, to)",
    to: "on.on(column, to)",
  },
  {
    name: "another company's CompanyID let through",
    file: "auth/own-company.ts",
    from: "if (Number(value) !== principal.companyId)",
    to: "if (Number(value) < 0)",
  },
  {
    name: "activeUserId taken at its word",
    file: "auth/scope.ts",
    from: "return wholeCompany ? [...asked] : staff.filter((user) => asked.has(user));",
    to: "return [...asked];",
  },
  {
    name: "an empty scope that shows everything",
    file: "auth/scope.ts",
    from: 'query.whereRaw("1 = 0")',
    to: "query",
  },
  {
    name: "a bill's lines for whoever asks",
    file: "reports/sales/sale.ts",
    from: 'where("b.id", query.BillID), principal,',
    to: 'where("b.id", query.BillID), { ...principal, wholeCompany: true },',
  },
  {
    name: "roles not looked at",
    file: "auth/authorize.ts",
    from: "if (!roles.includes(principal.role))",
    to: "if (!roles)",
  },
  {
    name: "a password hash in an answer",
    file: "masters/user-row.ts",
    from: "ModifiedBy: row.modifiedBy,",
    to: 'ModifiedBy: row.modifiedBy, ...{ password_hash: "x" },',
  },
];

/** The same where documents come in from outside. */
export const faultsOfSync: readonly Fault[] = [
  {
    name: "accounts of whatever company",
    file: "documents/references/references.ts",
    from: 'ofCompany(db, principal, "accounts as c")',
    to: 'db("accounts as c")',
  },
  {
    name: "items of whatever company",
    file: "documents/references/references.ts",
    from: 'db("items as i").where("i.company_id", companyId).whereIn',
    to: 'db("items as i").whereIn',
  },
  {
    name: "a document of whatever company cancelled",
    file: "documents/find-document.ts",
    from: 'ofCompany(trx, principal, "vouchers as v")',
    to: 'trx("vouchers as v")',
  },
  {
    name: "the vouchers of all companies to read",
    file: "documents/vouchers.ts",
    from: 'const vouchers = ofCompany(db, principal, "vouchers as v");',
    to: 'const vouchers = db("vouchers as v");',
  },
];
