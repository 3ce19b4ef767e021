import { createVanbook } from "@vanbook/sdk";
import {
  LiveLocations,
  memoryLocation,
  OrderSummary,
  SaleReport,
  TripInfo,
  VanbookProvider,
} from "@vanbook/widgets";
import { StrictMode, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/**
 * Mounts the report as a React host does, in strict mode; returns the function that unmounts it.
 */
export function mountReact(keys: Keys): () => void {
  const { root, client } = createPlaceRoot(keys);
  root.render(
    <VanbookProvider client={client}>
      <SaleReport urlKey={false} />
    </VanbookProvider>,
  );
  return () => root.unmount();
}

/** Mounts a widget that isn't a report in the same way, by its element name. */
export function mountWidget(
  keys: Keys,
  name: keyof typeof WIDGET_COMPONENTS,
  widgetProps: object,
): () => void {
  const { root, client } = createPlaceRoot(keys);
  const Widget = WIDGET_COMPONENTS[name] as ComponentType<object>; // their props differ
  root.render(
    <VanbookProvider client={client} location={memoryLocation()}>
      <Widget {...widgetProps} />
    </VanbookProvider>,
  );
  return () => root.unmount();
}

/**
 * Mounts the report for a visitor who is signed in at the partner's: with tokens from the partner's
 * token route.
 */
export function mountVisitor({ server }: Pick<Keys, "server">): void {
  const place = document.getElementById("in-react");
  if (!place) throw new Error("host.html has no #in-react.");
  createRoot(place).render(
    <StrictMode>
      <VanbookProvider
        client={createVanbook({ baseUrl: server, auth: { kind: "token", url: "/vanbook-token" } })}
      >
        <SaleReport urlKey={false} />
      </VanbookProvider>
    </StrictMode>,
  );
}

interface Keys {
  server: string;
  kairali: string;
}

function createPlaceRoot({ server, kairali }: Keys) {
  const place = document.getElementById("in-react");
  if (!place) throw new Error("host.html has no #in-react.");
  const root = createRoot(place, { identifierPrefix: "partner" });
  return {
    root: {
      render: (widget: ReactNode) => root.render(<StrictMode>{widget}</StrictMode>),
      unmount: () => root.unmount(),
    },
    client: createVanbook({ baseUrl: server, auth: { kind: "key", key: kairali } }),
  };
}

const WIDGET_COMPONENTS = {
  "liveMap.points": LiveLocations,
  "trips.counts": TripInfo,
  "dashboard.orderGraph": OrderSummary,
};
