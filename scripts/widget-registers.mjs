// Finds the widgets by the tag `@widget` of their comments, and writes the lists of them and the
// components of those that are only a definition: packages/widgets/generated.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

const WIDGETS_FOLDER = join(root, "packages/widgets");
/** The reports' definitions, which need no React, in the same folders as their components. */
const REPORTS_FOLDER = "../sdk/reports";

/**
 * Every public widget, as described in its own file, in the order of names: its component, file,
 * title, group in the manual, purpose, the operation by which elements and tokens name it, and its
 * other tags. A widget whose operation tokens may not call has no such operation. `exports` are
 * those of findExports.
 */
export function findWidgets(exports, operations) {
  const embeddedIds = new Set(
    operations.filter((one) => one["x-embed"]).map(({ operationId }) => operationId),
  );
  const foundWidgets = exports.flatMap((one) => describeWidget(one, embeddedIds));
  return foundWidgets.toSorted(compareByName);
}

/**
 * The correction forms of posted vouchers, with the kind of each: every export with the tag
 * `@corrects`, whether a public widget or not.
 */
export function findCorrectingForms(exports) {
  const foundForms = exports.flatMap((one) => {
    const { corrects: kind } = readComment(one.comment);
    return kind ? [{ kind, ...locateComponent(one) }] : [];
  });
  return foundForms.toSorted(compareByName);
}

export async function findExports() {
  const own = (await readdir(WIDGETS_FOLDER, { recursive: true })).filter((path) =>
    /^(?!node_modules|dist|generated)[^.]*\.tsx?$/.test(path),
  );
  const declaredFiles = (await readdir(join(WIDGETS_FOLDER, REPORTS_FOLDER), { recursive: true })).filter(
    (path) => path.endsWith(".ts"),
  );
  const files = [...own, ...declaredFiles.map((path) => join(REPORTS_FOLDER, path))];
  const foundFiles = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(join(WIDGETS_FOLDER, file), "utf8") })),
  );
  const definitions = new Map(foundFiles.flatMap((one) => readDefinition(one)));
  return foundFiles.flatMap(({ file, source }) => {
    const comments = source.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|function) (\w+)([^\n]*)/g,
    );
    return [...comments].map(([, comment, name, rest]) => {
      const definition = findDefinition({ file, source }, definitions);
      return { comment, name, rest, source, file, definition };
    });
  });
}

function readDefinition({ file, source }) {
  const [, name, kind] = /^export const (\w+) = declare(Report|Master|Voucher)\(/m.exec(source) ?? [];
  return name ? [[file, { file, name, kind, source }]] : [];
}

function findDefinition({ file, source }, definitions) {
  const importedPaths = [...source.matchAll(/ from "(\.[\w./-]+\.ts)"/g)].map(([, path]) =>
    join(dirname(file), path),
  );
  return [file, ...importedPaths].flatMap((path) => definitions.get(path) ?? [])[0];
}

function locateComponent({ name, file, definition }) {
  if (definition?.file !== file) return { name, file };
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  return { name: component, file: `generated/components/${component}.ts` };
}

/**
 * The folder of a widget's component and stories: a declared report's is the widgets' folder of the
 * same name.
 */
function getWidgetFolder(file) {
  return dirname(file).replace(REPORTS_FOLDER, "reports");
}

function describeWidget(foundExport, embeddedIds) {
  const { comment, definition } = foundExport;
  const { name, file } = locateComponent(foundExport);
  const source = definition?.source ?? foundExport.source;
  const { text, widget: group, ...tags } = readComment(comment);
  if (!group) return [];
  const title = tags.title ?? /\btitle: "([^"]+)"/.exec(source)?.[1];
  if (!title) throw new Error(`packages/widgets/${file}: ${name} has no title; say it as @title`);
  const operation = /\b(?:operation|list): "(\w+\.\w+)"/.exec(source)?.[1];
  // A voucher entry form can't be embedded.
  const isVoucher = / = (define|declare)Voucher\(/.test(foundExport.rest);
  const usual = embeddedIds.has(operation) && !isVoucher ? operation : undefined;
  const element = tags.element?.startsWith("none:") ? undefined : (tags.element ?? usual);
  if (!element && !tags.element && !tags.drawn && !isVoucher)
    throw new Error(`packages/widgets/${file}: ${name} is no element; say why as @element none: …`);
  return [
    {
      name,
      file,
      folder: getWidgetFolder(foundExport.file),
      definition,
      title,
      group,
      purpose: text,
      stories: tags.stories ?? `${getWidgetFolder(foundExport.file)}/${name}`,
      story: tags.story,
      element,
      drawn: tags.drawn,
      report: definition && tags.file !== "sheet" ? operation : undefined,
      props: new RegExp(`\\bexport (?:interface|type) ${name}Props\\b`).test(foundExport.source),
      propNames: listPropNames(name, foundExport.source),
    },
  ];
}

