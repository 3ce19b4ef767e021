import { Suspense, type ComponentProps } from "react";
import { defineReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerParts } from "./ledger-parts.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const Entries = defineReport({
  ...ledgerParts,
  operation: "ledger.report",
  title: "Ledger Report",
  words: { ...ledgerParts.words, file: "Ledger_{from}_to_{to}" },
});

/** One account's entries with the balance after each; the PDF can be sent to a WhatsApp number. */
export function LedgerReport({ slots, ...props }: ComponentProps<typeof Entries>) {
  return (
    <Entries
      {...props}
      slots={{
        toolbar: (
          <>
            <LedgerClear />
            <Suspense>
              <LedgerWhatsApp />
            </Suspense>
          </>
        ),
        ...slots,
      }}
    />
  );
}
LedgerReport.definition = Entries.definition;

const LedgerWhatsApp = lazyPart(() => import("./LedgerWhatsApp.tsx").then((part) => part.LedgerWhatsApp));
