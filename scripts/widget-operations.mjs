// Finds out of the widgets' own source which operations each of them calls, for packages/sdk/generated/widgets.ts.
import { join, relative } from "node:path";
import { build } from "esbuild";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

const folder = join(root, "packages/widgets");
const LOOK_UPS = join(folder, "report/filters/look-ups.ts");

/**
 * Every widget that an element may name, with the operations that its code calls and, by parameter, the one that its filter asks for what it
 * offers. `widgets` are those of widget-registers.mjs. Each widget is bundled alone, so that code that it does not use counts for nothing.
 */
export async function widgetOperations(operationIds, widgets) {
  const { lookUps } = await loadModule(LOOK_UPS);
  const entries = entriesOf(widgets);
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
      return [name, { calls: called(file.text, operationIds), asks: asked(file.text, lookUps) }];
    }),
  );
}

/** Each widget that an element may name, in the order of those names. */
function entriesOf(widgets) {
  return widgets
    .flatMap(({ element, drawn, file, name }) => ({
      name: element ?? drawn,
      path: join(folder, file),
      component: name,
    }))
    .filter(({ name }) => name)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Gives the bundler each widget as a module of its own, and no look-ups: those are counted by parameter. */
function enter(bundler, entries) {
  bundler.onResolve({ filter: /^widget:/ }, ({ path }) => ({ path, namespace: "widget" }));
  bundler.onLoad({ filter: /.*/, namespace: "widget" }, ({ path }) => {
    const { component, path: file } = entries.find(({ name }) => path === `widget:${name}`);
    const from = JSON.stringify(`./${relative(folder, file)}`);
    return { contents: `export { ${component} } from ${from};`, resolveDir: folder };
  });
  bundler.onLoad({ filter: /\/filter-options\.ts$/ }, () => ({
    contents: "export const filterOptions = {}, optionsKey = 0, isListed = 0;",
  }));
  // What a field may make in place a token allows only where its host names it: no widget needs it.
  bundler.onLoad({ filter: /\/use-made-in-place\.tsx$/ }, () => ({
    contents: "export const useMadeInPlace = 0;",
  }));
  // The forms in which vouchers are corrected ask for what their own lists offer: the same goes for those.
  // Their list may not have been generated yet.
  bundler.onResolve({ filter: /\/voucher-forms\.ts$/ }, ({ path }) => ({ path, namespace: "no-forms" }));
  bundler.onLoad({ filter: /.*/, namespace: "no-forms" }, () => ({
    contents: "export const voucherForms = {};",
  }));
  bundler.onLoad({ filter: /\/with-year\.ts$/ }, () => ({ contents: "export const withYear = 0;" }));
}

/** Operations that a text calls, `client.bills.lines(…)`, or defines a report or master by, with what its fields look up. */
function called(text, operationIds) {
  const found = [
    ...[...text.matchAll(/\b([a-z]\w*)\.([a-z]\w*)\(/gi)].map(([, resource, verb]) => `${resource}.${verb}`),
    ...[...text.matchAll(/\b(?:operation|list|create|update|remove): "(\w+\.\w+)"/g)].map(([, id]) => id),
    ...[...text.matchAll(/\blookUp\d*\(\s*"(\w+\.\w+)"/g)].map(([, id]) => id),
  ];
  return operationIds.filter((id) => found.includes(id));
}

/** The look-up of each filter whose options the server lists, by the parameter that it sets. */
function asked(text, lookUps) {
  const filters = [...text.matchAll(/\bparam: "(\w+)",\s*kind: "(\w+)"/g)];
  return Object.fromEntries(
    filters.flatMap(([, param, kind]) => (lookUps[kind] ? [[param, lookUps[kind]]] : [])),
  );
}
