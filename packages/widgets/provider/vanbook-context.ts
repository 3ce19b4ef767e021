import type { Schema, Vanbook } from "@vanbook/sdk";
import { createContext } from "react";
import type { ReportLocation } from "./report-location.ts";
import type { UnsavedForms } from "./unsaved-forms.ts";

/** A key, or several with blanks between them, and what it does. */
export type Shortcut = readonly [keys: string, does: string];

/** Where the host shows a report with some arguments. */
export interface ReportLink {
  href: string;
  open: () => void;
}

/** Finds where the host shows a report; nothing where it does not, or the visitor may not see it. */
export type FindReportLink = (report: Schema<"TieReport">) => ReportLink | undefined;

/** Keeps how a user arranged the columns of each report: a text that only the widgets read, by the report's operation. */
export interface ColumnLayouts {
  get: (report: string) => string | undefined;
  set: (report: string, layout: string) => void;
}

/** Keeps what is typed of a voucher until it is posted: a text that only the widgets read, by the voucher's operation; an empty one for none. */
export interface Drafts {
  get: (voucher: string) => string | undefined;
  set: (voucher: string, draft: string) => void;
}

/** What a provider gives to the widgets inside it. */
export interface VanbookContextValue {
  client: Vanbook;
  now: () => Date;
  location: ReportLocation;
  /** Reports offer to save their state under a name: only for users who sign in as themselves. */
  hasViews: boolean;
  /** Keys of the host's own, for the one list of keys. */
  shortcuts: readonly Shortcut[];
  reportLink: FindReportLink | undefined;
  columnLayouts: ColumnLayouts | undefined;
  drafts: Drafts | undefined;
  unsaved: UnsavedForms;
  /** The tree that the provider stands in: the page's own, or a shadow root. */
  tree: () => Document | ShadowRoot;
}

/** Carries a provider's client, clock and address bar. */
export const VanbookContext = createContext<VanbookContextValue | undefined>(undefined);
