// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { components } from "./schema.ts";

/** Each operation's method, path and, where it has a body, the names that travel in the query string. */
export const operationMap = {
  "apiKeys.create": ["POST","/api/v1/api-keys"],
  "apiKeys.list": ["GET","/api/v1/api-keys"],
  "apiKeys.revoke": ["DELETE","/api/v1/api-keys/{keyId}"],
  "bills.lines": ["GET","/api/GetBilldetails"],
  "health.live": ["GET","/healthz"],
  "health.ready": ["GET","/readyz"],
  "sales.report": ["POST","/api/getSaleReport"],
  "session.activeUsers": ["GET","/api/activeUserId"],
  "session.companies": ["GET","/api/companies"],
  "session.company": ["GET","/api/getcompanynav"],
  "session.current": ["GET","/api/v1/session"],
  "session.financialYear": ["GET","/api/getfinancialbyid"],
  "session.logLogin": ["POST","/api/insertLoginLog"],
  "session.login": ["POST","/api/login"],
  "session.logout": ["POST","/api/logout"],
} as const;

/** The row of each report, which has a table and a CSV representation. */
export interface ReportRows {
  "sales.report": components["schemas"]["SaleBill"];
}

/** The columns whose totals the server sends with each report. */
export interface ReportTotals {
  "sales.report": "BillAmount";
}
