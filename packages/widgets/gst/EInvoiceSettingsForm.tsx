import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { styled } from "styled-components";
import { getFinancialYear, getYearAfter } from "../../sdk/books/years/financial-year.ts";
import { date } from "../../sdk/format/date.ts";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Button } from "../parts/Button.tsx";
import { DateField } from "../parts/dates/DateField.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { useTextOf } from "../text/use-text.ts";
import { isAmount, isPin, makeSettings, openSettings, type TypedSettings } from "./e-invoice-settings.ts";

interface EInvoiceSettingsFormProps {
  settings: Schema<"EInvoiceSettings">;
  onClose: () => void;
}

/** First day, PIN code, turnovers and the portal's public keys. */
export function EInvoiceSettingsForm({ settings, onClose }: EInvoiceSettingsFormProps) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const today = useToday();
  const [typedSettings, setTypedSettings] = useState(() => openSettings(settings));
  const [isChecked, setChecked] = useState(false);
  const change = (changes: Partial<TypedSettings>) => setTypedSettings({ ...typedSettings, ...changes });
  const mutation = useSingleMutation({
    request: (client, body: Schema<"EInvoiceSettingsInput">) => client.eInvoices.saveSettings(body),
    onDone: onClose,
    invalidates: "all",
  });
  const save = () => {
    const body = makeSettings(typedSettings, settings.portalKeys);
    setChecked(true);
    if (body) mutation.mutate(body);
  };
  const isKeyWithoutDay =
    isChecked && typedSettings.publicKey.trim() !== "" && typedSettings.keyFrom === null;
  return (
    <Dialog
      title={text.settings}
      isOpen
      onClose={onClose}
      size="wide"
      footer={
        <Button variant="primary" pendingLabel={mutation.sent !== undefined && text.saving} onPress={save}>
          {text.save}
        </Button>
      }
    >
      <Fields className="vb-e-invoice-settings">
        <FailureBanner problem={mutation.error} words={text.notSaved} />
        <DateField
          label={text.dutyFrom}
          value={typedSettings.dutyFrom}
          onChange={(dutyFrom) => change({ dutyFrom })}
        />
        {settings.dutyByTurnover !== null && (
          <p className="vb-description">{text.byTurnover(date(settings.dutyByTurnover))}</p>
        )}
        <TextField
          label={text.pin}
          inputMode="numeric"
          value={typedSettings.pin}
          onChange={(pin) => change({ pin })}
          error={isChecked && !isPin(typedSettings.pin) ? text.notPin : undefined}
        />
        <strong>{text.turnovers}</strong>
        <Years>
          {listYears(today).map((year) => {
            const amount = typedSettings.turnovers[year] ?? "";
            return (
              <TextField
                key={year}
                label={text.turnover(year)}
                inputMode="decimal"
                value={amount}
                onChange={(next) => change({ turnovers: { ...typedSettings.turnovers, [year]: next } })}
                error={isChecked && !isAmount(amount) ? text.notAmount : undefined}
              />
            );
          })}
        </Years>
        <strong>{text.keys}</strong>
        {settings.portalKeys.length === 0 && <p className="vb-description">{text.noKeys}</p>}
        {settings.portalKeys.map(({ publicKey, from }) => (
          <p key={publicKey}>{text.key(date(from))}</p>
        ))}
        <TextField
          label={text.newKey}
          description={text.newKeyHelp}
          isLong
          value={typedSettings.publicKey}
          onChange={(publicKey) => change({ publicKey })}
        />
        <DateField
          label={text.keyFrom}
          value={typedSettings.keyFrom}
          onChange={(keyFrom) => change({ keyFrom })}
          error={isKeyWithoutDay ? text.dayMissing : undefined}
        />
      </Fields>
    </Dialog>
  );
}

/** The years whose turnover may decide it, newest first: from 2017-18 to the one before today's. */
function listYears(today: string): string[] {
  const labels: string[] = [];
  for (let year = getFinancialYear("2017-04-01"); year.end < today; year = getYearAfter(year.end))
    labels.unshift(year.label);
  return labels;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
`;
const Years = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--vb-space-3);
`;
