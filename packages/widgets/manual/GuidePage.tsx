import { choicesOf } from "./choices.ts";
import type { guides } from "./guides.ts";
import { ManualFrame } from "./ManualFrame.tsx";
import { ThemeTable } from "./ThemeTable.tsx";
import { WidgetList } from "./WidgetList.tsx";

interface GuidePageProps {
  id: (typeof guides)[number]["id"];
  /** The guide's HTML, made by the build from its file in docs/: trusted. */
  html: string;
  globals: Readonly<Record<string, unknown>>;
}

/** A guide from docs/, followed by live content. */
export function GuidePage({ id, html, globals }: GuidePageProps) {
  return (
    <ManualFrame scheme={choicesOf(globals).scheme}>
      <div className="manual-guide" dangerouslySetInnerHTML={{ __html: html }} />
      {id === "start" && <WidgetList />}
      {id === "theming" && <ThemeTable />}
    </ManualFrame>
  );
}
