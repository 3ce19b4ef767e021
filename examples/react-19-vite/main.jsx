import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";
import { StrictMode, version } from "react";
import { createRoot } from "react-dom/client";

const { baseUrl } = await (await fetch("/vanbook.json")).json();
const getToken = () => fetch("/vanbook-token").then((answer) => answer.json());
const client = createVanbook({ baseUrl, auth: { kind: "token", getToken } });

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <h1>Our sales, by React {version}</h1>
    <VanbookProvider client={client}>
      <SaleReport urlKey={false} />
    </VanbookProvider>
  </StrictMode>,
);
