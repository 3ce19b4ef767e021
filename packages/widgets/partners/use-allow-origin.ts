import { failureOf } from "../form/failure.ts";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { usePartnersText } from "./use-partners-text.ts";

/** Allows an origin that was typed or has requested access. */
export function useAllowOrigin(onDone: () => void = () => {}) {
  const { origins: text } = usePartnersText();
  const toast = useToast();
  const mutation = useSingleMutation({
    request: (client, origin: string) => client.embedOrigins.create({ origin }),
    invalidates: ORIGINS,
    onDone: ({ origin }) => {
      toast(text.allowed, "ok", origin);
      onDone();
    },
  });
  return { ...mutation, failure: mutation.error && failureOf(mutation.error, text.failedAllow) };
}

/** Cache key of the origins. */
export const ORIGINS = ["embedOrigins.list"];
