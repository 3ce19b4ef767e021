import { createVanbook } from "@vanbook/sdk";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import "./app.css";
import { App } from "./App.tsx";
import { fetchScreen, routes } from "./routes.tsx";
import { createConnectionStore, isServerReady } from "./session/connection-store.ts";
import { type Services, ServicesContext } from "./session/session-context.ts";
import { createSessionStore } from "./session/session-store.ts";
import { createWatchedFetch } from "./session/watched-fetch.ts";
import { createRouterLocation } from "./shell/router-location.ts";

const connection = createConnectionStore(isServerReady);
const vanbook = createVanbook({
  baseUrl: location.origin,
  auth: { kind: "session" },
  fetch: createWatchedFetch(
    {
      signInRequired: () => services.session.expire(),
      reachable: (yes) => connection.reachable(yes),
    },
    globalThis.vanbookSession,
  ),
});
const services: Services = { vanbook, connection, session: createSessionStore(vanbook) };

// index.html has already sent this first request.
void services.session.load();
fetchScreen(location.pathname);
const router = createBrowserRouter(routes);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
createRoot(root).render(
  <StrictMode>
    <ServicesContext value={services}>
      <App router={router} location={createRouterLocation(router)} />
    </ServicesContext>
  </StrictMode>,
);
