import { createVanbook } from "@vanbook/sdk";
import {
  LiveLocations,
  memoryLocation,
  OrderSummary,
  SaleReport,
  TripInfo,
  VanbookProvider,
} from "@vanbook/widgets";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

/** Mounts the report as a host made with React does, in its strict mode; returns what unmounts it. */
export function mountReact(keys: Keys): () => void {
  const { root, client } = inPlace(keys);
  root.render(
    <StrictMode>
      <VanbookProvider client={client}>
        <SaleReport urlKey={false} />
      </VanbookProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}

/** Mounts a widget that is no report in the same way, by the name that it has as an element. */
export function mountWidget(keys: Keys, name: keyof typeof WIDGETS, given: object): () => void {
  const { root, client } = inPlace(keys);
  const Widget = WIDGETS[name];
  root.render(
    <StrictMode>
      <VanbookProvider client={client} location={memoryLocation()}>
        <Widget range="7" {...given} />
      </VanbookProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}

interface Keys {
  server: string;
  kairali: string;
}

function inPlace({ server, kairali }: Keys) {
  const place = document.getElementById("in-react");
  if (!place) throw new Error("host.html has no #in-react.");
  return {
    root: createRoot(place, { identifierPrefix: "partner" }),
    client: createVanbook({ baseUrl: server, auth: { kind: "key", key: kairali } }),
  };
}

const WIDGETS = {
  "liveMap.points": LiveLocations,
  "trips.counts": TripInfo,
  "dashboard.orderGraph": OrderSummary,
};
