import type { Schema } from "@vanbook/sdk";
import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { useRead } from "../../form/use-read.ts";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { dayBookText } from "../../../sdk/generated/text/en-IN/day-book.ts";
import { voucherViewText } from "../../../sdk/generated/text/en-IN/voucher-view.ts";
import { useText, useTextOf, useTranslate } from "../../text/use-text.ts";
import { loadPaper } from "../../paper/load-paper.ts";
import { PaperButton } from "../../paper/PaperButton.tsx";
import { CancelVoucher } from "../../voucher/CancelVoucher.tsx";
import { voucherForms } from "../../generated/voucher-forms.ts";
import { DocumentDetails, FactList } from "../DocumentDetails.tsx";
import { VOUCHER_KINDS } from "./voucher-kinds.ts";
import { VoucherEntries, VoucherMoves } from "./VoucherTables.tsx";
import { VoucherHistory } from "./VoucherHistory.tsx";
import { percent } from "../../../sdk/format/percent.ts";

export interface VoucherViewProps {
  voucherId: number;
  /** Facts from the row that opened it, instead of the voucher's own head. */
  facts?: readonly (readonly [label: string, value: string])[];
}

/** A posted voucher: its entries, goods and history; the user can print, correct and cancel it. */
export function VoucherView(props: VoucherViewProps) {
  return <Opened key={props.voucherId} {...props} />;
}

/** The voucher of a report's row. */
export function VoucherOfRow({ row }: { row: { VoucherID: number } }) {
  return <VoucherView voucherId={row.VoucherID} />;
}

function Opened({ voucherId, facts }: VoucherViewProps) {
  const text = useTextOf("voucherView", voucherViewText);
  const head = useTextOf("dayBook", dayBookText);
  const [shown, setShown] = useState(voucherId);
  const [correcting, setCorrecting] = useState<Corrected>();
  const { data, error, refetch } = useRead({ operation: "vouchers.read", args: { voucherId: shown } });
  const own = useFacts(data);
  const invoice = useInvoiceFacts(data?.supplierInvoice);
  const Form = correcting && voucherForms[correcting.kind];
  if (Form)
    return (
      <Parts className="vb-voucher-view">
        <Suspense fallback={<Skeleton height="8em" />}>
          <Form
            corrects={correcting.voucherId}
            heading={3}
            onPosted={(posted) => "voucherId" in posted && setShown(posted.voucherId)}
          />
        </Suspense>
        <p>
          <Button icon="left" onPress={() => setCorrecting(undefined)}>
            {text.back}
          </Button>
        </p>
      </Parts>
    );
  return (
    <Parts className="vb-voucher-view">
      {data && <BecameOf details={data} onShow={setShown} />}
      {/* The known facts of a voucher that the user may not read. */}
      {error && facts && <FactList facts={facts} />}
      <DocumentDetails
        title={head.voucher}
        query={{ data: data && [data], error, refetch }}
        words={head}
        notice={data && isEdited(data) ? head.edited : undefined}
        facts={[...((shown === voucherId && facts) || own), ...invoice]}
        paper={data && <VoucherActs details={data} onCorrect={setCorrecting} />}
      >
        {([details]) =>
          details && (
            <>
              <VoucherEntries details={details} />
              <VoucherMoves details={details} />
              <VoucherHistory steps={details.history} />
            </>
          )
        }
      </DocumentDetails>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
`;

/** A banner that says what happened to a voucher that is no longer valid, or which voucher it reverses. */
function BecameOf({ details, onShow }: { details: VoucherDetails; onShow: (voucherId: number) => void }) {
  const text = useTextOf("voucherView", voucherViewText);
  const { cancelled } = useTextOf("dayBook", dayBookText);
  const { voucher, reverses, reversedBy, current } = details;
  const { status } = voucher;
  if (status === "posted") return null;
  const to = status === "reversal" ? reverses : status === "replaced" ? current : reversedBy;
  const buttons = { reversal: text.showReversed, replaced: text.showCurrent, cancelled: text.showReversal };
  const said = { reversal: text.reversal, replaced: text.replaced, cancelled };
  return (
    <Banner tone="warn" title={said[status]}>
      {to !== null && <Button onPress={() => onShow(to)}>{buttons[status]}</Button>}
    </Banner>
  );
}

/** The voucher's actions: PDF, and while it is valid also correct and cancel. */
function VoucherActs({
  details,
  onCorrect,
}: {
  details: VoucherDetails;
  onCorrect: (voucher: Corrected) => void;
}) {
  const text = useTextOf("voucherView", voucherViewText);
  const { kind, status, documentId, voucherId } = details.voucher;
  const { document, paper, title } = VOUCHER_KINDS[kind];
  const [isCancelling, setCancelling] = useState(false);
  const isStanding = status === "posted";
  return (
    <>
      {document && isStanding && (
        <Button variant="quiet" onPress={() => setCancelling(true)}>
          {text.cancel}
        </Button>
      )}
      {kind in voucherForms && isStanding && (
        <Button onPress={() => onCorrect({ voucherId, kind })}>{text.correct}</Button>
      )}
      {paper && documentId !== null && (isStanding || status === "cancelled") && (
        <PaperButton paper={paper} id={documentId} load={loadPaper(paper)} />
      )}
      {document && isCancelling && (
        <CancelVoucher
          document={document}
          id={documentId ?? voucherId}
          kind={title}
          voucherNo={details.voucher.voucherNo}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

/** The fields of a voucher's head. */
function useFacts(details: VoucherDetails | undefined): readonly (readonly [string, string])[] {
  const text = useTextOf("dayBook", dayBookText);
  const { notAvailable } = useText();
  const translate = useTranslate();
  if (!details) return [];
  const { voucher, party, enteredBy } = details;
  return [
    [text.type, translate(VOUCHER_KINDS[voucher.kind].title)],
    [text.voucherNo, voucher.voucherNo],
    [text.date, date(voucher.date)],
    [text.particulars, party ?? notAvailable],
    [text.amount, money(voucher.amount)],
    [text.narration, voucher.narration || notAvailable],
    [text.enteredBy, enteredBy ?? notAvailable],
  ];
}

/** Whether it replaced an earlier version with the same number. */
function isEdited({ voucher, history }: VoucherDetails): boolean {
  return voucher.status === "posted" && history.some(({ action }) => action === "corrected");
}

/** The voucher that is being corrected; its replacement is a new voucher. */
type Corrected = Pick<Schema<"VoucherHead">, "voucherId" | "kind">;
type VoucherDetails = Schema<"VoucherDetails">;

/** The supplier's invoice of an expense, shown under the voucher's head: the tax claimed, GSTIN and invoice number. */
function useInvoiceFacts(
  said: Schema<"SupplierInvoice"> | undefined,
): readonly (readonly [label: string, value: string])[] {
  const { invoice: text } = useTextOf("voucherView", voucherViewText);
  if (!said) return [];
  const isTaxed = said.taxRate !== 0;
  const figures = ["taxable", "cgst", "sgst", "igst"] as const;
  const facts = [
    [text.rate, isTaxed && percent(said.taxRate)],
    ...figures.map((figure) => [text[figure], isTaxed && said[figure] !== 0 && money(said[figure])] as const),
    [text.reverse, said.reverseCharge && text.owed],
    [text.gstin, said.supplierGstin],
    [text.number, said.supplierInvoiceNo],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
