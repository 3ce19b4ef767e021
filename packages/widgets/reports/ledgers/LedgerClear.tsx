import { Button } from "../../parts/Button.tsx";
import { useReportModel } from "../../report/report-context.ts";
import { useText } from "../../text/use-text.ts";

/** Takes a ledger back to how it began: no head, all types, the usual days. */
export function LedgerClear() {
  const text = useText();
  const { change, initial } = useReportModel();
  return <Button onPress={() => change({ ...initial })}>{text.clear}</Button>;
}
