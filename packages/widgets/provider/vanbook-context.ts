import type { Schema, Vanbook } from "@vanbook/sdk";
import { createContext } from "react";
import type { ReportLocation } from "./report-location.ts";
import type { UnsavedForms } from "./unsaved-forms.ts";

/** A key, or several separated by spaces, and what it does. */
export type Shortcut = readonly [keys: string, does: string];

/** The host's page for a report with given arguments. */
export interface ReportLink {
  href: string;
  open: () => void;
}

/** Finds the host's page for a report; undefined if there is none, or the visitor may not see it. */
export type FindReportLink = (report: Schema<"TieReport">) => ReportLink | undefined;

/** Saves each report's column layout by operation, as a string that only the widgets read. */
export interface ColumnLayouts {
  get: (report: string) => string | undefined;
  set: (report: string, layout: string) => void;
}

/**
 * Saves unposted voucher entries by operation, as a string that only the widgets read; an empty string if there
 * is no draft.
 */
export interface Drafts {
  get: (voucher: string) => string | undefined;
  set: (voucher: string, draft: string) => void;
}

/** What a provider passes to the widgets inside it. */
export interface VanbookContextValue {
  client: Vanbook;
  now: () => Date;
  location: ReportLocation;
  /** Whether reports offer saved views: only for users who sign in themselves. */
  hasViews: boolean;
  /** The host's own keyboard shortcuts, for the common list of keys. */
  shortcuts: readonly Shortcut[];
  reportLink: FindReportLink | undefined;
  columnLayouts: ColumnLayouts | undefined;
  drafts: Drafts | undefined;
  unsaved: UnsavedForms;
  /** The tree that contains the provider: the page's document or a shadow root. */
  tree: () => Document | ShadowRoot;
}

export const VanbookContext = createContext<VanbookContextValue | undefined>(undefined);
