import { ReceiptMaster } from "@vanbook/widgets";

/** /Recieptpage, for those who keep vouchers. */
export function ReceiptMasterPage() {
  return <ReceiptMaster heading={1} />;
}
