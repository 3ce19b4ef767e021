/** What the import of spreadsheets says in Indian English; its toasts and refusals are the documented ones. */
export const importText = {
  title: { customer: "Customer Import", supplier: "Supplier Import", item: "Item Import" },
  route: "Route",
  rateType: "Rate Type",
  customerType: "Customer Type",
  category: "Item Category",
  file: "Excel File",
  chooseFile: "Choose File",
  anotherFile: "Choose another file",
  drop: "or drop it here",
  hint: (columns: string) =>
    `.xlsx or .xls, at most 5 MB and 5,000 rows. The first row names the columns: ${columns}.`,
  reading: "Reading the file...",
  sheet: (file: string, sheet: string) => `${file}, sheet ${sheet}`,
  ignored: (columns: string) => `These columns are not read: ${columns}.`,
  rowNumber: "Row",
  status: "Status",
  reason: "Reason",
  states: { ready: "Ready", wrong: "Error", doubtful: "Check", made: "Imported", refused: "Refused" },
  show: "Show",
  all: "All",
  onlyWrong: "Errors",
  onlySound: "Without errors",
  onlyDoubtful: "To check",
  empty: "No data to display",
  noWrong: "No row has an error.",
  leftOut: (count: string) =>
    count === "1"
      ? "1 row has an error. Submit imports the others; it stays below with the reason."
      : `${count} rows have errors. Submit imports the others; these stay below with their reasons.`,
  doubtTitle: "Some values look wrong",
  doubts: (count: string) =>
    count === "1"
      ? "1 row has a GSTIN, PIN, telephone number or email address that looks wrong. Import it anyway?"
      : `${count} rows have a GSTIN, PIN, telephone number or email address that looks wrong. Import them anyway?`,
  look: "Show them",
  importAnyway: "Import anyway",
  allWrong: "No row can be imported.",
  submit: "Submit",
  submitting: (done: string, all: string) => `Submitting... ${done} of ${all}`,
  clear: "Clear",
  save: "Save rows with errors",
  done: (made: string, refused: string) => `${made} imported, ${refused} not imported.`,
  doneAll: (made: string) => `${made} imported.`,
  stopped: (done: string, all: string) =>
    `${done} of ${all} rows were sent. Submit goes on with the others; what has been imported is not imported again.`,
  needChoices: "Please select Route, Rate Type, and Customer Type.",
  needCategory: "Please select Item Category.",
  noData: "No data found in Excel file.",
  invalid: "Invalid Excel file. Please try again.",
  tooLarge: "The Excel file must not be larger than 5 MB.",
  success: { account: "Accounts imported successfully!", item: "Items imported successfully!" },
  failed: { account: "Failed to import accounts.", item: "Failed to import items." },
  failedRoutes: "Failed to load dropdown data.",
};
