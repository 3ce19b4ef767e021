import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { gstr3bText } from "../../../sdk/generated/text/en-IN/gstr3b.ts";
import { useWriting } from "../../form/use-writing.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { useTextOf } from "../../text/use-text.ts";
import { Words } from "../ReturnFrame.tsx";
import { OpenedVoucher, useVoucherOpening } from "../returns/OpenedVoucher.tsx";
import { Bar } from "../returns/ReturnBar.tsx";
import { ScreenLink, type LinkToGst } from "../returns/ScreenLink.tsx";
import { sumHeads } from "./payment-lines.ts";
import { PostSetOff } from "./PostSetOff.tsx";

interface SetOffProps {
  gstReturn: Schema<"Gstr3bReturn">;
  linkTo: LinkToGst | undefined;
}

/** Posts the proposed set-off, or shows the journal of it; then what is to be paid in cash. */
export function SetOff({ gstReturn, linkTo }: SetOffProps) {
  const text = useTextOf("gstr3b", gstr3bText);
  const { setOff, payment, unknownCount } = gstReturn;
  const cash = sumHeads(payment.cash) + sumHeads(payment.reverseChargeCash);
  return (
    <>
      {setOff ? (
        <PostedJournal setOff={setOff} />
      ) : payment.uses.length === 0 ? (
        <Words>{text.nothingToSetOff}</Words>
      ) : (
        unknownCount === 0 && <ProposedSetOff gstReturn={gstReturn} />
      )}
      {cash > 0 && (
        <Words>
          {text.cashToPay(money(cash))} <ScreenLink linkTo={linkTo} to="payment" words={text.enterPayment} />
        </Words>
      )}
    </>
  );
}

function ProposedSetOff({ gstReturn }: { gstReturn: Schema<"Gstr3bReturn"> }) {
  const text = useTextOf("gstr3b", gstr3bText);
  const writing = useWriting(["gst.postSetOff"]);
  const [isAsked, setAsked] = useState(false);
  if (writing.isReadOnly) return null;
  return (
    <Words as="div">
      <Button variant="primary" onPress={() => setAsked(true)}>
        {text.postSetOff}
      </Button>
      {isAsked && <PostSetOff gstReturn={gstReturn} onClose={() => setAsked(false)} />}
    </Words>
  );
}

function PostedJournal({ setOff: { voucherId, number, date: day, amount } }: PostedJournalProps) {
  const text = useTextOf("gstr3b", gstr3bText);
  const { openedId, open, close } = useVoucherOpening();
  return (
    <Bar>
      <Banner tone="info" title={text.setOffPosted(number, date(day), money(amount))}>
        {open && <Button onPress={() => open(voucherId)}>{text.openJournal}</Button>}
      </Banner>
      {openedId !== undefined && (
        <Dialog title={text.openJournal} isOpen onClose={close} size="wide">
          <OpenedVoucher voucherId={openedId} onBack={close} />
        </Dialog>
      )}
    </Bar>
  );
}

interface PostedJournalProps {
  setOff: Schema<"PostedSetOff">;
}
