import { join } from "node:path";
import type { IndexInput } from "storybook/internal/types";
import type { Plugin } from "vite";
import { guides } from "../../packages/widgets/manual/guides.ts";
import { samples } from "../../packages/widgets/manual/samples.ts";
import type { ManualWidget } from "../../packages/widgets/manual/manual-widget.ts";
import { manualWidgets } from "../../packages/widgets/generated/manual-widgets.ts";

const WIDGETS_FOLDER = join(import.meta.dirname, "../../packages/widgets");
const PAGE_PREFIX = "virtual:manual/";

/**
 * The menu: guides first, then each widget of the table. The pages have no files;
 * `createPagesPlugin` generates their modules.
 */
export function listManualPages(): Promise<IndexInput[]> {
  const makePage = (id: string, group: string, title: string): IndexInput => ({
    type: "story",
    subtype: "story",
    importPath: `${PAGE_PREFIX}${id}`,
    exportName: "Page",
    // Storybook shows a component as a single menu entry if its only story has the component's
    // name.
    title: `${group}/${title.replaceAll("/", "∕")}`,
    name: title,
    tags: ["manual"],
  });
  return Promise.resolve([
    ...guides.map(({ id, title }) => makePage(`guide/${id}`, "Guides", title)),
    ...manualWidgets.map(({ name, group, title }) => makePage(name, group, title)),
  ]);
}

/** Generates the module of each page, in the form that Storybook reads. */
export function createPagesPlugin(): Plugin {
  return {
    name: "vanbook-manual-pages",
    resolveId: (id) => (id.startsWith(PAGE_PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PAGE_PREFIX}`)) return undefined;
      const name = id.slice(PAGE_PREFIX.length + 1);
      const guide = guides.find((one) => `guide/${one.id}` === name);
      if (guide) return writeGuideModule(guide);
      const widget = manualWidgets.find((one) => one.name === name);
      return widget && writeWidgetModule(widget);
    },
  };
}

function writeGuideModule({ id, title, file }: (typeof guides)[number]): string {
  return `
    import html from "${join(WIDGETS_FOLDER, "../..", file)}?guide";
    import { GuidePage } from "${WIDGETS_FOLDER}/manual/GuidePage.tsx";
    export default { title: "Guides/${title}" };
    export const Page = { name: "${title}", render: (_, { globals }) => GuidePage({ id: "${id}", html, globals }) };
  `;
}

function writeWidgetModule(widget: ManualWidget): string {
  const stories = `${WIDGETS_FOLDER}/${widget.stories}.stories.tsx`;
  const sample = Object.hasOwn(samples, widget.name);
  return `
    import { ${widget.name} as Widget } from "${WIDGETS_FOLDER}/${widget.file}";
    import { makeManualPage } from "${WIDGETS_FOLDER}/manual/manual-page.tsx";
    import types from "virtual:manual-types/${widget.name}";
    ${sample ? `import { samples } from "${WIDGETS_FOLDER}/manual/samples.ts";` : `import * as told from "${stories}";`}
    ${sample ? "" : `import { makeSample } from "${WIDGETS_FOLDER}/fixtures/story-sample.ts";`}
    const page = makeManualPage(${JSON.stringify(widget)}, Widget, types, ${sample ? `samples.${widget.name}` : `makeSample(told, ${JSON.stringify(widget.story ?? "Default")})`});
    export default { title: ${JSON.stringify(`${widget.group}/${widget.title}`)}, ...page.meta };
    export const Page = page.story;
  `;
}
