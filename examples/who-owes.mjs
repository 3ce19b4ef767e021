/** Who owed so many rupees or more at the end of a day, most first. */
export async function whoOwes(vanbook, day, atLeast) {
  const debtors = vanbook.debtors.report.rows({ FromDate: day, ToDate: day }, { sort: "-Outstanding" });
  const found = [];
  for await (const { AccountName, Outstanding } of debtors)
    if (Outstanding >= atLeast) found.push(`${AccountName}: ${Outstanding.toFixed(2)}`);
  return found;
}
