import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { readBase64 } from "../../parts/picture/data-url.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { inputBox } from "../../parts/Field.styles.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useReportModel } from "../../report/report-context.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useSay, useText, useTextOf } from "../../text/use-text.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";

export function LedgerWhatsApp() {
  const text = useTextOf("ledger", ledgerText);
  const { cancel } = useText();
  const say = useSay();
  const client = useVanbook();
  const toast = useToast();
  const { exports, table } = useReportModel();
  const [phone, setPhone] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  const ask = () => {
    if (phone.trim() === "") toast(text.enterNumber, "warn");
    else if (!table || table.page.rows === 0) toast(text.noData, "warn");
    else setAsking(true);
  };
  const send = async () => {
    setAsking(false);
    setSending(true);
    const file = await exports.pdf().then(encodeFile, () => null);
    if (file === null) toast(text.pdfFailed, "error");
    else if (file === undefined) toast(text.noData, "warn");
    else {
      const { name: fname, fileBase64 } = file;
      await client.whatsapp.send({ phone: phone.trim(), fname, fileBase64 }).then(
        (response) => toast(text.sent(response)),
        (error: Error) => toast(`${text.sendFailed} ${say(getFailureMessage(error))}`, "error"),
      );
    }
    setSending(false);
  };
  return (
    <Root
      className="vb-whatsapp"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <span className="vb-input-box">
        <input
          className="vb-input"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-label={text.number}
          placeholder={text.number}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </span>
      <Button type="submit" pendingLabel={isSending && text.sending}>
        {text.whatsApp}
      </Button>
      <Dialog
        title={text.whatsApp}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        size="narrow"
        isQuestion
        footer={
          <>
            <Button onPress={() => setAsking(false)}>{cancel}</Button>
            <Button variant="primary" onPress={() => void send()}>
              {text.send}
            </Button>
          </>
        }
      >
        <p>{text.confirm(phone.trim())}</p>
      </Dialog>
    </Root>
  );
}

async function encodeFile(file: { bytes: Uint8Array<ArrayBuffer>; name: string } | undefined) {
  return file && { name: file.name, fileBase64: await readBase64(new Blob([file.bytes])) };
}

const Root = styled.form`
  display: flex;
  flex: 1 1 calc(var(--vb-control) * 6.4);
  gap: var(--vb-space-2);
  max-width: calc(var(--vb-control) * 8.6);
  /* Shrinks before it sends the menu beside it to a line of its own. */
  .vb-input-box {
    ${inputBox}
    flex: 1 1 0;
    min-width: 0;
  }
  .vb-input {
    text-overflow: ellipsis;
  }
`;
