import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";
import { StrictMode, useMemo, version } from "react";
import { createRoot } from "react-dom/client";
import styled from "styled-components";

const getToken = () => fetch("/vanbook-token").then((answer) => answer.json());

/** The host's own cache and styles, of other versions than the widgets', around them. */
function Sales() {
  const { data } = useQuery({
    queryKey: ["vanbook"],
    queryFn: () => fetch("/vanbook.json").then((answer) => answer.json()),
  });
  const client = useMemo(
    () => data && createVanbook({ baseUrl: data.baseUrl, auth: { kind: "token", getToken } }),
    [data],
  );
  return (
    <main>
      <Title>Our sales, by React {version}</Title>
      {client && (
        <VanbookProvider client={client}>
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
