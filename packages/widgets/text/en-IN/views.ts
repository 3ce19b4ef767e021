/** What the window of saved views says, in Indian English; it comes with the window. */
export const viewsText = {
  none: "No saved views yet. A view keeps the range, filters, search, order and columns that are on.",
  name: "Name of the view",
  save: "Save this view",
  forget: (name: string) => `Delete ${name}`,
  failed: "The saved views could not be reached.",
};
