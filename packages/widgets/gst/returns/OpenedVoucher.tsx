import { Suspense, useState } from "react";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { Button } from "../../parts/Button.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useTextOf } from "../../text/use-text.ts";
import { Part } from "../ReturnFrame.tsx";

interface OpenedVoucherProps {
  voucherId: number;
  onBack: () => void;
}

/** A document's voucher, in place of the list that it was opened from. */
export function OpenedVoucher({ voucherId, onBack }: OpenedVoucherProps) {
  const text = useTextOf("gstReturn", gstReturnText);
  return (
    <Part>
      <p>
        <Button icon="left" onPress={onBack} autoFocus>
          {text.back}
        </Button>
      </p>
      <Suspense fallback={<Skeleton height="8em" />}>
        <VoucherView voucherId={voucherId} />
      </Suspense>
    </Part>
  );
}

/** `open` is undefined on embedded pages, whose visitors may not see costs. */
export function useVoucherOpening() {
  const client = useVanbook();
  const [openedId, setOpenedId] = useState<number>();
  return {
    openedId,
    open: isTokenClient(client) ? undefined : setOpenedId,
    close: () => setOpenedId(undefined),
  };
}

const VoucherView = lazyPart(() =>
  import("../../reports/voucher/VoucherView.tsx").then((part) => part.VoucherView),
);