/** Undefined for a component that does not list all of its props where it begins. */
function listPropNames(name, source) {
  const [, pattern] = new RegExp(`^export function ${name}\\(\\{([^{}]*)\\}: `, "m").exec(source) ?? [];
  if (pattern === undefined || pattern.includes("...")) return undefined;
  return [...pattern.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, prop]) => prop);
}

function readComment(comment) {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\* ?/, "").trim());
  const tags = lines.flatMap((line) => {
    const [, tag, value] = /^@(\w+) (.+)$/.exec(line) ?? [];
    return tag ? [[tag, value]] : [];
  });
  return {
    ...Object.fromEntries(tags),
    text: lines.filter((line) => line && !line.startsWith("@")).join(" "),
  };
}

const MADE_COMMENT = "// Made by scripts/generate.mjs from the comments of the widgets. Never edited.\n";

/** A module for each widget, so that a page with one of them loads no other. */
function writeBoundedWidget({ name, file, propNames }) {
  const more = propNames ? `, ${JSON.stringify(propNames)}` : "";
  return `${MADE_COMMENT}
import { withBoundary } from "../../parts/with-boundary.tsx";
import { ${name} as Inside } from "../../${file}";

export const ${name} = /* @__PURE__ */ withBoundary(Inside${more});
`;
}

