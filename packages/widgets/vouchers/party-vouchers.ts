// In one part: an app's first script names each part that it may load, and these have all but a definition alike.
export { CreditNoteVoucher } from "./CreditNoteVoucher.tsx";
export { DebitNoteVoucher } from "./DebitNoteVoucher.tsx";
export { PaymentVoucher } from "./PaymentVoucher.tsx";
export { ReceiptVoucher } from "./ReceiptVoucher.tsx";
