import { choicesOf } from "./choices.ts";
import type { guides } from "./guides.ts";
import { ManualFrame } from "./ManualFrame.tsx";
import { ThemeTable } from "./ThemeTable.tsx";
import { embedComponents } from "../generated/embed-components.ts";
import { MANUAL_GROUPS } from "./manual-widget.ts";
import { manualWidgets } from "../generated/manual-widgets.ts";

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

/** All widgets with their purpose, for the manual's first page. */
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
                    <a href={pageOf(group, title)} target="_top">
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

/** Builds a page id in the same way as Storybook. */
function pageOf(group: string, title: string): string {
  const id = `${group}/${title}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `./?path=/story/${id.replaceAll(/^-|-$/g, "")}--page`;
}
