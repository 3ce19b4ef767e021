import type { Schema } from "@vanbook/sdk";
import { useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { styled } from "styled-components";
import { ComboBox } from "../parts/ComboBox.tsx";
import type { FieldInputProps } from "../master/definition.ts";
import type { MadeMaster } from "../form/look-up.ts";
import { useMasterModel } from "../master/master-context.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useMadeInPlace } from "../voucher/choices/use-made-in-place.tsx";
import { ACCOUNT_GROUP } from "../../sdk/books/account-groups.ts";
import { chooseRetryInterval } from "../form/use-look-up.ts";
import { useVanbook, useToday } from "../provider/use-vanbook.ts";
import { drCr } from "../../sdk/format/dr-cr.ts";

/** The cash or bank ledger that gets the money. It decides whether the cheque fields are shown. */
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

export function LedgerTypeInput(props: FieldInputProps) {
  const { ledgers } = useReceiptLedgers();
  const chosenLedger = ledgers?.find(({ PLID }) => PLID === props.value);
  return (
    <>
      <LedgerInput
        {...props}
        keeps={({ AccGroupid }) => !isMode(AccGroupid)}
        makes="party"
        name={props.record?.["PartyLedgerName"]}
        onChosen={(ledger) => props.onChange(ledger?.PLID ?? null)}
      />
      {chosenLedger && <LedgerBalance ledger={chosenLedger} />}
    </>
  );
}

interface LedgerInputProps extends FieldInputProps {
  keeps: (ledger: Schema<"LedgerAccount">) => boolean;
  makes: MadeMaster;
  /** The record's name for its ledger, so that a ledger no longer offered is still shown. */
  name: unknown;
  onChosen: (ledger: Schema<"LedgerAccount"> | undefined) => void;
}

function LedgerInput({ keeps, makes, name, onChosen, ...field }: LedgerInputProps) {
  const { master: text, receipt: words } = useMastersText();
  const { ledgers, isFailed, readAgain } = useReceiptLedgers();
  const toLedgerOptions = (all: readonly Schema<"LedgerAccount">[]) =>
    all.filter(keeps).map(({ PLID, LedgerName }) => ({ value: String(PLID), label: LedgerName }));
  const choose = (id: string | null, from = ledgers) =>
    onChosen(from?.find(({ PLID }) => String(PLID) === id));
  const latestLedgers = useRef(ledgers);
  const { making, form } = useMadeInPlace(makes, {
    isDisabled: field.isDisabled,
    readAgain: async () => toLedgerOptions((latestLedgers.current = await readAgain())),
    onChange: (id) => choose(id, latestLedgers.current),
  });
  const value = typeof field.value === "number" ? String(field.value) : null;
  const offeredOptions = ledgers && toLedgerOptions(ledgers);
  const isListed =
    value === null || !offeredOptions || offeredOptions.some((option) => option.value === value);
  const options = isListed
    ? offeredOptions
    : [{ value, label: words.notListed(String(name ?? value)) }, ...offeredOptions];
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

/**
 * The ledgers that a receipt can name; `ledgers` is undefined while loading. Both fields share one
 * request.
 */
function useReceiptLedgers(): {
  ledgers: readonly Schema<"LedgerAccount">[] | undefined;
  isFailed: boolean;
  readAgain: () => Promise<readonly Schema<"LedgerAccount">[]>;
} {
  const client = useVanbook();
  const query = useQuery({
    queryKey: ["look-up", "accounts.ledgers"],
    queryFn: ({ signal }) => client.accounts.ledgers({}, { signal }),
    staleTime: 60_000,
    refetchInterval: chooseRetryInterval,
  });
  return {
    ledgers: query.data,
    isFailed: query.isError,
    readAgain: async () => (await query.refetch({ cancelRefetch: false })).data ?? [],
  };
}

function isMode(group: number): boolean {
  return group === ACCOUNT_GROUP.bank || group === ACCOUNT_GROUP.cash;
}

function LedgerBalance({ ledger }: { ledger: Schema<"LedgerAccount"> }) {
  const { receipt: text } = useMastersText();
  const client = useVanbook();
  const today = useToday();
  const query = useQuery({
    queryKey: ["ledger.report", "closing", ledger.PLID, today],
    queryFn: async ({ signal }) => {
      const args = { FromDate: today, ToDate: today, AccountCode: ledger.PLID };
      return (await client.ledger.report.table(args, { pageSize: 1, signal })).totals.Closing;
    },
  });
  const words = ledger.PartyID === null ? text.balance : text.outstanding;
  return (
    <Balance className="vb-description vb-ledger-balance" role="status">
      {query.isError || query.data === undefined ? "" : words(drCr(query.data))}
    </Balance>
  );
}

const Balance = styled.p`
  margin: var(--vb-space-1) 0 0;
`;
