/** A visitor's choices, by column id. Empty parts are as the report defines them. */
export interface ColumnLayout {
  toggled: readonly string[];
  order: readonly string[];
  /** Widths in pixels. */
  widths: Readonly<Record<string, number>>;
  pinned: readonly string[];
}

export const usualLayout: ColumnLayout = { toggled: [], order: [], widths: {}, pinned: [] };

export function readLayout(get: (name: string) => string | undefined): ColumnLayout | undefined {
  const list = (name: string) => get(name)?.split(",") ?? [];
  const widths = list("columnWidths").flatMap((entry) => {
    const [, id, width] = /^(.+):(\d{2,3})$/.exec(entry) ?? [];
    return id && Number(width) >= 40 ? [[id, Number(width)] as const] : [];
  });
  return LAYOUT_NAMES.some(get)
    ? {
        toggled: list("columns"),
        order: list("columnOrder"),
        widths: Object.fromEntries(widths),
        pinned: list("columnPins"),
      }
    : undefined;
}

export function writeLayoutValues({ toggled, order, widths, pinned }: ColumnLayout) {
  const widthTexts = Object.entries(widths).map((entry) => entry.join(":"));
  return [toggled, order, widthTexts, pinned].map(
    (list, at) => [LAYOUT_NAMES[at] ?? "", list.join(",")] as const,
  );
}

const LAYOUT_NAMES = ["columns", "columnOrder", "columnWidths", "columnPins"];
