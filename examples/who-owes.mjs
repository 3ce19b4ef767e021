/** Customers who owed at least `atLeast` rupees at the end of a day, largest amount first. */
export async function listDebtors(vanbook, day, atLeast) {
  const debtors = vanbook.debtors.report.rows({ FromDate: day, ToDate: day }, { sort: "-Outstanding" });
  const debtorLines = [];
  for await (const { AccountName, Outstanding } of debtors)
    if (Outstanding >= atLeast) debtorLines.push(`${AccountName}: ${Outstanding.toFixed(2)}`);
  return debtorLines;
}
