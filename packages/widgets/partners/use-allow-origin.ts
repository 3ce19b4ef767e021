import { useQueryClient } from "@tanstack/react-query";
import { failureOf } from "../form/failure.ts";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";

/** Allows an origin that was typed or has requested access. */
export function useAllowOrigin(onDone: () => void = () => {}) {
  const { origins: text } = usePartnersText();
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const mutation = useSingleMutation({
    request: (origin: string) => client.embedOrigins.create({ origin }),
    onDone: ({ origin }) => {
      toast(text.allowed, "ok", origin);
      onDone();
      void cache.invalidateQueries({ queryKey: ORIGINS });
    },
  });
  return { ...mutation, failure: mutation.error && failureOf(mutation.error, text.failedAllow) };
}

/** Cache key of the origins. */
export const ORIGINS = ["embedOrigins.list"];
