/** The trial balance's second file, a bill's items in the profit report, and the bar of the profit and loss statement. */
export const financeText = {
  grandTotal: "Grand Total",
  subtotal: "Subtotal",
  groupExcel: "Group Excel",
  groupFile: (from: string, to: string) => `TrialBalance_Group_${from}_to_${to}`,
  generate: "Generate Report",
};
