/** The list of a report's keys, in Indian English. */
export const shortcutsText = {
  title: "Keyboard shortcuts",
  search: "Search",
  range: "Change the date range",
  move: "Move between rows",
  open: "Open the row",
  ends: "First or last row",
  pages: "A screenful up or down",
  close: "Close what is open",
  help: "This list",
};

export type ShortcutsText = typeof shortcutsText;
