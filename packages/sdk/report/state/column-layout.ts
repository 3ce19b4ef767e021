/** How a visitor arranged a report's columns, by their ids; empty where they are as the report defines them. */
export interface ColumnLayout {
  /** Columns whose visibility differs from the definition: shown although hidden at first, or the reverse. */
  toggled: readonly string[];
  /** All columns in the chosen order. */
  order: readonly string[];
  /** Chosen widths in pixels. */
  widths: Readonly<Record<string, number>>;
  /** Columns fixed at the left while the others scroll sideways, in order. */
  pinned: readonly string[];
}

/** The layout that the report defines. */
export const usualLayout: ColumnLayout = { toggled: [], order: [], widths: {}, pinned: [] };

/** Reads a layout from the values of an address; undefined if it has no layout values. */
export function readLayout(get: (name: string) => string | undefined): ColumnLayout | undefined {
  const list = (name: string) => get(name)?.split(",") ?? [];
  const widths = list("columnWidths").flatMap((entry) => {
    const [, id, width] = /^(.+):(\d{2,3})$/.exec(entry) ?? [];
    return id && Number(width) >= 40 ? [[id, Number(width)] as const] : [];
  });
  return NAMES.some(get)
    ? {
        toggled: list("columns"),
        order: list("columnOrder"),
        widths: Object.fromEntries(widths),
        pinned: list("columnPins"),
      }
    : undefined;
}

/** The address values for a layout; empty where it is as defined. */
export function layoutValues({ toggled, order, widths, pinned }: ColumnLayout) {
  const chosen = Object.entries(widths).map((entry) => entry.join(":"));
  return [toggled, order, chosen, pinned].map((list, at) => [NAMES[at] ?? "", list.join(",")] as const);
}

const NAMES = ["columns", "columnOrder", "columnWidths", "columnPins"];
