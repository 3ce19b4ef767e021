import { isVanbookError, type Schema } from "@vanbook/sdk";
import { Suspense, useMemo, useState } from "react";
import { money } from "../../sdk/format/money.ts";
import { useWriting } from "../form/use-writing.ts";
import { Banner } from "../parts/Banner.tsx";
import { lazyPart } from "../parts/lazy-part.ts";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useVanbookContext } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay, useTranslate } from "../text/use-text.ts";
import type { PostedDocuments } from "./CancelVoucher.tsx";
import { placeOf, toTypedVoucher, removeProposal, type Correction, type PostedInput } from "./correction.ts";
import type { AnyVoucher } from "./definition.ts";
import { keepDraft } from "./draft.ts";
import { makeDocumentKey } from "./proposed-lines.ts";
import { useEnteredDocument } from "./effects/use-entered-document.ts";
import { useDocumentLines } from "./effects/use-proposal.ts";
import type { Posted } from "./state/voucher-state.ts";
import { Voucher, type VoucherFormProps } from "./Voucher.tsx";
import { OUTDATED_CODES } from "./voucher-failure.ts";

export interface CorrectedVoucherProps extends Omit<VoucherFormProps, "correction" | "onCancel" | "said"> {
  voucherId: number;
  cancelling?: Cancelling;
}

interface Cancelling {
  isAsked: boolean;
  ask: (isAsked: boolean) => void;
  onCancelled: (words: string) => void;
}

export function CorrectedVoucher({ voucherId, onPosted, cancelling, ...form }: CorrectedVoucherProps) {
  const translate = useTranslate();
  const say = useSay();
  const { voucherEntry: text } = useMastersText();
  const { drafts } = useVanbookContext();
  const [correctedVoucher, setCorrectedVoucher] = useState<Posted>();
  const document = getDocumentKind(form.definition);
  const mayCancel = !useWriting([`${document}.cancel`], form.isReadOnly).isReadOnly;
  const { data, error, refetch } = useEnteredDocument(voucherId);
  const definition = useMemo(() => removeProposal(form.definition), [form.definition]);
  const enteredDocument = useMemo(() => pickCorrection(data, definition), [data, definition]);
  const documentName =
    enteredDocument && makeDocumentKey(definition, toTypedVoucher(definition, enteredDocument.input).fields);
  const lines = useDocumentLines(definition, documentName, enteredDocument);
  const correction = useMemo(
    () => enteredDocument && { ...enteredDocument, proposed: lines.data ?? [] },
    [enteredDocument, lines.data],
  );
  const { title, noun } = definition;
  if (correctedVoucher && "voucherNo" in correctedVoucher) {
    const words = text.corrected(
      translate(title),
      correctedVoucher.voucherNo,
      money(correctedVoucher.amount),
    );
    return <Banner tone="info" title={words} detail={correctedVoucher.warnings.map(say).join(" ")} />;
  }
  if (error)
    return isOutdated(error) ? (
      <Banner tone="warn" title={text.changedMeanwhile(translate(noun))} detail={text.changedMore} />
    ) : (
      <Banner title={text.notRead(translate(noun))} error={error} onRetry={() => void refetch()} />
    );
  if (lines.error && !lines.data)
    return (
      <Banner
        title={text.notRead(translate(noun))}
        error={lines.error}
        onRetry={() => void lines.refetch()}
      />
    );
  if (!data || (documentName !== undefined && !lines.data)) return <Skeleton height="8em" />;
  if (!correction) return <Banner tone="warn" title={text.notCorrected(translate(noun))} />;
  const { voucherNo, documentId } = correction;
  return (
    <>
      <Voucher
        {...form}
        definition={definition}
        correction={correction}
        onCancel={cancelling && mayCancel ? () => cancelling.ask(true) : undefined}
        onPosted={(postedVoucher) => {
          setCorrectedVoucher(postedVoucher);
          onPosted?.(postedVoucher);
        }}
      />
      {cancelling?.isAsked && mayCancel && (
        <Suspense>
          <CancelVoucher
            document={document}
            id={documentId}
            kind={title}
            voucherNo={voucherNo}
            onClose={() => cancelling.ask(false)}
            onCancelled={() => {
              keepDraft(definition, drafts, undefined, placeOf(definition, correction));
              cancelling.onCancelled(text.cancelled(translate(title), voucherNo));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const CancelVoucher = lazyPart(() => import("./CancelVoucher.tsx").then((part) => part.CancelVoucher));

function getDocumentKind({ operation }: AnyVoucher): PostedDocuments {
  return operation.replace(/\.post$/, "") as PostedDocuments; // all correctable kinds have a cancel operation
}

function pickCorrection(
  data: Schema<"EnteredDocument"> | undefined,
  definition: AnyVoucher,
): Correction | undefined {
  const inputs = data as Readonly<Record<string, PostedInput | undefined>> | undefined; // keyed by that prefix
  const input = inputs?.[getDocumentKind(definition)];
  return data && input && { ...data, input };
}

function isOutdated(error: Error): boolean {
  return isVanbookError(error) && OUTDATED_CODES.has(error.code);
}
