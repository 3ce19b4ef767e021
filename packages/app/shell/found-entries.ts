import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { date, money, useVanbook } from "@vanbook/widgets";
import { useDeferredValue } from "react";
import { mayOpen } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import type { ScreenPath } from "../screens.ts";

export interface FoundEntry {
  path: string;
  label: string;
  /** Text by which the palette filters. */
  words: string;
  where: string;
}

interface Found {
  entries: FoundEntry[];
  isAwaited: boolean;
  isFailed: boolean;
}

/** Only on screens that the user may open; empty while the text is too short. */
export function useFoundEntries(letters: string): Found {
  const { palette } = useText();
  const { UserRoleId } = useUser();
  const client = useVanbook();
  const text = useDeferredValue(letters.trim().slice(0, MAX_TEXT_LENGTH));
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    queryKey: ["records.find", text],
    queryFn: ({ signal }) => client.records.find({ text }, { signal }),
    enabled: text.length >= MIN_TEXT_LENGTH,
    staleTime: 30_000,
    // The previous results stay until the new ones arrive.
    placeholderData: keepPreviousData,
  });
  if (!data || text.length < MIN_TEXT_LENGTH)
    return { entries: [], isAwaited: isFetching, isFailed: isError };
  // The server finds by more than the label. Entries of the text before stay if their label has it.
  const on = (path: ScreenPath, entries: Omit<FoundEntry, "words">[]) =>
    (mayOpen(path, UserRoleId) ? entries : []).map((entry) => ({
      ...entry,
      words: isPlaceholderData ? entry.label : `${entry.label} ${letters}`,
    }));
  const buildAddress = (path: ScreenPath, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query)}`;
  const joinParts = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ");
  const entries = [
    ...on(
      "/CustomerLedger",
      data.customers.map(({ id, name, place }) => ({
        path: buildAddress("/CustomerLedger", { CustomerID: String(id) }),
        label: name,
        where: joinParts(palette.customer, place),
      })),
    ),
    ...on(
      "/StockReport",
      data.items.map(({ name }) => ({
        path: buildAddress("/StockReport", { q: name }),
        label: name,
        where: palette.item,
      })),
    ),
    ...on(
      "/Tabsale",
      data.bills.map((bill) => ({
        path: buildAddress("/Tabsale", { from: bill.date, to: bill.date, q: bill.number }),
        label: bill.number,
        where: joinParts(palette.bill, date(bill.date), bill.customer, `₹ ${money(bill.amount)}`),
      })),
    ),
  ];
  return { entries, isAwaited: isFetching, isFailed: false };
}

const MIN_TEXT_LENGTH = 2;
const MAX_TEXT_LENGTH = 200;
