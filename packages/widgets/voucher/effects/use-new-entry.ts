import { useQueryClient } from "@tanstack/react-query";
import { randomKey } from "@vanbook/sdk";
import { useCallback } from "react";
import { useToday } from "../../provider/use-vanbook.ts";
import type { AnyVoucher } from "../definition.ts";
import { loadKeptDay } from "../entered-day.ts";
import type { NewEntry } from "../state/voucher-state.ts";

/** The new voucher has a new id, today's date, and the date of the voucher posted before. */
export function useNewEntry(definition: AnyVoucher): () => NewEntry {
  const cache = useQueryClient();
  const today = useToday();
  return useCallback(
    () => ({ clientId: randomKey(), today, day: loadKeptDay(cache, definition, today) }),
    [cache, definition, today],
  );
}
