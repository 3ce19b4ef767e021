import { createVanbook } from "@vanbook/sdk";
import { SaleReport, VanbookProvider } from "@vanbook/widgets";
import { createRoot } from "react-dom/client";

/** Mounts the report as a host made with React does; returns what unmounts it. */
export function mountReact({ server, kairali }: { server: string; kairali: string }): () => void {
  const place = document.getElementById("in-react");
  if (!place) throw new Error("host.html has no #in-react.");
  const client = createVanbook({ baseUrl: server, auth: { kind: "key", key: kairali } });
  const root = createRoot(place, { identifierPrefix: "partner" });
  root.render(
    <VanbookProvider client={client}>
      <SaleReport urlKey={false} />
    </VanbookProvider>,
  );
  return () => root.unmount();
}
