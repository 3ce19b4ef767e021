import type { Schema, Vanbook } from "@vanbook/sdk";
import { createContext } from "react";
import type { ReportLocation } from "./report-location.ts";
import type { UnsavedForms } from "./unsaved-forms.ts";

/** One or more keys, separated by spaces, and what they do. */
export type Shortcut = readonly [keys: string, does: string];

/** The host's page for a report with given arguments. */
export interface ReportLink {
  href: string;
  open: () => void;
}

/**
 * Finds the host's page for a report; undefined if there is none, or the visitor may not see it.
 */
export type FindReportLink = (report: Schema<"TieReport">) => ReportLink | undefined;

/** Saves each report's column layout by operation, as a string that only the widgets read. */
export interface ColumnLayouts {
  get: (report: string) => string | undefined;
  set: (report: string, layout: string) => void;
}

/** Unposted entries by operation, as a string that only widgets read; empty without a draft. */
export interface Drafts {
  get: (voucher: string) => string | undefined;
  set: (voucher: string, draft: string) => void;
}

export interface VanbookContextValue {
  client: Vanbook;
  now: () => Date;
  location: ReportLocation;
  /** Reports without a `urlKey` use the location only if the host gave it. */
  isLocationGiven: boolean;
  /** Saved views are only for users who sign in themselves. */
  hasViews: boolean;
  shortcuts: readonly Shortcut[];
  reportLink: FindReportLink | undefined;
  columnLayouts: ColumnLayouts | undefined;
  drafts: Drafts | undefined;
  unsaved: UnsavedForms;
  /** The tree that contains the provider: the page's document or a shadow root. */
  tree: () => Document | ShadowRoot;
}

export const VanbookContext = createContext<VanbookContextValue | undefined>(undefined);
