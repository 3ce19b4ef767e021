import type { Schema } from "@vanbook/sdk";
import { useRef } from "react";
import { ComboBox } from "../parts/ComboBox.tsx";
import type { FieldInputProps } from "../master/definition.ts";
import type { MadeMaster } from "../form/look-up.ts";
import { useMasterModel } from "../master/master-context.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useMadeInPlace } from "../voucher/choices/use-made-in-place.tsx";
import { LedgerBalance } from "./LedgerBalance.tsx";
import { isMode, useReceiptLedgers } from "./use-receipt-ledgers.ts";

/** Receipt Type: the cash or bank ledger that receives the money. It decides whether the cheque fields are shown. */
export function ReceiptTypeInput(props: FieldInputProps) {
  const { form } = useMasterModel();
  return (
    <LedgerInput
      {...props}
      keeps={({ AccGroupid }) => isMode(AccGroupid)}
      makes="account"
      name={props.record?.["PLedgerName"]}
      onChosen={(ledger) => {
        props.onChange(ledger?.PLID ?? null);
        form.setValue("AccGroupid", ledger?.AccGroupid ?? null);
      }}
    />
  );
}

/** Ledger Type: the payer, with the amount owed. */
export function LedgerTypeInput(props: FieldInputProps) {
  const { ledgers } = useReceiptLedgers();
  const chosen = ledgers?.find(({ PLID }) => PLID === props.value);
  return (
    <>
      <LedgerInput
        {...props}
        keeps={({ AccGroupid }) => !isMode(AccGroupid)}
        makes="party"
        name={props.record?.["PartyLedgerName"]}
        onChosen={(ledger) => props.onChange(ledger?.PLID ?? null)}
      />
      {chosen && <LedgerBalance ledger={chosen} />}
    </>
  );
}

interface LedgerInputProps extends FieldInputProps {
  keeps: (ledger: Schema<"LedgerAccount">) => boolean;
  /** The master for creating a missing record in place. */
  makes: MadeMaster;
  /** The record's name for its ledger, so that a ledger no longer offered is still shown. */
  name: unknown;
  onChosen: (ledger: Schema<"LedgerAccount"> | undefined) => void;
}

function LedgerInput({ keeps, makes, name, onChosen, ...field }: LedgerInputProps) {
  const { master: text, receipt: words } = useMastersText();
  const { ledgers, isFailed, readAgain } = useReceiptLedgers();
  const optionsOf = (all: readonly Schema<"LedgerAccount">[]) =>
    all.filter(keeps).map(({ PLID, LedgerName }) => ({ value: String(PLID), label: LedgerName }));
  const choose = (id: string | null, from = ledgers) =>
    onChosen(from?.find(({ PLID }) => String(PLID) === id));
  const anew = useRef(ledgers);
  const { making, form } = useMadeInPlace(makes, {
    isDisabled: field.isDisabled,
    readAgain: async () => optionsOf((anew.current = await readAgain())),
    onChange: (id) => choose(id, anew.current),
  });
  const value = typeof field.value === "number" ? String(field.value) : null;
  const offered = ledgers && optionsOf(ledgers);
  const isListed = value === null || !offered || offered.some((option) => option.value === value);
  const options = isListed ? offered : [{ value, label: words.notListed(String(name ?? value)) }, ...offered];
  return (
    <>
      <ComboBox
        label={field.label}
        options={options}
        value={value}
        onChange={(id) => choose(id)}
        error={field.error ?? (isFailed ? text.choicesFailed : undefined)}
        isRequired={field.isRequired}
        isDisabled={field.isDisabled}
        making={making}
      />
      {form}
    </>
  );
}
