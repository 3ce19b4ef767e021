import { useState } from "react";
import { styled } from "styled-components";
import { isDay } from "../../sdk/format/day.ts";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useWriting } from "../form/use-writing.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useTextOf } from "../text/use-text.ts";

/** Notes the time at which the portal cancelled an e-invoice. */
export function MarkCancelled({ voucherId }: { voucherId: number }) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const writing = useWriting(["eInvoices.markCancelled"]);
  const [typedTime, setTypedTime] = useState("");
  const [isRefused, setRefused] = useState(false);
  const mutation = useSingleMutation({
    request: (client, cancelledAt: string) => client.eInvoices.markCancelled({ voucherId, cancelledAt }),
    invalidates: ["eInvoices.list"],
  });
  if (writing.isReadOnly) return null;
  if (mutation.isDone) return <Banner tone="info" title={text.marked} />;
  const send = () => {
    const cancelledAt = readPortalTime(typedTime);
    setRefused(cancelledAt === undefined);
    if (cancelledAt !== undefined) mutation.mutate(cancelledAt);
  };
  return (
    <Box className="vb-mark-cancelled">
      <FailureBanner problem={mutation.error} words={text.notMarked} />
      <TextField
        label={text.cancelledAt}
        description={text.cancelledAtHelp}
        value={typedTime}
        onChange={setTypedTime}
        error={isRefused ? text.notTime : undefined}
      />
      <p>
        <Button pendingLabel={mutation.sent !== undefined && text.marking} onPress={send}>
          {text.mark}
        </Button>
      </p>
    </Box>
  );
}

/** By the portal's clock, which is Indian; undefined for anything else. */
function readPortalTime(text: string): string | undefined {
  const parts = /^(\d\d)-(\d\d)-(\d{4}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  if (!parts) return undefined;
  const [, day, month, year, hour, minute] = parts;
  return isDay(`${year}-${month}-${day}`) ? `${year}-${month}-${day}T${hour}:${minute}:00+05:30` : undefined;
}

const Box = styled.div`
  display: grid;
  gap: var(--vb-space-2);
`;
