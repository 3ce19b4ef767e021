"use client";

import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";
import { useEffect, useSyncExternalStore } from "react";

const baseUrl = process.env.NEXT_PUBLIC_VANBOOK_URL;
const client = createVanbook({ baseUrl, auth: { kind: "token", url: "/vanbook-token" } });

const themes = { plum: { brand: "light-dark(#7a1fa2, #ce93d8)" } };

/** A client cannot be passed from a server component, so it is made here. */
export function Sales() {
  // `?locale=hi&scheme=dark&theme=plum`: in a page of yours this is what its visitor has chosen. The server draws the page without.
  const asked = useSyncExternalStore(
    () => () => undefined,
    () => location.search,
    () => "",
  );
  const { locale, scheme, theme } = Object.fromEntries(new URLSearchParams(asked));
  useEffect(() => void (document.documentElement.style.colorScheme = scheme ?? ""), [scheme]);
  return (
    <VanbookProvider client={client} locale={locale} scheme={scheme} theme={themes[theme]}>
      <SaleReport urlKey={false} />
    </VanbookProvider>
  );
}
