import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { date, money, useVanbook } from "@vanbook/widgets";
import { useDeferredValue } from "react";
import { mayOpen } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import type { ScreenPath } from "../screens.ts";

/** A customer, item or bill that the palette offers. */
export interface FoundEntry {
  /** Its address, including the parameters to show it. */
  path: string;
  label: string;
  /** Its kind, and what distinguishes it from others. */
  where: string;
}

/** Server results for the typed text, on screens that the user may open; empty while the text is too short. */
export function useFoundEntries(letters: string): FoundEntry[] {
  const { palette } = useText();
  const { UserRoleId } = useUser();
  const client = useVanbook();
  const text = useDeferredValue(letters.trim().slice(0, LONGEST));
  const { data } = useQuery({
    queryKey: ["records.find", text],
    queryFn: ({ signal }) => client.records.find({ text }, { signal }),
    enabled: text.length >= SHORTEST,
    staleTime: 30_000,
    // The previous results stay until the new ones arrive.
    placeholderData: keepPreviousData,
  });
  if (!data || text.length < SHORTEST) return [];
  const on = (path: ScreenPath, entries: FoundEntry[]) => (mayOpen(path, UserRoleId) ? entries : []);
  const address = (path: ScreenPath, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query)}`;
  const where = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ");
  return [
    ...on(
      "/CustomerLedger",
      data.customers.map(({ id, name, place }) => ({
        path: address("/CustomerLedger", { CustomerID: String(id) }),
        label: name,
        where: where(palette.customer, place),
      })),
    ),
    ...on(
      "/StockReport",
      data.items.map(({ name }) => ({
        path: address("/StockReport", { q: name }),
        label: name,
        where: palette.item,
      })),
    ),
    ...on(
      "/Tabsale",
      data.bills.map((bill) => ({
        path: address("/Tabsale", { from: bill.date, to: bill.date, q: bill.number }),
        label: bill.number,
        where: where(palette.bill, date(bill.date), bill.customer, `₹ ${money(bill.amount)}`),
      })),
    ),
  ];
}

/** Minimum length of the search text, as in the contract. */
const SHORTEST = 2;
const LONGEST = 200;
