import { describeFailure } from "../form/failure.ts";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { usePartnersText } from "./use-partners-text.ts";

export function useAllowOrigin(onDone: () => void = () => {}) {
  const { origins: text } = usePartnersText();
  const toast = useToast();
  const mutation = useSingleMutation({
    request: (client, origin: string) => client.embedOrigins.create({ origin }),
    invalidates: ORIGINS_KEY,
    onDone: ({ origin }) => {
      toast(text.allowed, "ok", origin);
      onDone();
    },
  });
  return { ...mutation, failure: mutation.error && describeFailure(mutation.error, text.failedAllow) };
}

export const ORIGINS_KEY = ["embedOrigins.list"];
