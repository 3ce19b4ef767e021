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
import { formatPercent } from "../../../sdk/format/percent.ts";

export interface VoucherViewProps {
  voucherId: number;
  facts?: readonly (readonly [label: string, value: string])[];
}

export function VoucherView(props: VoucherViewProps) {
  return <Opened key={props.voucherId} {...props} />;
}

export function VoucherOfRow({ row }: { row: { VoucherID: number } }) {
  return <VoucherView voucherId={row.VoucherID} />;
}

function Opened({ voucherId, facts }: VoucherViewProps) {
  const text = useTextOf("voucherView", voucherViewText);
  const head = useTextOf("dayBook", dayBookText);
  const [shownVoucherId, setShownVoucherId] = useState(voucherId);
  const [correcting, setCorrecting] = useState<Corrected>();
  const { data, error, refetch } = useRead({
    operation: "vouchers.read",
    args: { voucherId: shownVoucherId },
  });
  const own = useFacts(data);
  const invoice = useInvoiceFacts(data?.supplierInvoice);
  const challan = useChallanFacts(data?.challan);
  const Form = correcting && voucherForms[correcting.kind];
  if (Form)
    return (
      <Parts className="vb-voucher-view">
        <Suspense fallback={<Skeleton height="8em" />}>
          <Form
            corrects={correcting.voucherId}
            heading={3}
            onPosted={(postedVoucher) =>
              "voucherId" in postedVoucher && setShownVoucherId(postedVoucher.voucherId)
            }
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
      {data && <BecameOf details={data} onShow={setShownVoucherId} />}
      {/* A user who may not read the voucher still sees the facts of the row. */}
      {error && facts && <FactList facts={facts} />}
      <DocumentDetails
        title={head.voucher}
        query={{ data: data && [data], error, refetch }}
        words={head}
        notice={data && isEdited(data) ? head.edited : undefined}
        facts={[...((shownVoucherId === voucherId && facts) || own), ...invoice, ...challan]}
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

function BecameOf({ details, onShow }: { details: VoucherDetails; onShow: (voucherId: number) => void }) {
  const text = useTextOf("voucherView", voucherViewText);
  const { cancelled } = useTextOf("dayBook", dayBookText);
  const { voucher, reverses, reversedBy, current } = details;
  const { status } = voucher;
  if (status === "posted") return null;
  const to = status === "reversal" ? reverses : status === "replaced" ? current : reversedBy;
  const buttons = { reversal: text.showReversed, replaced: text.showCurrent, cancelled: text.showReversal };
  const statusWords = { reversal: text.reversal, replaced: text.replaced, cancelled };
  return (
    <Banner tone="warn" title={statusWords[status]}>
      {to !== null && <Button onPress={() => onShow(to)}>{buttons[status]}</Button>}
    </Banner>
  );
}

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

/** An edited voucher replaced an earlier version with the same number. */
function isEdited({ voucher, history }: VoucherDetails): boolean {
  return voucher.status === "posted" && history.some(({ action }) => action === "corrected");
}

type Corrected = Pick<Schema<"VoucherHead">, "voucherId" | "kind">;
type VoucherDetails = Schema<"VoucherDetails">;

function useInvoiceFacts(
  supplierInvoice: Schema<"SupplierInvoice"> | undefined,
): readonly (readonly [label: string, value: string])[] {
  const { invoice: text } = useTextOf("voucherView", voucherViewText);
  if (!supplierInvoice) return [];
  const isTaxed = supplierInvoice.taxRate !== 0;
  const figures = ["taxable", "cgst", "sgst", "igst"] as const;
  const facts = [
    [text.rate, isTaxed && formatPercent(supplierInvoice.taxRate)],
    ...figures.map(
      (figure) =>
        [text[figure], isTaxed && supplierInvoice[figure] !== 0 && money(supplierInvoice[figure])] as const,
    ),
    [text.reverse, supplierInvoice.reverseCharge && text.owed],
    [text.gstin, supplierInvoice.supplierGstin],
    [text.number, supplierInvoice.supplierInvoiceNo],
    [text.date, supplierInvoice.supplierInvoiceDate && date(supplierInvoice.supplierInvoiceDate)],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** What a van load's goods are worth at their list prices; its amount is what they cost. */
function useChallanFacts(
  challan: VoucherDetails["challan"],
): readonly (readonly [label: string, value: string])[] {
  const { invoice: text, valueWithTax } = useTextOf("voucherView", voucherViewText);
  if (!challan) return [];
  return [
    [text.taxable, money(challan.taxable)],
    [text.cgst, money(challan.cgst)],
    [text.sgst, money(challan.sgst)],
    [valueWithTax, money(challan.amount)],
  ];
}