export async function writeWidgetRegisters(widgets, correcting, isFile) {
  const allReports = await readFile(join(WIDGETS_FOLDER, "embed/all-reports.ts"), "utf8");
  const { MANUAL_GROUPS: menu } = await loadModule(join(WIDGETS_FOLDER, "manual/manual-widget.ts"));
  const makePath = (name) => `packages/widgets/generated/${name}`;
  const elements = widgets.filter(({ element }) => element).toSorted(compareByElement);
  const first = [...allReports.matchAll(/^ {2}"([\w.]+)":/gm)].map(([, name]) => name);
  // Widgets that are pages of the app; parts of a page are not loaded separately.
  const pages = widgets.filter(({ folder }) => /^(gst|reports|masters|vouchers|team|field)\b/.test(folder));
  const reports = widgets
    .filter(({ report }) => report && isFile(report))
    .toSorted((a, b) => (a.report < b.report ? -1 : 1));
  return {
    [makePath("widgets.ts")]: `${MADE_COMMENT}
${widgets.map(({ name }) => `export { ${name} } from "./bounded/${name}.ts";`).join("\n")}
${widgets
  .filter(({ props }) => props)
  .map(({ name, file }) => `export type { ${name}Props } from "../${file}";`)
  .join("\n")}
`,
    ...Object.fromEntries(
      widgets.map((widget) => [makePath(`bounded/${widget.name}.ts`), writeBoundedWidget(widget)]),
    ),
    [makePath("lazy-widgets.ts")]: `${MADE_COMMENT}
import { withBoundary } from "../parts/with-boundary.tsx";

/**
 * The widgets, each loaded with the code that it needs when it is called: \`lazyPart(lazyWidgets.StockReport)\`.
 * A page that shows one of many loads no other.
 */
export const lazyWidgets = {
${pages.map(({ name, file }) => `  ${name}: () => import("../${file}").then((part) => withBoundary(part.${name})),`).join("\n")}
};
`,
    [makePath("more-reports.ts")]: `${MADE_COMMENT}
import type { ReportRegistry } from "../embed/report-registry.ts";

/** Those that \`allReports\` leaves to a piece of its own, so that the script that every page loads stays small. */
export const moreReports: ReportRegistry = {
${elements
  .filter(({ folder, element }) => folder !== "dashboard" && !first.includes(element))
  .map((one) => `  ${JSON.stringify(one.element)}: () => ${writeLoader(one)},`)
  .join("\n")}
  "*": () => import("../dashboard/embedded-parts.tsx").then((part) => part.embeddedParts),
};
`,
    [makePath("embed-components.ts")]: `${MADE_COMMENT}
/** The React component of each widget, by the name that elements and tokens have for it. */
export const embedComponents: Readonly<Record<string, string>> = {
${elements.map(({ element, name }) => `  ${JSON.stringify(element)}: ${JSON.stringify(name)},`).join("\n")}
};
`,
    "packages/sdk/generated/file-reports.ts": `${MADE_COMMENT}
import type { ReportId } from "@vanbook/sdk";

/** What loads the report of each operation whose rows can be had as a file. */
export const definitions = {
${reports.map(({ report, definition: { name, file } }) => `  ${JSON.stringify(report)}: async () => (await import("${file.replace("../sdk", "..")}")).${name},`).join("\n")}
} satisfies Partial<Record<ReportId, () => Promise<object>>>;
`,
    [makePath("voucher-forms.ts")]: `${MADE_COMMENT}
import type { Schema } from "@vanbook/sdk";
import type { ComponentType } from "react";
import { lazyPart } from "../parts/lazy-part.ts";
import type { VoucherProps } from "../voucher/define-voucher.tsx";

/** The form in which a voucher of each kind is corrected, fetched when it is opened; kinds without one are only looked at and cancelled. */
export const voucherForms: Readonly<Partial<Record<Schema<"VoucherKind">, ComponentType<VoucherProps>>>> = {
${correcting.map((one) => `  ${one.kind}: lazyPart(() => ${writeLoader(one)}),`).join("\n")}
};
`,
    [makePath("manual-widgets.ts")]: `${MADE_COMMENT}
import type { ManualWidget } from "../manual/manual-widget.ts";

/** Every public widget; each has a page in the manual and a row in docs/accessibility.md. */
export const manualWidgets: readonly ManualWidget[] = [
${sortByMenu(widgets, menu)
  .map(
    ({ name, file, title, group, purpose, stories, story }) =>
      `  ${JSON.stringify({ name, file, title, group, purpose, stories, story })},`,
  )
  .join("\n")}
];
`,
  };
}

export function writeWidgetComponents(exports) {
  const definitionExports = exports.filter(({ comment, file, definition }) => {
    return definition?.file === file && readComment(comment).widget;
  });
  const componentEntries = definitionExports.map((one) => [
    `packages/widgets/${locateComponent(one).file}`,
    writeComponentSource(one),
  ]);
  return Object.fromEntries(componentEntries);
}

function writeComponentSource(one) {
  const { name, kind, file } = one.definition;
  const [maker, path] = COMPONENT_MAKERS[kind];
  return `${MADE_COMMENT}
import { ${maker} } from "../../${path}";
import { ${name} } from "../../${file}";

/** ${readComment(one.comment).text} */
export const ${locateComponent(one).name} = ${maker}(${name});
`;
}

const COMPONENT_MAKERS = {
  Report: ["createReport", "report/define/define-report.tsx"],
  Master: ["defineMaster", "master/define-master.tsx"],
  Voucher: ["defineVoucher", "voucher/define-voucher.tsx"],
};

function writeLoader({ name, file }) {
  return `import("../${file}").then((part) => part.${name})`;
}

function sortByMenu(widgets, menu) {
  return widgets.toSorted(({ group: one }, { group: other }) => menu.indexOf(one) - menu.indexOf(other));
}

function compareByName({ name: one }, { name: other }) {
  return one < other ? -1 : 1;
}

function compareByElement({ element: one }, { element: other }) {
  return one < other ? -1 : 1;
}
