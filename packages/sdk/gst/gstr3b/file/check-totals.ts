import type { ReportFault } from "../../check/file-fault.ts";
import type { CheckedRecord } from "./check-record.ts";

/** How the amounts of different tables belong together. */
export function checkTotals(report: ReportFault, records: readonly CheckedRecord[]): void {
  const sumAmounts = (path: string, key: string) =>
    records
      .filter(({ format }) => format.path === path)
      .reduce((sum, { amounts }) => sum + (amounts.get(key) ?? 0n), 0n);
  for (const key of ["iamt", "camt", "samt", "csamt"])
    if (
      sumAmounts("itc_elg.itc_net", key) !==
      sumAmounts("itc_elg.itc_avl", key) - sumAmounts("itc_elg.itc_rev", key)
    )
      report(
        `itc_elg.itc_net.${key}`,
        "itc_net",
        "The net credit is what is available less what is reversed.",
      );
  const byPlace = records.filter(({ format }) => format.by_place);
  const igst = byPlace.reduce((sum, { amounts }) => sum + (amounts.get("iamt") ?? 0n), 0n);
  const limit = sumAmounts("sup_details.osup_det", "iamt") + sumAmounts("eco_dtls.eco_sup", "iamt");
  if (byPlace.length > 0 && igst !== 0n && igst > limit)
    report("inter_sup", "igst_within_3_1", "Table 3.2 has more IGST than tables 3.1(a) and 3.1.1(i).");
}
