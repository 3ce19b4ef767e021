import { join, relative } from "node:path";
import { build } from "esbuild";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

const folder = join(root, "packages/widgets");
const LOOK_UPS = join(root, "packages/sdk/report/filters/look-ups.ts");

/**
 * Every widget that an element may name, with the operations that its code calls and, by parameter,
 * the operation that its filter calls for its options. `widgets` are those of widget-registers.mjs.
 * Each widget is bundled alone, so that code it does not use is not counted.
 */
export async function findWidgetOperations(operationIds, widgets) {
  const { lookUps } = await loadModule(LOOK_UPS);
  const entries = listEntries(widgets);
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entries.map(({ name }) => [name, `widget:${name}`])),
    bundle: true,
    write: false,
    format: "esm",
    outdir: "out",
    platform: "browser",
    packages: "external",
    jsx: "automatic",
    logLevel: "error",
    plugins: [{ name: "widgets", setup: (bundler) => enter(bundler, entries) }],
  });
  return Object.fromEntries(
    entries.map(({ name }) => {
      const file = outputFiles.find(({ path }) => path.endsWith(`/out/${name}.js`));
      return [
        name,
        { calls: listCalls(file.text, operationIds), asks: findAskedLookUps(file.text, lookUps) },
      ];
    }),
  );
}

function listEntries(widgets) {
  return widgets
    .flatMap(({ element, drawn, file, name }) => ({
      name: element ?? drawn,
      path: join(folder, file),
      component: name,
    }))
    .filter(({ name }) => name)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Gives the bundler each widget as a separate module, without look-ups: those are counted by
 * parameter.
 */
function enter(bundler, entries) {
  bundler.onResolve({ filter: /^widget:/ }, ({ path }) => ({ path, namespace: "widget" }));
  bundler.onLoad({ filter: /.*/, namespace: "widget" }, ({ path }) => {
    const { component, path: file } = entries.find(({ name }) => path === `widget:${name}`);
    const from = JSON.stringify(`./${relative(folder, file)}`);
    return { contents: `export { ${component} } from ${from};`, resolveDir: folder };
  });
  bundler.onLoad({ filter: /\/filter-options\.ts$/ }, () => ({
    contents: "export const filterOptions = {};",
  }));
  // Creating a record inside a field is allowed by a token only if the host requests it: no widget
  // needs it.
  bundler.onLoad({ filter: /\/use-made-in-place\.tsx$/ }, () => ({
    contents: "export const useMadeInPlace = 0;",
  }));
  // The correction forms of vouchers call what their own lists offer, so they are excluded as well.
  // Their list may not have been generated yet.
  bundler.onResolve({ filter: /\/voucher-forms\.ts$/ }, ({ path }) => ({ path, namespace: "no-forms" }));
  bundler.onLoad({ filter: /.*/, namespace: "no-forms" }, () => ({
    contents: "export const voucherForms = {};",
  }));
  bundler.onLoad({ filter: /\/with-year\.ts$/ }, () => ({ contents: "export const withYear = 0;" }));
}

/**
 * Operations called in a text, `client.bills.lines(…)`, or used to define a report or master, with
 * the look-ups of its fields.
 */
function listCalls(text, operationIds) {
  const foundIds = [
    ...[...text.matchAll(/\b([a-z]\w*)\.([a-z]\w*)\(/gi)].map(([, resource, verb]) => `${resource}.${verb}`),
    ...[...text.matchAll(/\b(?:operation|list|create|update|remove): "(\w+\.\w+)"/g)].map(([, id]) => id),
    ...[...text.matchAll(/\blookUp\d*\(\s*"(\w+\.\w+)"/g)].map(([, id]) => id),
  ];
  return operationIds.filter((id) => foundIds.includes(id));
}

function findAskedLookUps(text, lookUps) {
  const filters = [...text.matchAll(/\bparam: "(\w+)",\s*kind: "(\w+)"/g)];
  return Object.fromEntries(
    filters.flatMap(([, param, kind]) => (lookUps[kind] ? [[param, lookUps[kind]]] : [])),
  );
}
