import { Suspense, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useReportModel } from "../../report/report-context.ts";
import { bankDatesText } from "../../../sdk/generated/text/en-IN/bank-dates.ts";
import { useTextOf } from "../../text/use-text.ts";

/** Not on embedded pages, since tokens can't mark entries. */
export function MarkByStatement() {
  const text = useTextOf("bankDates", bankDatesText);
  const client = useVanbook();
  const { state } = useReportModel();
  const [isMarking, setMarking] = useState(false);
  const { range, filters } = state;
  if (isTokenClient(client) || !range) return null;
  return (
    <>
      <Button onPress={() => setMarking(true)}>{text.markByStatement}</Button>
      {isMarking && (
        <Suspense fallback={null}>
          <BankStatement range={range} account={filters["AccountCode"]} onClose={() => setMarking(false)} />
        </Suspense>
      )}
    </>
  );
}

const BankStatement = lazyPart(() => import("./BankStatement.tsx").then((part) => part.BankStatement));
