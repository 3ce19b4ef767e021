import type { Vanbook } from "@vanbook/sdk";
import { createContext } from "react";
import type { ReportLocation } from "./report-location.ts";
import type { UnsavedForms } from "./unsaved-forms.ts";

/** A key, or several with blanks between them, and what it does. */
export type Shortcut = readonly [keys: string, does: string];

/** What a provider gives to the widgets inside it. */
export interface VanbookContextValue {
  client: Vanbook;
  now: () => Date;
  location: ReportLocation;
  /** Reports offer to save their state under a name: only for users who sign in as themselves. */
  hasViews: boolean;
  /** Keys of the host's own, for the one list of keys. */
  shortcuts: readonly Shortcut[];
  unsaved: UnsavedForms;
  /** The tree that the provider stands in: the page's own, or a shadow root. */
  tree: () => Document | ShadowRoot;
}

/** Carries a provider's client, clock and address bar. */
export const VanbookContext = createContext<VanbookContextValue | undefined>(undefined);
