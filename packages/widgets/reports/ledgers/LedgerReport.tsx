import { Suspense } from "react";
import { defineReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerParts } from "./ledger-parts.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const LedgerWhatsApp = lazyPart(() => import("./LedgerWhatsApp.tsx").then((part) => part.LedgerWhatsApp));

/**
 * Lists the entries of any account with the balance after each. Pressing an entry shows the document behind it.
 * @widget Ledgers and accounts
 */
export const LedgerReport = defineReport(
  {
    ...ledgerParts,
    operation: "ledger.report",
    title: "Ledger Report",
    words: { ...ledgerParts.words, file: "Ledger_{from}_to_{to}" },
  },
  () => (
    <>
      <LedgerClear />
      <Suspense>
        <LedgerWhatsApp />
      </Suspense>
    </>
  ),
);
