import { isVanbookError, randomKey, type Answer } from "@vanbook/sdk";
import { useRef, useState, type FormEvent } from "react";
import { drCr } from "../../../sdk/format/dr-cr.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Select } from "../../parts/Select.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useMastersText } from "../../text/use-masters-text.ts";

export interface OpeningFormProps {
  accountId: number;
  years: readonly Opening[];
}

export function OpeningForm({ accountId, years }: OpeningFormProps) {
  const { chart: text } = useMastersText();
  const toast = useToast();
  const key = useRef(randomKey());
  const [yearId, setYearId] = useState(String(years.at(-1)?.yearId ?? ""));
  const year = years.find((each) => String(each.yearId) === yearId);
  const [enteredOpening, setEnteredOpening] = useState<{ amount: string; side: Side }>();
  const [fault, setFault] = useState<string>();
  const { amount, side } = enteredOpening ?? toShownOpening(year);
  useMarkUnsaved(enteredOpening !== undefined);
  const change = (next: Partial<{ amount: string; side: Side }>) => {
    setEnteredOpening({ amount, side, ...next });
    setFault(undefined);
    mutation.forgetError();
  };
  const mutation = useSingleMutation({
    request: (
      client,
      { label: _, ...args }: { label: string; yearId: number; debit?: number; credit?: number },
    ) => client.ledgerAccounts.saveOpening({ accountId, ...args }, { idempotencyKey: key.current }),
    invalidates: "all",
    onDone: (savedOpening, { label }) => {
      key.current = randomKey();
      setEnteredOpening(undefined);
      toast(text.opened(label, drCr(savedOpening.opening)));
    },
    onFailed: (problem) => {
      // A retry after a lost response keeps the same key.
      if (isVanbookError(problem) && problem.status !== null && problem.status < 500)
        key.current = randomKey();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const figure = amount.replaceAll(",", "").trim();
    if (!AMOUNT_PATTERN.test(figure)) {
      event.currentTarget.querySelector<HTMLElement>("input.vb-input")?.focus();
      return setFault(text.amountWrong);
    }
    if (year) mutation.mutate({ label: year.label, yearId: year.yearId, [side]: Number(figure) });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={text.openings}>
      {mutation.error && <Banner title={text.failedSave} error={mutation.error} />}
      <Select
        label={text.columns.year}
        options={years.map((each) => ({ value: String(each.yearId), label: each.label }))}
        value={yearId}
        onChange={(chosenYear) => {
          setYearId(String(chosenYear));
          setEnteredOpening(undefined);
          setFault(undefined);
        }}
      />
      <TextField
        label={text.columns.opening}
        value={amount}
        onChange={(next) => change({ amount: next })}
        error={fault}
        inputMode="decimal"
        prefix="₹"
      />
      <Select
        label={text.side}
        options={[
          { value: "debit", label: text.debit },
          { value: "credit", label: text.credit },
        ]}
        value={side}
        onChange={(chosenSide) => change({ side: chosenSide === "credit" ? "credit" : "debit" })}
      />
      <FormButtons className="vb-form-buttons">
        <Button
          type="submit"
          isDisabled={enteredOpening === undefined}
          pendingLabel={mutation.sent && text.saving}
        >
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}

type Opening = Answer<"ledgerAccounts.openings">["data"][number];

type Side = "debit" | "credit";

function toShownOpening(year: Opening | undefined): { amount: string; side: Side } {
  const opening = year?.opening ?? 0;
  return {
    amount: opening === 0 ? "" : Math.abs(opening).toFixed(2),
    side: opening < 0 ? "credit" : "debit",
  };
}

/** Rupees with at most two decimals. 0 must be typed. */
const AMOUNT_PATTERN = /^\d{1,13}(\.\d{1,2})?$/;
