// Finds the widgets by the tag `@widget` of their comments, and writes the lists of them and the components of
// those that are only a definition: packages/widgets/generated.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

const FOLDER = join(root, "packages/widgets");
/** The reports' definitions, which need no React, in the same folders as their components. */
const REPORTS = "../sdk/reports";

/**
 * Every public widget, as described in its own file, in the order of names: its component, file, title,
 * group in the manual, purpose, the operation by which elements and tokens name it, and its other tags. A
 * widget whose operation tokens may not call has no such operation. `exports` are those of findExports.
 */
export function findWidgets(exports, operations) {
  const embedded = new Set(operations.filter((one) => one["x-embed"]).map(({ operationId }) => operationId));
  const found = exports.flatMap((one) => widgetOf(one, embedded));
  return found.toSorted(byName);
}

/**
 * The correction forms of posted vouchers, with the kind of each: every export with the tag `@corrects`,
 * whether a public widget or not.
 */
export function findCorrectingForms(exports) {
  const found = exports.flatMap((one) => {
    const { corrects: kind } = readComment(one.comment);
    return kind ? [{ kind, ...componentOf(one) }] : [];
  });
  return found.toSorted(byName);
}

/** The exports with a comment in the widgets' files and the declared reports, each with its definition, if it has one. */
export async function findExports() {
  const own = (await readdir(FOLDER, { recursive: true })).filter((path) =>
    /^(?!node_modules|dist|generated)[^.]*\.tsx?$/.test(path),
  );
  const declared = (await readdir(join(FOLDER, REPORTS), { recursive: true })).filter((path) =>
    path.endsWith(".ts"),
  );
  const files = [...own, ...declared.map((path) => join(REPORTS, path))];
  const found = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(join(FOLDER, file), "utf8") })),
  );
  const definitions = new Map(found.flatMap((one) => readDefinition(one)));
  return found.flatMap(({ file, source }) => {
    const comments = source.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|function) (\w+)([^\n]*)/g,
    );
    return [...comments].map(([, comment, name, rest]) => {
      const definition = definitionOf({ file, source }, definitions);
      return { comment, name, rest, source, file, definition };
    });
  });
}

/** The definition that a file declares, by its path: its name, kind ("Report") and source. */
function readDefinition({ file, source }) {
  const [, name, kind] = /^export const (\w+) = declare(Report|Master|Voucher)\(/m.exec(source) ?? [];
  return name ? [[file, { file, name, kind, source }]] : [];
}

/** The definition of a widget: the widget itself, or the one that its component imports. */
function definitionOf({ file, source }, definitions) {
  const imported = [...source.matchAll(/ from "(\.[\w./-]+\.ts)"/g)].map(([, path]) =>
    join(dirname(file), path),
  );
  return [file, ...imported].flatMap((path) => definitions.get(path) ?? [])[0];
}

/** Where a widget's component is: generated from a definition, or written by hand. */
function componentOf({ name, file, definition }) {
  if (definition?.file !== file) return { name, file };
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  return { name: component, file: `generated/components/${component}.ts` };
}

/** The folder of a widget's component and stories: a declared report's is the widgets' folder of the same name. */
function folderOf(file) {
  return dirname(file).replace(REPORTS, "reports");
}

/** The widget described by a comment; undefined if the comment has no tag. */
function widgetOf(found, embedded) {
  const { comment, definition } = found;
  const { name, file } = componentOf(found);
  const source = definition?.source ?? found.source;
  const { text, widget: group, ...tags } = readComment(comment);
  if (!group) return [];
  const title = tags.title ?? /\btitle: "([^"]+)"/.exec(source)?.[1];
  if (!title) throw new Error(`packages/widgets/${file}: ${name} has no title; say it as @title`);
  const operation = /\b(?:operation|list): "(\w+\.\w+)"/.exec(source)?.[1];
  // A voucher entry form can't be embedded.
  const isVoucher = / = (define|declare)Voucher\(/.test(found.rest);
  const usual = embedded.has(operation) && !isVoucher ? operation : undefined;
  const element = tags.element?.startsWith("none:") ? undefined : (tags.element ?? usual);
  if (!element && !tags.element && !tags.drawn && !isVoucher)
    throw new Error(`packages/widgets/${file}: ${name} is no element; say why as @element none: …`);
  return [
    {
      name,
      file,
      folder: folderOf(found.file),
      definition,
      title,
      group,
      purpose: text,
      stories: tags.stories ?? `${folderOf(found.file)}/${name}`,
      story: tags.story,
      element,
      drawn: tags.drawn,
      report: definition && tags.file !== "sheet" ? operation : undefined,
      props: new RegExp(`\\bexport (?:interface|type) ${name}Props\\b`).test(found.source),
    },
  ];
}

/** The text of a comment, and its tags. */
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

const MADE = "// Made by scripts/generate.mjs from the comments of the widgets. Never edited.\n";

/**
 * The files that list the widgets and the correction forms, by path. `isFile` returns whether an operation's
 * rows can be had as a file.
 */
