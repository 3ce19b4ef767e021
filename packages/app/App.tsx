import { type FindReportLink, VanbookProvider, type VanbookProviderProps } from "@vanbook/widgets";
import { useLayoutEffect, useMemo, useState } from "react";
import { RouterProvider, type RouterProviderProps } from "react-router";
import { keepTexts } from "./session/kept-texts.ts";
import { findScreenLink } from "./screen-link.ts";
import { useServices, useSession } from "./session/session-context.ts";
import { type Scheme, SchemeContext, readStoredScheme, storeScheme } from "./shell/scheme.ts";
import { useVoucherKeys } from "./shell/use-voucher-keys.ts";
import { useText } from "./text/use-text.ts";

type Router = RouterProviderProps["router"];

export function App({
  router,
  location,
}: {
  router: Router;
  location: NonNullable<VanbookProviderProps["location"]>;
}) {
  const { vanbook } = useServices();
  const session = useSession();
  const [scheme, setScheme] = useState(readStoredScheme);
  const { shortcuts: text } = useText();
  const role = "user" in session ? session.user.UserRoleId : undefined;
  const keys = useVoucherKeys();
  const shortcuts = useMemo(
    () => [["Ctrl+K", text.palette] as const, ...(keys?.listVoucherKeys(role) ?? [])],
    [text, role, keys],
  );
  const reportLink = useMemo<FindReportLink | undefined>(
    () =>
      role &&
      (({ operation, FromDate: from, ToDate: to, AccountCode, Type }) =>
        findScreenLink(operation, { from, to, AccountCode, Type }, role, (path) => router.navigate(path))),
    [role, router],
  );

  // Applies the scheme to the page outside the provider too (its canvas and scroll bar).
  useLayoutEffect(() => {
    document.documentElement.dataset["scheme"] = scheme;
  }, [scheme]);

  function choose(next: Scheme) {
    storeScheme(next);
    setScheme(next);
  }

  // Another user gets another cache, so no user ever sees data loaded for the previous one.
  const owner = "user" in session ? `${session.user.CompanyID}:${session.user.UserId}` : "visitor";
  const layouts = useMemo(() => keepTexts("columns", owner), [owner]);
  const drafts = useMemo(() => keepTexts("drafts", owner), [owner]);
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
