import { createVanbook } from "@vanbook/sdk";
import { useState, type ReactNode } from "react";
import { memoryLocation } from "../provider/memory-location.ts";
import { VanbookProvider } from "../provider/VanbookProvider.tsx";
import { watched } from "./answers-under-way.ts";
import { masterFetch, type MasterServer } from "./master-server.ts";
import { reportFetch, type ReportServer } from "./report-server.ts";
import { storyFetch, type StoryServer } from "./story-server.ts";

/** A server that a widget's stories make themselves, where none of the usual ones fits. */
export interface OwnServer {
  createFetch: () => typeof fetch;
}

export interface StoryFrameProps {
  /** Of the sale report, of any report, of a master, or of its own. */
  server?: StoryServer | ReportServer | MasterServer | OwnServer | undefined;
  scheme?: "light" | "dark" | undefined;
  /** The address bar's query string at the beginning. */
  query?: string | undefined;
  children: ReactNode;
}

/** The page around a story: a provider whose server, clock and address bar are the story's own. It is 21 November 2026. */
export function StoryFrame({ server, scheme = "light", query, children }: StoryFrameProps) {
  const [client] = useState(() =>
    createVanbook({
      baseUrl: window.location.origin,
      auth: { kind: "session" },
      fetch: fetchOf(server),
      retry: 0,
    }),
  );
  const [location] = useState(() => memoryLocation(query));
  return (
    <VanbookProvider client={client} scheme={scheme} location={location} now={now} className="story-page">
      {children}
    </VanbookProvider>
  );
}

function fetchOf(server: StoryFrameProps["server"]): typeof fetch {
  if (server && "createFetch" in server) return watched(server.createFetch());
  return server?.delay === Infinity ? usualFetch(server) : watched(usualFetch(server));
}

function usualFetch(server: StoryServer | ReportServer | MasterServer | undefined): typeof fetch {
  if (!server) return storyFetch();
  if ("reports" in server) return reportFetch(server);
  if ("master" in server) return masterFetch(server);
  return storyFetch(server);
}

/** Noon in India. */
function now(): Date {
  return new Date("2026-11-21T06:30:00Z");
}
