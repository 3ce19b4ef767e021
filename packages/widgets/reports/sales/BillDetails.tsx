import { useQuery } from "@tanstack/react-query";
import { isVanbookError, type Row } from "@vanbook/sdk";
import { useState } from "react";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { PrintPage } from "../../report/export/print/PrintPage.tsx";
import { useText } from "../../text/use-text.ts";
import { BillFacts } from "./BillFacts.tsx";
import { BillLines } from "./BillLines.tsx";

/** One bill: who sold what to whom, its lines, and what is owed for it. */
export function BillDetails({ row }: { row: Row<"sales.report"> }) {
  const { bill: text, ...words } = useText();
  const client = useVanbook();
  const [isPrinting, setPrinting] = useState(false);
  const lines = useQuery({
    queryKey: ["bills.lines", row.BillID],
    queryFn: ({ signal }) => client.bills.lines({ BillID: row.BillID }, { signal }),
  });
  const company = useQuery({
    queryKey: ["session.company"],
    queryFn: ({ signal }) => client.session.company({}, { signal }),
    staleTime: 5 * 60_000,
  });
  if (lines.error) {
    return (
      <Banner
        title={text.failed}
        detail={lines.error.message}
        requestId={isVanbookError(lines.error) ? (lines.error.requestId ?? undefined) : undefined}
        onRetry={() => void lines.refetch()}
      />
    );
  }
  const bill = (
    <div className="vb-bill">
      {row.Status === 2 && <Banner tone="warn" title={text.cancelled} />}
      <BillFacts
        row={row}
        line={lines.data?.[0]}
        company={company.data?.[0]}
        isCompanyLoading={company.isPending}
      />
      {!lines.data && <Skeleton height="8em" />}
      {lines.data?.length === 0 && <EmptyState title={text.none} />}
      {lines.data && lines.data.length > 0 && <BillLines lines={lines.data} />}
      <p className="vb-bill-note">{text.note}</p>
    </div>
  );
  return (
    <>
      {bill}
      <div className="vb-bill-acts">
        <Button icon="print" onPress={() => setPrinting(true)} isDisabled={!lines.data}>
          {words.report.print}
        </Button>
      </div>
      {isPrinting && (
        <PrintPage format="portrait" onPrinted={() => setPrinting(false)}>
          <h1>{words.labels["Bill Details"] ?? TITLE}</h1>
          {bill}
        </PrintPage>
      )}
    </>
  );
}

const TITLE = "Bill Details";
