import type { ColumnLayouts } from "@vanbook/widgets";

/** Keeps how one user of a company arranged the columns of each report, in this browser. */
export function columnLayouts(owner: string): ColumnLayouts {
  const name = (report: string) => `vanbook.columns.${owner}.${report}`;
  return {
    get: (report) => localStorage.getItem(name(report)) ?? undefined,
    set: (report, layout) => {
      if (layout === "") localStorage.removeItem(name(report));
      else localStorage.setItem(name(report), layout);
    },
  };
}
