import { heldDocuments } from "../../../sdk/reports/held/held-documents.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";

/**
 * Lists documents that wait for a decision, from GSTR-2B, imports and the van app. Pressing one
 * opens the form of its voucher, filled in, to post or discard it.
 * @widget Vouchers
 * @element none: posts vouchers, for people who have signed in
 */
export const HeldDocuments = createReport(heldDocuments, {
  Details: lazyPart(() => import("./HeldDetails.tsx").then((part) => part.HeldDetails)),
});
