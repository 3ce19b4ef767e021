import type { GstKind } from "../books/gst-kind.ts";

/** What a customer is for GST, in words. */
export const gstKinds = [
  { value: "regular", label: "Regular" },
  { value: "composition", label: "Composition" },
  { value: "unregistered", label: "Unregistered" },
  { value: "sezWithPayment", label: "SEZ, with payment of IGST" },
  { value: "sezWithoutPayment", label: "SEZ, without payment of IGST" },
  { value: "deemedExport", label: "Deemed export" },
  { value: "exportWithPayment", label: "Export, with payment of IGST" },
  { value: "exportWithoutPayment", label: "Export, without payment of IGST" },
] as const satisfies readonly { value: GstKind; label: string }[];
