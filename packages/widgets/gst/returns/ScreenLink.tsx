import type { DashboardLink } from "../../dashboard/dashboard-links.ts";

/** Another screen that a part of the desk names. */
export type GstScreen =
  | "company"
  | "eInvoices"
  | "heldDocuments"
  | "payment"
  | "series"
  | "settings"
  | "statement2b"
  | "unit"
  | "unpaidBills";

/** Undefined if there is no such page or the viewer may not open it: then there is no link. */
export type LinkToGst = (screen: GstScreen) => DashboardLink | undefined;

interface ScreenLinkProps {
  linkTo: LinkToGst | undefined;
  to: GstScreen;
  words: string;
}

/** Nothing if the host has no such page. */
export function ScreenLink({ linkTo, to, words }: ScreenLinkProps) {
  const link = linkTo?.(to);
  if (!link) return null;
  return (
    <a
      className="vb-link"
      href={link.href}
      onClick={(event) => {
        // With a modifier key, the browser opens the link in a new tab or window.
        if (!link.open || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        link.open();
      }}
    >
      {words}
    </a>
  );
}
