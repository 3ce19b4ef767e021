import { isVanbookError, type Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { money } from "../format/money.ts";
import { Banner } from "../parts/Banner.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { useTranslate } from "../text/use-text.ts";
import { typedVoucher, withoutProposal, type Correction, type PostedInput } from "./correction.ts";
import type { AnyVoucher } from "./definition.ts";
import { documentOf } from "./proposed-lines.ts";
import { useEnteredDocument } from "./use-entered-document.ts";
import { useDocumentLines } from "./use-proposed.ts";
import type { Posted } from "./use-voucher-model.ts";
import { Voucher, type VoucherFormProps } from "./Voucher.tsx";
import { OUTDATED } from "./voucher-failure.ts";

export interface CorrectedVoucherProps extends Omit<VoucherFormProps, "correction"> {
  /** The voucher that was posted. */
  voucherId: number;
}

/** A posted voucher in the form that it is entered in. */
export function CorrectedVoucher({ voucherId, onPosted, ...form }: CorrectedVoucherProps) {
  const translate = useTranslate();
  const { voucherEntry: text } = useMastersText();
  const [corrected, setCorrected] = useState<Posted>();
  const { data, error, refetch } = useEnteredDocument(voucherId);
  const definition = useMemo(() => withoutProposal(form.definition), [form.definition]);
  const entered = useMemo(() => correctionOf(data, definition), [data, definition]);
  const document = entered && documentOf(definition, typedVoucher(definition, entered.input).fields);
  const lines = useDocumentLines(definition, document, entered);
  const correction = useMemo(
    () => entered && { ...entered, proposed: lines.data ?? [] },
    [entered, lines.data],
  );
  const { title, noun } = definition;
  if (corrected && "voucherNo" in corrected) {
    const words = text.corrected(translate(title), corrected.voucherNo, money(corrected.amount));
    return <Banner tone="info" title={words} />;
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
  if (!data || (document !== undefined && !lines.data)) return <Skeleton height="8em" />;
  if (!correction) return <Banner tone="warn" title={text.notCorrected(translate(noun))} />;
  return (
    <Voucher
      {...form}
      definition={definition}
      correction={correction}
      onPosted={(posted) => {
        setCorrected(posted);
        onPosted?.(posted);
      }}
    />
  );
}

/** The document by the name of its operations: `journals` of `journals.post`. */
function correctionOf(
  data: Schema<"EnteredDocument"> | undefined,
  { operation }: AnyVoucher,
): Correction | undefined {
  const [resource = ""] = operation.split(".");
  const input = (data as Readonly<Record<string, PostedInput | undefined>> | undefined)?.[resource]; // one of them
  return data && input && { ...data, input };
}

function isOutdated(error: Error): boolean {
  return isVanbookError(error) && OUTDATED.has(error.code);
}