export async function widgetRegisters(widgets, correcting, isFile) {
  const allReports = await readFile(join(FOLDER, "embed/all-reports.ts"), "utf8");
  const { MANUAL_GROUPS: menu } = await loadModule(join(FOLDER, "manual/manual-widget.ts"));
  const at = (name) => `packages/widgets/generated/${name}`;
  const elements = widgets.filter(({ element }) => element).toSorted(byElement);
  const first = [...allReports.matchAll(/^ {2}"([\w.]+)":/gm)].map(([, name]) => name);
  // Widgets that are pages of the app; parts of a page are not loaded separately.
  const pages = widgets.filter(({ folder }) => /^(reports|masters|vouchers|team|field)\b/.test(folder));
  const reports = widgets
    .filter(({ report }) => report && isFile(report))
    .toSorted((a, b) => (a.report < b.report ? -1 : 1));
  return {
    [at("widgets.ts")]: `${MADE}
${widgets.map(({ name, file, props }) => `export { ${name}${props ? `, type ${name}Props` : ""} } from "../${file}";`).join("\n")}
`,
    [at("lazy-widgets.ts")]: `${MADE}
/**
 * The widgets, each loaded with the code that it needs when it is called: \`lazyPart(lazyWidgets.StockReport)\`.
 * A page that shows one of many loads no other.
 */
export const lazyWidgets = {
${pages.map((one) => `  ${one.name}: () => ${loaded(one)},`).join("\n")}
};
`,
    [at("more-reports.ts")]: `${MADE}
import type { ReportRegistry } from "../embed/report-registry.ts";

/** Those that \`allReports\` leaves to a piece of its own, so that the script that every page loads stays small. */
export const moreReports: ReportRegistry = {
${elements
  .filter(({ folder, element }) => folder !== "dashboard" && !first.includes(element))
  .map((one) => `  ${JSON.stringify(one.element)}: () => ${loaded(one)},`)
  .join("\n")}
  "*": () => import("../dashboard/embedded-parts.tsx").then((part) => part.embeddedParts),
};
`,
    [at("embed-components.ts")]: `${MADE}
/** The React component of each widget, by the name that elements and tokens have for it. */
export const embedComponents: Readonly<Record<string, string>> = {
${elements.map(({ element, name }) => `  ${JSON.stringify(element)}: ${JSON.stringify(name)},`).join("\n")}
};
`,
    "packages/sdk/generated/file-reports.ts": `${MADE}
import type { ReportId } from "@vanbook/sdk";

/** What loads the report of each operation whose rows can be had as a file. */
export const definitions = {
${reports.map(({ report, definition: { name, file } }) => `  ${JSON.stringify(report)}: async () => (await import("${file.replace("../sdk", "..")}")).${name},`).join("\n")}
} satisfies Partial<Record<ReportId, () => Promise<object>>>;
`,
    [at("voucher-forms.ts")]: `${MADE}
import type { Schema } from "@vanbook/sdk";
import type { ComponentType } from "react";
import { lazyPart } from "../parts/lazy-part.ts";
import type { VoucherProps } from "../voucher/define-voucher.tsx";

/** The form in which a voucher of each kind is corrected, fetched when it is opened; kinds without one are only looked at and cancelled. */
export const voucherForms: Readonly<Partial<Record<Schema<"VoucherKind">, ComponentType<VoucherProps>>>> = {
${correcting.map((one) => `  ${one.kind}: lazyPart(() => ${loaded(one)}),`).join("\n")}
};
`,
    [at("manual-widgets.ts")]: `${MADE}
import type { ManualWidget } from "../manual/manual-widget.ts";

/** Every public widget; each has a page in the manual and a row in docs/accessibility.md. */
export const manualWidgets: readonly ManualWidget[] = [
${inMenuOrder(widgets, menu)
  .map(
    ({ name, file, title, group, purpose, stories, story }) =>
      `  ${JSON.stringify({ name, file, title, group, purpose, stories, story })},`,
  )
  .join("\n")}
];
`,
  };
}

/** The components of the widgets that are only a definition, by path. */
export function widgetComponents(exports) {
  const found = exports.filter(({ comment, file, definition }) => {
    return definition?.file === file && readComment(comment).widget;
  });
  const made = found.map((one) => [`packages/widgets/${componentOf(one).file}`, componentSource(one)]);
  return Object.fromEntries(made);
}

function componentSource(one) {
  const { name, kind, file } = one.definition;
  const [maker, path] = MAKERS[kind];
  return `${MADE}
import { ${maker} } from "../../${path}";
import { ${name} } from "../../${file}";

/** ${readComment(one.comment).text} */
export const ${componentOf(one).name} = ${maker}(${name});
`;
}

/** What makes a component from a definition of each kind, and the file that has it. */
const MAKERS = {
  Report: ["createReport", "report/define/define-report.tsx"],
  Master: ["defineMaster", "master/define-master.tsx"],
  Voucher: ["defineVoucher", "voucher/define-voucher.tsx"],
};

function loaded({ name, file }) {
  return `import("../${file}").then((part) => part.${name})`;
}

/** The groups in the order of the manual's menu, with their names sorted. */
function inMenuOrder(widgets, menu) {
  return widgets.toSorted(({ group: one }, { group: other }) => menu.indexOf(one) - menu.indexOf(other));
}

function byName({ name: one }, { name: other }) {
  return one < other ? -1 : 1;
}

function byElement({ element: one }, { element: other }) {
  return one < other ? -1 : 1;
}
