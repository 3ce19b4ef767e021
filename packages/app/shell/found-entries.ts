import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { date, money, useVanbook } from "@vanbook/widgets";
import { useDeferredValue } from "react";
import { mayOpen } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import type { ScreenPath } from "../screens.ts";

/** A customer, item or bill that the palette offers. */
export interface FoundEntry {
  /** Its address, with what the screen shows of it. */
  path: string;
  label: string;
  /** What kind it is, and what tells it from others. */
  where: string;
}

/** What the server finds for the typed text, on screens that the user may open; nothing while it is too short. */
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
    // What was found for the letters before stays until there is something for these.
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

/** As the contract has them. */
const SHORTEST = 2;
const LONGEST = 200;
