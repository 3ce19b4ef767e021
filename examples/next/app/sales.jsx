"use client";

import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";

const baseUrl = process.env.NEXT_PUBLIC_VANBOOK_URL;
const getToken = () => fetch("/vanbook-token").then((answer) => answer.json());
const client = createVanbook({ baseUrl, auth: { kind: "token", getToken } });

/** A client cannot be passed from a server component, so it is made here. */
export function Sales() {
  return (
    <VanbookProvider client={client}>
      <SaleReport urlKey={false} />
    </VanbookProvider>
  );
}
