import { useContext } from "react";
import { voucherViewText } from "./en-IN/voucher-view.ts";
import { TextContext } from "./text-context.ts";

/** The strings of vouchers as they are looked at in the provider's language. */
export function useVoucherViewText(): typeof voucherViewText {
  return useContext(TextContext)?.voucherView ?? voucherViewText;
}
