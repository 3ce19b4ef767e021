import { useQueryClient } from "@tanstack/react-query";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";

/** Loads what makes files on this page when the first is requested. */
export function usePageMaker() {
  const client = useVanbook();
  const cache = useQueryClient();
  const text = useText();
  const today = useToday();
  return async () => (await import("./create-page-maker.ts")).createPageMaker({ client, cache, text, today });
}
