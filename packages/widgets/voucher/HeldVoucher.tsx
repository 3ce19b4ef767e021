import { useMemo, useState } from "react";
import { money } from "../../sdk/format/money.ts";
import { useRead } from "../form/use-read.ts";
import { Banner } from "../parts/Banner.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay, useTranslate } from "../text/use-text.ts";
import type { Held } from "./correction.ts";
import type { Posted } from "./state/voucher-state.ts";
import { Voucher, type VoucherFormProps } from "./Voucher.tsx";

interface HeldVoucherProps extends Omit<
  VoucherFormProps,
  "correction" | "heldDocument" | "onCancel" | "said"
> {
  heldId: number;
}

/** The form of a document that waits, filled in as far as it is known. It posts once. */
export function HeldVoucher({ heldId, onPosted, ...form }: HeldVoucherProps) {
  const translate = useTranslate();
  const say = useSay();
  const { voucherEntry: text } = useMastersText();
  const [postedVoucher, setPostedVoucher] = useState<Posted>();
  const { title, noun } = form.definition;
  const { data, error, refetch } = useRead({
    operation: "heldDocuments.get",
    args: { id: heldId },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const heldDocument = useMemo((): Held | undefined => data && { id: data.id, input: data.input }, [data]);
  if (postedVoucher && "voucherNo" in postedVoucher)
    return (
      <Banner
        tone="info"
        title={text.posted(translate(title), postedVoucher.voucherNo, money(postedVoucher.amount))}
        detail={postedVoucher.warnings.map(say).join(" ")}
      />
    );
  if (error)
    return <Banner title={text.notRead(translate(noun))} error={error} onRetry={() => void refetch()} />;
  if (!heldDocument) return <Skeleton height="8em" />;
  return (
    <Voucher
      {...form}
      heldDocument={heldDocument}
      onPosted={(answer) => {
        setPostedVoucher(answer);
        onPosted?.(answer);
      }}
    />
  );
}
