import { join } from "node:path";
import { withCompilerOptions } from "react-docgen-typescript";
import ts from "typescript";
import type { Plugin } from "vite";
import type { WidgetProperty } from "../../packages/widgets/manual/widget-property.ts";
import { manualWidgets } from "../../packages/widgets/generated/manual-widgets.ts";

const WIDGETS_FOLDER = join(import.meta.dirname, "../../packages/widgets");
const TYPES_PREFIX = "virtual:manual-types/";

/**
 * Each widget's properties with their types and comments; all widgets are read once, on the first
 * import.
 */
export function createTypesPlugin(): Plugin {
  let typesByWidget: ReadonlyMap<string, WidgetProperty[]> | undefined;
  return {
    name: "vanbook-manual-types",
    resolveId: (id) => (id.startsWith(TYPES_PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${TYPES_PREFIX}`)) return undefined;
      typesByWidget ??= readTypes();
      return `export default ${JSON.stringify(typesByWidget.get(id.slice(TYPES_PREFIX.length + 1)) ?? [])}`;
    },
  };
}

function readTypes(): Map<string, WidgetProperty[]> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const options =
    ts.getParsedCommandLineOfConfigFile(join(WIDGETS_FOLDER, "tsconfig.json"), {}, host)?.options ?? {};
  const parser = withCompilerOptions(options, {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
  });
  const components = parser.parse([...new Set(manualWidgets.map(({ file }) => join(WIDGETS_FOLDER, file)))]);
  return new Map(
    components.map(({ displayName, props }) => [
      displayName,
      Object.values(props).map(({ name, type, description, required }) => ({
        name,
        type: collapseType((type.raw as string | undefined) ?? type.name),
        description,
        isRequired: required,
      })),
    ]),
  );
}

/** Shortens an object type to "Row": a row has twenty fields. */
function collapseType(type: string): string {
  let short = type;
  while (/\{ [^{}]*\}/.test(short)) short = short.replaceAll(/\{ [^{}]*\}/g, "Row");
  return short.replaceAll(/ \| (undefined|null)$/g, "").trim();
}
