import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";
import { StrictMode, version } from "react";
import { createRoot } from "react-dom/client";

const { baseUrl } = await (await fetch("/vanbook.json")).json();
/** `?locale=hi&scheme=dark&theme=plum`: in a page of yours this is what its visitor has chosen. */
const { locale, scheme, theme } = Object.fromEntries(new URLSearchParams(location.search));
document.documentElement.style.colorScheme = scheme ?? "";
const themes = { plum: { brand: "light-dark(#7a1fa2, #ce93d8)" } };

const client = createVanbook({ baseUrl, auth: { kind: "token", url: "/vanbook-token" } });

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <h1>Our sales, by React {version}</h1>
    <VanbookProvider client={client} locale={locale} scheme={scheme} theme={themes[theme]}>
      <SaleReport urlKey={false} />
    </VanbookProvider>
  </StrictMode>,
);
