import type { ColumnLayouts, Drafts } from "@vanbook/widgets";

/**
 * Stores data of one user of a company in this browser: report column layouts and voucher drafts.
 */
export function keepTexts(what: "columns" | "drafts", owner: string): ColumnLayouts & Drafts {
  const makeKey = (of: string) => `vanbook.${what}.${owner}.${of}`;
  return {
    get: (of) => localStorage.getItem(makeKey(of)) ?? undefined,
    set: (of, text) => {
      if (text === "") localStorage.removeItem(makeKey(of));
      else localStorage.setItem(makeKey(of), text);
    },
  };
}
