import { join } from "node:path";
import type { IndexInput } from "storybook/internal/types";
import type { Plugin } from "vite";
import { guides } from "../../packages/widgets/manual/guides.ts";
import { samples } from "../../packages/widgets/manual/samples.ts";
import type { ManualWidget } from "../../packages/widgets/manual/manual-widget.ts";
import { manualWidgets } from "../../packages/widgets/generated/manual-widgets.ts";

const WIDGETS = join(import.meta.dirname, "../../packages/widgets");
const PREFIX = "virtual:manual/";

/**
 * The menu: guides first, then each widget of the table. The pages have no files; `pagesPlugin` generates
 * their modules.
 */
export function indexPages(): Promise<IndexInput[]> {
  const page = (id: string, group: string, title: string): IndexInput => ({
    type: "story",
    subtype: "story",
    importPath: `${PREFIX}${id}`,
    exportName: "Page",
    // Storybook shows a component as a single menu entry if its only story has the component's name.
    title: `${group}/${title.replaceAll("/", "∕")}`,
    name: title,
    tags: ["manual"],
  });
  return Promise.resolve([
    ...guides.map(({ id, title }) => page(`guide/${id}`, "Guides", title)),
    ...manualWidgets.map(({ name, group, title }) => page(name, group, title)),
  ]);
}

/** Generates the module of each page, in the form that Storybook reads. */
export function pagesPlugin(): Plugin {
  return {
    name: "vanbook-manual-pages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const guide = guides.find((one) => `guide/${one.id}` === name);
      if (guide) return guideModule(guide);
      const widget = manualWidgets.find((one) => one.name === name);
      return widget && widgetModule(widget);
    },
  };
}

function guideModule({ id, title, file }: (typeof guides)[number]): string {
  return `
    import html from "${join(WIDGETS, "../..", file)}?guide";
    import { GuidePage } from "${WIDGETS}/manual/GuidePage.tsx";
    export default { title: "Guides/${title}" };
    export const Page = { name: "${title}", render: (_, { globals }) => GuidePage({ id: "${id}", html, globals }) };
  `;
}

function widgetModule(widget: ManualWidget): string {
  const stories = `${WIDGETS}/${widget.stories}.stories.tsx`;
  const sample = Object.hasOwn(samples, widget.name);
  return `
    import { ${widget.name} as Widget } from "${WIDGETS}/${widget.file}";
    import { manualPage } from "${WIDGETS}/manual/manual-page.tsx";
    import types from "virtual:manual-types/${widget.name}";
    ${sample ? `import { samples } from "${WIDGETS}/manual/samples.ts";` : `import * as told from "${stories}";`}
    ${sample ? "" : `import { sampleOf } from "${WIDGETS}/fixtures/story-sample.ts";`}
    const page = manualPage(${JSON.stringify(widget)}, Widget, types, ${sample ? `samples.${widget.name}` : `sampleOf(told, ${JSON.stringify(widget.story ?? "Default")})`});
    export default { title: ${JSON.stringify(`${widget.group}/${widget.title}`)}, ...page.meta };
    export const Page = page.story;
  `;
}
