import { useQueryClient } from "@tanstack/react-query";
import { randomKey, type Schema } from "@vanbook/sdk";
import { useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { gstr3bText } from "../../../sdk/generated/text/en-IN/gstr3b.ts";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useTextOf } from "../../text/use-text.ts";
import { askAnew } from "../../voucher/after-posting.ts";

interface PostSetOffProps {
  gstReturn: Schema<"Gstr3bReturn">;
  onClose: () => void;
}

/** Asks before the journal of the set-off is posted, dated the last day of the period. */
export function PostSetOff({ gstReturn, onClose }: PostSetOffProps) {
  const text = useTextOf("gstr3b", gstr3bText);
  const cache = useQueryClient();
  const { period, kind, to, payment } = gstReturn;
  const amount = payment.uses.reduce((paise, use) => paise + Math.round(use.amount * 100), 0) / 100;
  // The same key for every try, so that a set-off is posted only once.
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (client, uses: Schema<"Gstr3bPayment">["uses"]) =>
      client.gst.postSetOff({ period, kind, date: to, uses }, { idempotencyKey }),
    onDone: () => {
      onClose();
      askAnew(cache);
    },
  });
  return (
    <Dialog
      title={text.postSetOff}
      isOpen
      onClose={onClose}
      size="narrow"
      isQuestion
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button
            variant="primary"
            pendingLabel={mutation.sent !== undefined && text.posting}
            onPress={() => mutation.mutate(payment.uses)}
          >
            {text.post}
          </Button>
        </>
      }
    >
      <FailureBanner problem={mutation.error} words={text.notPosted} />
      <p>{text.setOffQuestion(money(amount), date(to))}</p>
    </Dialog>
  );
}
