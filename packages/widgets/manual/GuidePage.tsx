import { readChoices } from "./choices.ts";
import type { guides } from "./guides.ts";
import { ManualFrame } from "./ManualFrame.tsx";
import { ThemeTable } from "./ThemeTable.tsx";
import { embedComponents } from "../generated/embed-components.ts";
import { MANUAL_GROUPS } from "./manual-widget.ts";
import { manualWidgets } from "../generated/manual-widgets.ts";

interface GuidePageProps {
  id: (typeof guides)[number]["id"];
  /** Trusted: the build makes this HTML from the guide's file in docs/. */
  html: string;
  globals: Readonly<Record<string, unknown>>;
}

export function GuidePage({ id, html, globals }: GuidePageProps) {
  return (
    <ManualFrame scheme={readChoices(globals).scheme}>
      <div className="manual-guide" dangerouslySetInnerHTML={{ __html: html }} />
      {id === "start" && <WidgetList />}
      {id === "theming" && <ThemeTable />}
    </ManualFrame>
  );
}

function WidgetList() {
  return (
    <section aria-labelledby="widgets">
      <h2 id="widgets">All widgets</h2>
      {MANUAL_GROUPS.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <dl className="manual-list">
            {manualWidgets
              .filter((widget) => widget.group === group)
              .map(({ name, title, purpose }) => (
                <div key={name}>
                  <dt>
                    <a href={makePageLink(group, title)} target="_top">
                      {title}
                    </a>
                    <code>{name}</code>
                    {Object.values(embedComponents).includes(name) && <small>React, element, token</small>}
                  </dt>
                  <dd>{purpose}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

/** Built in the same way as in Storybook. */
function makePageLink(group: string, title: string): string {
  const id = `${group}/${title}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `./?path=/story/${id.replaceAll(/^-|-$/g, "")}--page`;
}
