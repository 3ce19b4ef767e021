import { useState, type ReactNode } from "react";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { PrintPage } from "../report/export/print/PrintPage.tsx";
import { useText, useTextOf } from "../text/use-text.ts";
import { Acts, Bill, FactsBox, Company } from "./Bill.styles.ts";
import { useRead } from "../form/use-read.ts";
import { purchaseText } from "../../sdk/generated/text/en-IN/purchase.ts";

export interface DocumentDetailsProps<Line> {
  title: string;
  query?: { data: readonly Line[] | undefined; error: Error | null; refetch: () => unknown };
  words?: { failed: string; none: string; loading?: string };
  notice?: string | undefined;
  facts: Facts;
  note?: string;
  printer?: ReactNode;
  paper?: ReactNode;
  children?: (lines: readonly Line[]) => ReactNode;
}

export function DocumentDetails<Line = never>({
  title,
  query,
  words = NO_WORDS,
  notice,
  facts,
  note,
  printer,
  paper,
  children,
}: DocumentDetailsProps<Line>) {
  const text = useText();
  const [isPrinting, setPrinting] = useState(false);
  const lines = query ? query.data : NO_LINES;
  const error = query?.error;
  if (error) return <Banner title={words.failed} error={error} onRetry={() => void query?.refetch()} />;
  const document = (
    <Bill className="vb-bill">
      {notice && <Banner tone="warn" title={notice} />}
      <CompanyBlock />
      <FactList facts={facts} />
      {!lines && words.loading && <p role="status">{words.loading}</p>}
      {!lines && <Skeleton height="8em" />}
      {query && lines?.length === 0 && <EmptyState title={words.none} />}
      {lines && lines.length > 0 && children?.(lines)}
      {note && <p className="vb-bill-note">{note}</p>}
    </Bill>
  );
  return (
    <>
      {document}
      <Acts className="vb-bill-acts">
        {paper}
        {printer ?? (
          <Button icon="print" onPress={() => setPrinting(true)} isDisabled={!lines}>
            {text.report.print}
          </Button>
        )}
      </Acts>
      {isPrinting && (
        <PrintPage onPrinted={() => setPrinting(false)}>
          <h1>{title}</h1>
          {document}
        </PrintPage>
      )}
    </>
  );
}

type Facts = readonly (readonly [label: string, value: ReactNode])[];

export function FactList({ facts }: { facts: Facts }) {
  return (
    <FactsBox className="vb-bill-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactsBox>
  );
}

const NO_LINES: readonly never[] = [];
const NO_WORDS = { failed: "", none: "" };

function CompanyBlock() {
  const text = useTextOf("purchase", purchaseText);
  const { notAvailable } = useText();
  const { data, isPending } = useRead({ operation: "session.company", staleTime: 5 * 60_000 });
  const company = data?.[0];
  if (!company) {
    return <Company className="vb-bill-company">{isPending ? text.company : notAvailable}</Company>;
  }
  const address = [company.Address, company.Citty, company.District].filter(Boolean).join(", ");
  return (
    <Company className="vb-bill-company">
      <strong>{company.CompanyName}</strong>
      <span>{address || notAvailable}</span>
      <span>
        {text.gstin}: {company.GSTinNo || notAvailable} · {text.mobile}: {company.MobileNO || notAvailable}
      </span>
    </Company>
  );
}
