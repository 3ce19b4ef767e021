import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerReport } from "../../../sdk/reports/ledgers/ledger-report.ts";

const LedgerWhatsApp = lazyPart(() => import("./LedgerWhatsApp.tsx").then((part) => part.LedgerWhatsApp));

/**
 * Lists the entries of any account with the balance after each. Pressing an entry shows the
 * document behind it.
 * @widget Ledgers and accounts
 */
export const LedgerReport = createReport(ledgerReport, {
  Details: lazyPart(() => import("./LedgerEntryDetails.tsx").then((part) => part.LedgerEntryDetails)),
  Tools: () => (
    <>
      <LedgerClear />
      <Suspense>
        <LedgerWhatsApp />
      </Suspense>
    </>
  ),
});
