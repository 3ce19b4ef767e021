import type { ColumnLayouts, Drafts } from "@vanbook/widgets";

/** Stores data of one user of a company in this browser: report column layouts and voucher drafts. */
export function keptTexts(what: "columns" | "drafts", owner: string): ColumnLayouts & Drafts {
  const name = (of: string) => `vanbook.${what}.${owner}.${of}`;
  return {
    get: (of) => localStorage.getItem(name(of)) ?? undefined,
    set: (of, text) => {
      if (text === "") localStorage.removeItem(name(of));
      else localStorage.setItem(name(of), text);
    },
  };
}
