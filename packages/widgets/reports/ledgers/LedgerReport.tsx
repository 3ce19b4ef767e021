import { Suspense } from "react";
import { defineReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerParts } from "./ledger-parts.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const LedgerWhatsApp = lazyPart(() => import("./LedgerWhatsApp.tsx").then((part) => part.LedgerWhatsApp));

/** One account's entries with the balance after each; the PDF can be sent to a WhatsApp number. */
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
