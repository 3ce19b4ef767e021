import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";
import { StrictMode, useMemo, version } from "react";
import { createRoot } from "react-dom/client";
import styled from "styled-components";

/** `?locale=hi&scheme=dark&theme=plum`: in a page of yours this is what its visitor has chosen. */
const { locale, scheme, theme } = Object.fromEntries(new URLSearchParams(location.search));
document.documentElement.style.colorScheme = scheme ?? "";
const themes = { plum: { brand: "light-dark(#7a1fa2, #ce93d8)" } };

/** The host's own cache and styles, of other versions than the widgets', around them. */
function Sales() {
  const { data } = useQuery({
    queryKey: ["vanbook"],
    queryFn: () => fetch("/vanbook.json").then((answer) => answer.json()),
  });
  const client = useMemo(
    () => data && createVanbook({ baseUrl: data.baseUrl, auth: { kind: "token", url: "/vanbook-token" } }),
    [data],
  );
  return (
    <main>
      <Title>Our sales, by React {version}</Title>
      {client && (
        <VanbookProvider client={client} locale={locale} scheme={scheme} theme={themes[theme]}>
          <SaleReport urlKey={false} />
        </VanbookProvider>
      )}
    </main>
  );
}

const Title = styled.h1`
  color: rgb(122, 31, 162);
`;

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Sales />
    </QueryClientProvider>
  </StrictMode>,
);
