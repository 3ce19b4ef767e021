import { type FindReportLink, VanbookProvider, type VanbookProviderProps } from "@vanbook/widgets";
import { useLayoutEffect, useMemo, useState } from "react";
import { RouterProvider, type RouterProviderProps } from "react-router";
import { keptTexts } from "./session/kept-texts.ts";
import { screenLink } from "./screen-link.ts";
import { useServices, useSession } from "./session/session-context.ts";
import { type Scheme, SchemeContext, storedScheme, storeScheme } from "./shell/scheme.ts";
import { useVoucherKeys } from "./shell/use-voucher-keys.ts";
import { useText } from "./text/use-text.ts";

type Router = RouterProviderProps["router"];

/** The whole app inside its services: one provider for the widgets, one router for the pages. */
export function App({
  router,
  location,
}: {
  router: Router;
  location: NonNullable<VanbookProviderProps["location"]>;
}) {
  const { vanbook } = useServices();
  const session = useSession();
  const [scheme, setScheme] = useState(storedScheme);
  const { shortcuts: text } = useText();
  const role = "user" in session ? session.user.UserRoleId : undefined;
  const keys = useVoucherKeys();
  const shortcuts = useMemo(
    () => [["Ctrl+K", text.palette] as const, ...(keys?.voucherKeys(role) ?? [])],
    [text, role, keys],
  );
  const reportLink = useMemo<FindReportLink | undefined>(
    () =>
      role &&
      (({ operation, FromDate: from, ToDate: to, AccountCode, Type }) =>
        screenLink(operation, { from, to, AccountCode, Type }, role, (path) => router.navigate(path))),
    [role, router],
  );

  // The page around the provider (its canvas, the scroll bar) follows too.
  useLayoutEffect(() => {
    document.documentElement.dataset["scheme"] = scheme;
  }, [scheme]);

  function choose(next: Scheme) {
    storeScheme(next);
    setScheme(next);
  }

  // Another user gets another cache, so no user ever sees data loaded for the previous one.
  const owner = "user" in session ? `${session.user.CompanyID}:${session.user.UserId}` : "visitor";
  const layouts = useMemo(() => keptTexts("columns", owner), [owner]);
  const drafts = useMemo(() => keptTexts("drafts", owner), [owner]);
  return (
    <SchemeContext value={[scheme, choose]}>
      <VanbookProvider
        key={owner}
        client={vanbook}
        scheme={scheme}
        location={location}
        shortcuts={shortcuts}
        {...(reportLink && { reportLink })}
        columnLayouts={layouts}
        drafts={drafts}
        hasViews
      >
        <RouterProvider router={router} />
      </VanbookProvider>
    </SchemeContext>
  );
}
