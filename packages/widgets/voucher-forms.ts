import type { Schema } from "@vanbook/sdk";
import type { ComponentType } from "react";
import { lazyPart } from "./parts/lazy-part.ts";
import type { VoucherProps } from "./voucher/define-voucher.tsx";

/** The form in which a voucher of each kind is corrected, fetched when it is opened; kinds without one are only looked at and cancelled. */
export const voucherForms: Readonly<Partial<Record<Schema<"VoucherKind">, ComponentType<VoucherProps>>>> = {
  sale: lazyPart(() => import("./vouchers/SaleVoucher.tsx").then((part) => part.SaleVoucher)),
  purchase: lazyPart(() => import("./vouchers/PurchaseVoucher.tsx").then((part) => part.PurchaseVoucher)),
  receipt: lazyPart(() => import("./vouchers/party-vouchers.ts").then((part) => part.ReceiptVoucher)),
  payment: lazyPart(() => import("./vouchers/party-vouchers.ts").then((part) => part.PaymentVoucher)),
  credit_note: lazyPart(() => import("./vouchers/party-vouchers.ts").then((part) => part.CreditNoteVoucher)),
  debit_note: lazyPart(() => import("./vouchers/party-vouchers.ts").then((part) => part.DebitNoteVoucher)),
  expense: lazyPart(() => import("./vouchers/ExpenseVoucher.tsx").then((part) => part.ExpenseVoucher)),
  journal: lazyPart(() => import("./vouchers/JournalVoucher.tsx").then((part) => part.JournalVoucher)),
  contra: lazyPart(() => import("./vouchers/ContraVoucher.tsx").then((part) => part.ContraVoucher)),
  opening: lazyPart(() => import("./vouchers/OpeningCorrection.tsx").then((part) => part.OpeningCorrection)),
  stock_count: lazyPart(() =>
    import("./vouchers/StockCountVoucher.tsx").then((part) => part.StockCountVoucher),
  ),
  hand_over: lazyPart(() => import("./vouchers/HandOverVoucher.tsx").then((part) => part.HandOverVoucher)),
};
