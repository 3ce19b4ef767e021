import { Suspense, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { voucherViewText } from "../../../sdk/generated/text/en-IN/voucher-view.ts";
import { useTextOf } from "../../text/use-text.ts";
import type { VoucherViewProps } from "./VoucherView.tsx";

/** Not on embedded pages, whose visitors may not see costs. */
export function OpenVoucher(props: VoucherViewProps) {
  const text = useTextOf("voucherView", voucherViewText);
  const client = useVanbook();
  const [openedVoucherId, setOpenedVoucherId] = useState<number>();
  if (isTokenClient(client)) return null;
  if (openedVoucherId !== props.voucherId)
    return (
      <p>
        <Button icon="right" onPress={() => setOpenedVoucherId(props.voucherId)}>
          {text.open}
        </Button>
      </p>
    );
  return (
    <Suspense fallback={<Skeleton height="8em" />}>
      <VoucherView {...props} />
    </Suspense>
  );
}

const VoucherView = lazyPart(() => import("./VoucherView.tsx").then((part) => part.VoucherView));
