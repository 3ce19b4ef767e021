import type { FindReportLink } from "@vanbook/widgets";
import type { Role } from "../roles.ts";
import { type ScreenPath, screens } from "../screens.ts";

/** Finds the screen of a report that another must agree with, with its days and its account in the address; only for roles that may open it. */
export function findReportLink(role: Role, navigate: (path: string) => void): FindReportLink {
  return ({ operation, FromDate: from, ToDate: to, AccountCode, Type }) => {
    const [path, tab] = SCREENS[operation];
    const { roles } = screens[path];
    if (roles !== "public" && !roles.includes(role)) return undefined;
    const query = new URLSearchParams({ ...(tab && { tab }), from, to });
    if (AccountCode !== undefined) query.set("AccountCode", String(AccountCode));
    if (Type !== undefined) query.set("Type", Type);
    const href = `${path}?${query.toString()}`;
    return { href, open: () => navigate(href) };
  };
}

/** The screen and the tab of each report. */
const SCREENS = {
  "ledger.report": ["/LedgerAll", undefined],
  "trialBalance.report": ["/trailbalance", undefined],
  "sales.report": ["/Tabsale", "sale"],
} as const satisfies Record<
  Parameters<FindReportLink>[0]["operation"],
  readonly [ScreenPath, string | undefined]
>;
