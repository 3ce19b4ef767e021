import { choicesOf } from "./choices.ts";
import type { guides } from "./guides.ts";
import { ManualFrame } from "./ManualFrame.tsx";
import { ThemeTable } from "./ThemeTable.tsx";
import { WidgetList } from "./WidgetList.tsx";

interface GuidePageProps {
  id: (typeof guides)[number]["id"];
  /** The guide as the build made it of its file in docs/: ours, from nobody else. */
  html: string;
  globals: Readonly<Record<string, unknown>>;
}

/** A guide of docs/, with what only a page can show below it. */
export function GuidePage({ id, html, globals }: GuidePageProps) {
  return (
    <ManualFrame scheme={choicesOf(globals).scheme}>
      <div className="manual-guide" dangerouslySetInnerHTML={{ __html: html }} />
      {id === "start" && <WidgetList />}
      {id === "theming" && <ThemeTable />}
    </ManualFrame>
  );
}
