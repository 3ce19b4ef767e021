import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { PersonProvider } from "./parts/person/PersonProvider.tsx";
import { ToastProvider } from "./parts/toast/Toast.tsx";
import { Look } from "./theme/Look.tsx";
import { toThemeVariables, type Theme } from "./theme/theme.ts";
import { useProviderCheck } from "./provider/use-provider-check.ts";
import type { Text } from "../sdk/text/en-IN/en-IN.ts";
import { TextContext } from "./text/text-context.ts";
import { useCatalogue } from "./text/use-catalogue.ts";
import { toError } from "./provider/Boundary.tsx";
import { tellFailure } from "./provider/tell-failure.ts";
import { ProviderBoundary } from "./provider/ProviderBoundary.tsx";
import { browserLocation } from "./provider/browser-location.ts";
import { clearCache, createQueryClient } from "./provider/create-query-client.ts";
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
  /** The SDK's client: which server to call, and as whom. */
  client: Vanbook;
  /**
   * Theme values to replace: `{ brand: "#7a1fa2" }`, or as variables `{ "--vb-brand": "#7a1fa2" }`.
   */
  theme?: Theme;
  /** `auto` follows the visitor's system (the default); `inherit` the surrounding element. */
  scheme?: "light" | "dark" | "auto" | "inherit";
  /**
   * The language as a BCP 47 tag: `hi` and `ml` have catalogues, all others use Indian English.
   * Figures always use Indian grouping.
   */
  locale?: string;
  /** The host's own or loaded catalogue; otherwise the language's is loaded automatically. */
  text?: Text;
  /** The clock; tests and replays pass their own. */
  now?: () => Date;
  /**
   * Where reports keep their range, filters, search, sort and page: `browserLocation()` or the
   * host's router. Without it, only a report with a `urlKey` uses the address bar.
   */
  location?: ReportLocation;
  /** Reports offer saved views. They belong to a signed-in user, so not for embed tokens. */
  hasViews?: boolean;
  /** The host's own, such as `["Ctrl+K", "Go to a screen"]`: listed first when `?` is pressed. */
  shortcuts?: readonly Shortcut[];
  /** Returns the host's link to a report: used to link a report to the one it must agree with. */
  reportLink?: FindReportLink;
  /**
   * Keeps a user's column layout (order, widths, hidden and pinned columns) between visits; without
   * it, only the address bar does.
   */
  columnLayouts?: ColumnLayouts;
  /**
   * Keeps unsaved vouchers when the page is closed, the session ends or the server can't be
   * reached; without it, a page asks before it is left.
   */
  drafts?: Drafts;
  /**
   * The query cache, for a host that wants to share or inspect it; by default the provider has its
   * own.
   */
  queryClient?: QueryClient;
  /** The shadow root around the provider: its styles go there instead of into the document. */
  root?: ShadowRoot | undefined;
  /**
   * The element in which dialogs, lists and calendars are drawn, if the host's own box would clip
   * them; by default at the end of the provider.
   */
  container?: Element | undefined;
  className?: string;
  children: ReactNode;
}

/** Gives its widgets server, theme, language and clock. A page can have one per company. */
export function VanbookProvider({ children, ...props }: VanbookProviderProps) {
  return (
    <ProviderBoundary provider={WholeProvider} given={props}>
      {children}
    </ProviderBoundary>
  );
}

function WholeProvider(props: VanbookProviderProps) {
  const { client, theme, scheme = "auto", now, location, className, container } = props;
  const { hasViews = false, shortcuts = NO_SHORTCUTS, reportLink, columnLayouts, drafts } = props;
  const locale = toKnownLocale(props.locale);
  const queryClient = useQueryCache(props.queryClient);
  const tellTextFailure = useCallback(
    (cause: unknown) => tellFailure(queryClient, toError(cause), "LOAD_FAILED"),
    [queryClient],
  );
  const text = useCatalogue(locale, props.text, tellTextFailure);
  useProviderCheck(props, queryClient);
  const [ownLocation] = useState(browserLocation);
  const [unsavedForms] = useState(createUnsavedForms);
  const portal = useRef<HTMLDivElement>(null);
  const context = useMemo(
    () => ({
      client,
      now: now ?? (() => new Date()),
      location: location ?? ownLocation,
      isLocationGiven: location !== undefined,
      hasViews,
      shortcuts,
      reportLink,
      columnLayouts,
      drafts,
      unsaved: unsavedForms,
      tree: () => findStyleRoot(portal.current),
    }),
    [
      client,
      now,
      location,
      ownLocation,
      hasViews,
      shortcuts,
      reportLink,
      columnLayouts,
      drafts,
      unsavedForms,
    ],
  );
  const root = { className: className ? `vb-root ${className}` : "vb-root", lang: locale };
  const style = theme && toThemeVariables(theme);
  const floats = <div className="vb-portals" ref={portal} />;
  return (
    <VanbookContext.Provider value={context}>
      <TextContext.Provider value={text}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider locale={locale}>
            {/* Popups are drawn inside the provider's root, so that they have the theme and work in a shadow root. */}
            <UNSAFE_PortalProvider getContainer={() => portal.current}>
              <Look root={props.root}>
                <div {...root} data-scheme={scheme} aria-busy={text === undefined} style={style}>
                  {text && (
                    <ToastProvider>
                      <PersonProvider>{props.children}</PersonProvider>
                    </ToastProvider>
                  )}
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

/** A tag that is none would end everything in the provider. */
function toKnownLocale(tag = "en-IN"): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return "en-IN";
  }
}

/** The provider's own cache is cleared on unmount so that no data or timer remains. */
function useQueryCache(hostCache: QueryClient | undefined): QueryClient {
  const [cache] = useState(() => createQueryClient(hostCache));
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In development, React's StrictMode undoes effects and runs them again at once.
      queueMicrotask(() => {
        if (!isMounted.current && !hostCache) clearCache(cache);
      });
    };
  }, [cache, hostCache]);
  return cache;
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

function findStyleRoot(node: Node | null): Document | ShadowRoot {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
