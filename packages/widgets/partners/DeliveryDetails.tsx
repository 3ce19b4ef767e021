import { styled } from "styled-components";
import { useRead } from "../form/use-read.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { CopyButton } from "./CopyButton.tsx";
import type { Delivery } from "./delivery.ts";
import { codeBlock } from "./Partners.styles.ts";

export function DeliveryDetails({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const { webhooks: text } = usePartnersText();
  const toast = useToast();
  const { id, eventId, error, code, text: answer, triedAt } = delivery;
  const sentEvents = useRead({ operation: "events.list", args: { after: eventId - 1, limit: 1 } });
  const event = sentEvents.data?.events[0];
  const resend = useSingleMutation({
    request: (client) => client.webhooks.resend({ webhookId, deliveryId: id }),
    invalidates: ["webhooks.deliveries", webhookId],
    onDone: ({ message }) => {
      toast(message);
    },
  });
  const body = event && JSON.stringify(event, null, 2);
  return (
    <Details>
      {error !== null && (
        <Banner tone="warn" title={error} detail={triedAt && text.triedAt(formatMoment(new Date(triedAt)))} />
      )}
      <p className="vb-part">{text.sent}</p>
      {sentEvents.error && <Banner title={text.failedBody} onRetry={() => void sentEvents.refetch()} />}
      {body !== undefined && (
        <div className="vb-code">
          <pre tabIndex={0} role="region" aria-label={text.sent}>
            {body}
          </pre>
          <CopyButton text={body} />
        </div>
      )}
      <p className="vb-part">{code === null ? text.answer : text.answered(code)}</p>
      {answer ? (
        <pre tabIndex={0} role="region" aria-label={text.answer}>
          {answer}
        </pre>
      ) : (
        <p className="vb-description">{text.noAnswer}</p>
      )}
      <FailureBanner problem={resend.error} words={text.resendFailed} />
      <div>
        <Button pendingLabel={resend.sent !== undefined && text.resending} onPress={() => resend.mutate({})}>
          {text.resend}
        </Button>
      </div>
    </Details>
  );
}

const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-2);
  min-width: 0;
  padding: var(--vb-space-3);
  .vb-part {
    font-weight: var(--vb-weight-medium);
  }
  .vb-code {
    display: flex;
    gap: var(--vb-space-2);
    align-items: flex-start;
    min-width: 0;
  }
  .vb-code > pre {
    flex: 1;
  }
  pre {
    ${codeBlock}
    min-width: 0;
    max-height: calc(var(--vb-row) * 7);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
