import type { Answer } from "@vanbook/sdk";
import { useRead } from "../form/use-read.ts";
import { embedComponents } from "../generated/embed-components.ts";

export interface EmbedWidget {
  name: string;
  title: string;
  kind: WidgetKind;
  operation: Answer<"apiKeys.operations">["data"][number];
}

export type WidgetKind = "reports" | "dashboard" | "maps" | "masters";

export function useEmbedWidgets() {
  const query = useRead({ operation: "apiKeys.operations", staleTime: Infinity });
  const widgets = query.data?.data
    .filter(({ name, byToken }) => byToken && Object.hasOwn(embedComponents, name))
    .map((operation): EmbedWidget => {
      const { name, summary } = operation;
      return { name, title: summary, kind: findWidgetKind(name), operation };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return { widgets, error: query.error, retry: () => void query.refetch() };
}

function findWidgetKind(name: string): WidgetKind {
  if (MAP_WIDGETS.has(name)) return "maps";
  if (name.startsWith("dashboard.")) return "dashboard";
  return name.endsWith(".list") && name !== "employees.list" ? "masters" : "reports";
}

const MAP_WIDGETS: ReadonlySet<string> = new Set([
  "liveMap.points",
  "trips.counts",
  "trips.map",
  "dashboard.locations",
]);
