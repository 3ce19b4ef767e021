/** How a visitor arranged the columns of a report, by their ids; empty where they are as the report defines them. */
export interface ColumnLayout {
  /** Columns that are shown although they begin hidden, or hidden although they begin shown. */
  toggled: readonly string[];
  /** All columns, in the order that was chosen. */
  order: readonly string[];
  /** Chosen widths in pixels. */
  widths: Readonly<Record<string, number>>;
  /** Columns that stay at the left while the others scroll sideways, in their order. */
  pinned: readonly string[];
}

/** The columns as the report defines them. */
export const usualLayout: ColumnLayout = { toggled: [], order: [], widths: {}, pinned: [] };

/** Reads a layout from the values of an address; undefined where it names nothing of one. */
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

/** The values that stand for a layout in an address; empty for what is as defined. */
export function layoutValues({ toggled, order, widths, pinned }: ColumnLayout) {
  const chosen = Object.entries(widths).map((entry) => entry.join(":"));
  return [toggled, order, chosen, pinned].map((list, at) => [NAMES[at] ?? "", list.join(",")] as const);
}

const NAMES = ["columns", "columnOrder", "columnWidths", "columnPins"];
