import { randomKey } from "@vanbook/sdk";
import { useState } from "react";
import { statement2bText } from "../../sdk/generated/text/en-IN/statement-2b.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useWriting } from "../form/use-writing.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useTextOf } from "../text/use-text.ts";

/** Accepts each exact match that has no decision yet. */
export function AcceptExact({ month }: { month: string }) {
  const text = useTextOf("statement2b", statement2bText);
  const writing = useWriting(["gst.decide2b"]);
  const [count, setCount] = useState<number>();
  const mutation = useSingleMutation({
    request: (client, of: string) =>
      client.gst.decide2b(
        { month: of, decision: "accept", allExact: true },
        { idempotencyKey: randomKey(), timeout: REQUEST_TIMEOUT_MS },
      ),
    onDone: ({ decided }) => setCount(decided),
    invalidates: ["gst.statement2b"],
  });
  if (writing.isReadOnly) return null;
  return (
    <>
      <p>
        <Button
          variant="primary"
          pendingLabel={mutation.sent !== undefined && text.deciding}
          onPress={() => mutation.mutate(month)}
        >
          {text.acceptExact}
        </Button>
      </p>
      {count !== undefined && <Banner tone="info" title={text.accepted(count)} />}
      <FailureBanner problem={mutation.error} words={text.notDecided} />
    </>
  );
}

const REQUEST_TIMEOUT_MS = 120_000;
