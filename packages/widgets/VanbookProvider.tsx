import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { ToastProvider } from "./parts/toast/Toast.tsx";
import { Look } from "./theme/Look.tsx";
import { themeVariables, type Theme } from "./theme/theme.ts";
import type { Text } from "./text/en-IN/en-IN.ts";
import { TextContext } from "./text/text-context.ts";
import { useCatalogue } from "./text/use-catalogue.ts";
import { browserLocation } from "./provider/browser-location.ts";
import { createQueryClient } from "./provider/create-query-client.ts";
import type { ReportLocation } from "./provider/report-location.ts";
import { createUnsavedForms } from "./provider/unsaved-forms.ts";
import {
  VanbookContext,
  type ColumnLayouts,
  type Drafts,
  type FindReportLink,
  type Shortcut,
} from "./provider/vanbook-context.ts";

export interface VanbookProviderProps {
  /** The SDK's client: which server, and as whom. */
  client: Vanbook;
  /** What of the look to replace: `{ brand: "#7a1fa2" }`, or as variables `{ "--vb-brand": "#7a1fa2" }`. */
  theme?: Theme;
  /** Light, dark, or what the visitor's system prefers (the default); `inherit` takes scheme and theme from around it. */
  scheme?: "light" | "dark" | "auto" | "inherit";
  /** The language, a BCP 47 tag: `hi` and `ml` have catalogues, all others speak Indian English. Figures always follow Indian grouping. */
  locale?: string;
  /** A catalogue of the host's own, or one that it has loaded already; the language's own comes by itself otherwise. */
  text?: Text;
  /** The clock: tests and replays pass their own. */
  now?: () => Date;
  /** Where reports keep their range, filters, search, sort and page; the browser's address bar by default. */
  location?: ReportLocation;
  /** Reports offer saved views, which belong to a signed-in user: not for embed tokens. */
  hasViews?: boolean;
  /** The host's own keys, such as `["Ctrl+K", "Go to a screen"]`: the list of keys that `?` opens begins with them. */
  shortcuts?: readonly Shortcut[];
  /** Where the host shows a report: what a report must agree with is a link to it then. */
  reportLink?: FindReportLink;
  /** Keeps a user's columns (order, widths, which are shown and which stay at the left) from one visit to the next; without it the address alone does. */
  columnLayouts?: ColumnLayouts;
  /** Keeps what a user has typed of a voucher over a closed page, a lost sign-in and a server that is away; without it a page asks before it is left. */
  drafts?: Drafts;
  /** The cache of answers, for a host that wants to share or inspect it; otherwise the provider has its own. */
  queryClient?: QueryClient;
  /** The shadow root that the provider stands in, where it stands in one: its styles go there instead of into the document. */
  root?: ShadowRoot | undefined;
  /** Where windows, lists and calendars are drawn, for a host whose own box would cut them off; at the provider's end unless given. */
  container?: Element | undefined;
  className?: string;
  children: ReactNode;
}

/** Gives the widgets inside it their server, look, language and clock. Several may stand on one page, each with its own company. */
export function VanbookProvider(props: VanbookProviderProps) {
  const { client, theme, scheme = "auto", locale = "en-IN", now, location, className, container } = props;
  const { hasViews = false, shortcuts = NO_SHORTCUTS, reportLink, columnLayouts, drafts } = props;
  const text = useCatalogue(locale, props.text);
  const queryClient = useQueryCache(props.queryClient);
  const [ownLocation] = useState(browserLocation);
  const [unsaved] = useState(createUnsavedForms);
  const portal = useRef<HTMLDivElement>(null);
  const context = useMemo(
    () => ({
      client,
      now: now ?? (() => new Date()),
      location: location ?? ownLocation,
      hasViews,
      shortcuts,
      reportLink,
      columnLayouts,
      drafts,
      unsaved,
      tree: () => treeOf(portal.current),
    }),
    [client, now, location, ownLocation, hasViews, shortcuts, reportLink, columnLayouts, drafts, unsaved],
  );
  const root = { className: className ? `vb-root ${className}` : "vb-root", lang: locale };
  const style = theme && themeVariables(theme);
  const floats = <div className="vb-portals" ref={portal} />;
  return (
    <VanbookContext.Provider value={context}>
      <TextContext.Provider value={text}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider locale={locale}>
            {/* What floats is drawn inside the provider's root, so that it has the theme and works in a shadow root. */}
            <UNSAFE_PortalProvider getContainer={() => portal.current}>
              <Look root={props.root}>
                <div {...root} data-scheme={scheme} aria-busy={text === undefined} style={style}>
                  {text && <ToastProvider>{props.children}</ToastProvider>}
                  {container
                    ? createPortal(
                        <div {...root} data-scheme={scheme === "inherit" ? "auto" : scheme} style={style}>
                          {floats}
                        </div>,
                        container,
                      )
                    : floats}
                </div>
              </Look>
            </UNSAFE_PortalProvider>
          </I18nProvider>
        </QueryClientProvider>
      </TextContext.Provider>
    </VanbookContext.Provider>
  );
}

/** The host's cache, or one of the provider's own that ends with it: no answer and no timer outlives what it was fetched for. */
function useQueryCache(given: QueryClient | undefined): QueryClient {
  const [cache] = useState(() => given ?? createQueryClient());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In its development mode React takes effects back and runs them again at once.
      queueMicrotask(() => {
        if (!isMounted.current && !given) cache.clear();
      });
    };
  }, [cache, given]);
  return cache;
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

function treeOf(node: Node | null): Document | ShadowRoot {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
