import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { auditLog } from "../../../sdk/reports/logs/audit-log.ts";

/**
 * Lists who changed what, with the old and the new value. Nobody can alter the log.
 * @widget Users and company
 * @element none: is of what everybody did, for administrators who have signed in
 * @stories reports/logs/Logs
 */
export const AuditLog = createReport(auditLog, {
  Details: lazyPart(() => import("./AuditDetails.tsx").then((part) => part.AuditDetails)),
});
