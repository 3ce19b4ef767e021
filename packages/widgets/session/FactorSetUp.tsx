import type { Schema } from "@vanbook/sdk";
import { useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { QrCode } from "./QrCode.tsx";

export interface FactorSetUpProps {
  factor: Schema<"FactorKey">;
  /** Sends the first code. */
  onCode: (code: string) => void;
  isSending: boolean;
  /** Why the code was refused. */
  failure?: string | undefined;
}

/**
 * The key of a new second factor, to scan or type into the app, and the field for its first code.
 */
export function FactorSetUp({ factor, onCode, isSending, failure }: FactorSetUpProps) {
  const { account: text } = useMastersText();
  const [code, setCode] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === "");
    if (code.trim() !== "") onCode(code.trim());
  };
  return (
    <Root className="vb-factor-set-up" noValidate onSubmit={submit}>
      <ol>
        <li>{text.scan}</li>
        <li className="vb-factor-key">
          <QrCode text={factor.uri} label={text.qr} />
          <p>
            {text.typeKey} <code>{factor.key.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
          </p>
        </li>
        <li>{text.firstCode}</li>
      </ol>
      {failure && <Banner title={failure} />}
      <TextField
        label={text.code}
        name="code"
        value={code}
        onChange={setCode}
        error={isMissing ? text.codeRequired : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Button type="submit" variant="primary" pendingLabel={isSending && text.checking}>
        {text.turnOn}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: var(--vb-space-3);
  ol {
    display: grid;
    gap: var(--vb-space-3);
    padding: 0;
    list-style: none;
  }
  .vb-factor-key {
    display: grid;
    gap: var(--vb-space-2);
    justify-items: center;
  }
  code {
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
  .vb-button-primary {
    justify-self: start;
  }
`;
