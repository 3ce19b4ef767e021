import { addDays } from "../../sdk/format/day.ts";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { useRead } from "../form/use-read.ts";
import { Banner } from "../parts/Banner.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { useTextOf } from "../text/use-text.ts";

/** Says what is left to do before its last day, whatever month is shown. */
export function EInvoiceWarnings() {
  const text = useTextOf("eInvoices", eInvoicesText);
  const today = useToday();
  const { data: settings } = useRead({ operation: "eInvoices.settings" });
  const isDue = settings !== undefined && settings.dutyFrom !== null;
  const { data } = useRead({
    operation: "eInvoices.list",
    args: { from: addDays(today, -SHOWN_DAYS), to: today, state: "toReport" },
    enabled: isDue,
  });
  return (
    <>
      {settings?.dutyFrom === null && <Banner tone="info" title={text.noDuty} />}
      {data && data.dueSoon > 0 && <Banner tone="warn" title={text.dueSoon(data.dueSoon)} />}
      {data && data.late > 0 && <Banner tone="warn" title={text.late(data.late)} detail={text.lateHelp} />}
    </>
  );
}

/** The law's last day is within 30 days after the document's; later ones stay in their month's list. */
const SHOWN_DAYS = 60;
