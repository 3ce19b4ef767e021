import { useQueryClient } from "@tanstack/react-query";
import { moment } from "../../sdk/format/wall-time.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useMasterModel } from "../master/master-context.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";

/**
 * Below the form's fields: warns that no event arrives at the endpoint, or that it is off and why, with a button
 * to turn it on again.
 */
export function WebhookState() {
  const { record, clear } = useMasterModel();
  const { webhooks: text } = usePartnersText();
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const mutation = useSingleMutation({
    request: () => client.webhooks.update({ id: Number(record?.["id"]), active: true }),
    onDone: () => {
      toast(text.turnedOn);
      clear();
      void cache.invalidateQueries();
    },
  });
  if (!record) return null;
  const since = record["failingSince"];
  if (record["active"] === true)
    return typeof since === "string" ? (
      <Banner tone="warn" title={text.failingSince(moment(new Date(since)))} detail={text.failingWords} />
    ) : null;
  const at = typeof record["offAt"] === "string" ? moment(new Date(record["offAt"])) : null;
  return (
    <>
      <Banner
        tone="warn"
        title={at === null ? text.off : text.offSince(at)}
        detail={typeof record["offReason"] === "string" ? record["offReason"] : undefined}
      >
        <Button
          pendingLabel={mutation.sent !== undefined && text.turningOn}
          onPress={() => mutation.mutate({})}
        >
          {text.turnOn}
        </Button>
      </Banner>
      <FailureBanner problem={mutation.error} words={text.turnOnFailed} />
    </>
  );
}
