import { GstDesk, type GstScreen, type LinkToGst } from "@vanbook/widgets";
import { useNavigate } from "react-router";

/** /Gst: the returns of a month, with links to the app's own screens. */
export function GstPage() {
  const navigate = useNavigate();
  const linkTo: LinkToGst = (screen) => {
    const href = LINKED_ADDRESSES[screen];
    return { href, open: () => void navigate(href) };
  };
  return <GstDesk heading={1} linkTo={linkTo} />;
}

const LINKED_ADDRESSES: Readonly<Record<GstScreen, string>> = {
  company: "/CompanyInfo",
  eInvoices: "/EInvoices",
  heldDocuments: "/DocumentsToSettle",
  payment: "/PaymentVoucher",
  series: "/TabSeries?tab=series",
  settings: "/Settings",
  statement2b: "/Gstr2b",
  unit: "/ItemCreation",
  unpaidBills: "/UnpaidBills",
};
