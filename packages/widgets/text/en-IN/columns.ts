/** Words of arranging the columns of a table. */
export const columnsText = {
  widthOf: (label: string) => `Width of ${label}`,
  widthHelp: "Drag to change the width; double-click for as wide as needed",
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  pin: (label: string) => `Keep ${label} at the left`,
  reset: "Reset columns",
};
