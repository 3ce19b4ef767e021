import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { heldDocumentText } from "../../../sdk/generated/text/en-IN/held-document.ts";
import { useWriting } from "../../form/use-writing.ts";
import { voucherForms } from "../../generated/voucher-forms.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import type { ReportDetailsProps } from "../../report/define/definition.ts";
import { useText, useTextOf, useTranslate } from "../../text/use-text.ts";
import { FactList } from "../DocumentDetails.tsx";
import { VoucherView } from "../voucher/VoucherView.tsx";
import { DiscardDocument } from "./DiscardDocument.tsx";

/** What a document that waits says, and the form to post it; one that was posted is its voucher. */
export function HeldDetails(props: ReportDetailsProps<"heldDocuments.list">) {
  return <Opened key={props.row.HeldDocumentID} {...props} />;
}

function Opened({ row }: ReportDetailsProps<"heldDocuments.list">) {
  const text = useTextOf("heldDocument", heldDocumentText);
  const { notAvailable } = useText();
  const translate = useTranslate();
  const writing = useWriting(["heldDocuments.discard"]);
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<"posted" | "discarded">();
  if (row.VoucherID !== null) return <VoucherView voucherId={row.VoucherID} />;
  const Form = voucherForms[row.VoucherKind];
  const isWaiting = row.Status === "Waiting" && outcome !== "discarded";
  return (
    <Parts className="vb-held-document">
      <FactList
        facts={[
          [text.source, translate(row.Source)],
          [text.particulars, row.Particulars ?? notAvailable],
          [text.number, row.Number ?? notAvailable],
          [text.date, row.Date === null ? notAvailable : date(row.Date)],
          [text.amount, row.Amount === null ? notAvailable : money(row.Amount)],
          ...(row.Status === "Discarded"
            ? [
                [text.decidedBy, row.DecidedBy ?? notAvailable] as const,
                [text.reason, row.Reason ?? notAvailable] as const,
              ]
            : []),
        ]}
      />
      {outcome === "discarded" && <Banner tone="info" title={text.discarded} />}
      {isWaiting && Form && (
        <Suspense fallback={<Skeleton height="8em" />}>
          <Form settles={row.HeldDocumentID} heading={3} onPosted={() => setOutcome("posted")} />
        </Suspense>
      )}
      {isWaiting && outcome === undefined && !writing.isReadOnly && (
        <p>
          <Button variant="danger" onPress={() => setAsked(true)}>
            {text.discard}
          </Button>
        </p>
      )}
      {isAsked && (
        <DiscardDocument
          id={row.HeldDocumentID}
          onClose={() => setAsked(false)}
          onDiscarded={() => {
            setAsked(false);
            setOutcome("discarded");
          }}
        />
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
`;
