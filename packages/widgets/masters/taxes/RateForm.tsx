import type { Answer } from "@vanbook/sdk";
import { TaxRateInput, findFieldFault } from "@vanbook/sdk/rules";
import { useState, type FormEvent } from "react";
import { date } from "../../../sdk/format/date.ts";
import { formatPercent } from "../../../sdk/format/percent.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { DateField } from "../../parts/dates/DateField.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { taxesText } from "../../../sdk/generated/text/en-IN/taxes.ts";
import { useTextOf, useTranslate } from "../../text/use-text.ts";

export type Tax = Answer<"taxes.list">[number];

export function RateForm({ tax }: { tax: Tax }) {
  const text = useTextOf("taxes", taxesText);
  const translate = useTranslate();
  const toast = useToast();
  const [typedRate, setTypedRate] = useState<{ validFrom: string | null; rate: string }>();
  const [isSubmitted, setSubmitted] = useState(false);
  const { validFrom, rate } = typedRate ?? { validFrom: null, rate: "" };
  useMarkUnsaved(typedRate !== undefined);
  const faults = {
    validFrom: findFieldFault(TaxRateInput.validFrom, validFrom),
    rate: findFieldFault(TaxRateInput.rate, rate),
  };
  const change = (next: Partial<{ validFrom: string | null; rate: string }>) => {
    setTypedRate({ validFrom, rate, ...next });
    mutation.forgetError();
  };
  const mutation = useSingleMutation({
    request: (client, newRate: { validFrom: string; rate: number }) =>
      client.taxes.saveRate({ id: tax.id, ...newRate, Version: tax.Version }),
    // Items and prices also show today's rate.
    invalidates: "all",
    onDone: (_, newRate) => {
      setTypedRate(undefined);
      setSubmitted(false);
      toast(text.saved(formatPercent(newRate.rate), date(newRate.validFrom)));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (validFrom === null || faults.validFrom || faults.rate) return;
    mutation.mutate({ validFrom, rate: Number(rate.trim()) });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={text.newRate}>
      {mutation.error && <Banner title={text.failedSave} error={mutation.error} />}
      <DateField
        label={text.validFrom}
        value={validFrom}
        onChange={(day) => change({ validFrom: day })}
        error={isSubmitted ? faults.validFrom : undefined}
      />
      <TextField
        label={translate(TaxRateInput.rate.label)}
        value={rate}
        onChange={(next) => change({ rate: next })}
        error={isSubmitted ? faults.rate : undefined}
        inputMode="decimal"
      />
      <FormButtons className="vb-form-buttons">
        <Button
          type="submit"
          isDisabled={typedRate === undefined}
          pendingLabel={mutation.sent && text.saving}
        >
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}
