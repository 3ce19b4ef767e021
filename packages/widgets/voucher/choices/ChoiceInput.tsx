import type { Said } from "@vanbook/sdk/rules";
import { useEffect, useMemo, useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import type { LookUp } from "../../form/look-up.ts";
import { useLookUp } from "../../form/use-look-up.ts";
import { ComboBox } from "../../parts/ComboBox.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { FieldValues, ImpliedBy } from "../definition.ts";
import { buildNextBlock, createChoiceIndex, type ChoiceIndex } from "./choice-index.ts";
import { findChoiceList, offerOptions, type Asked, type ChoiceList } from "./choice-list.ts";
import { useImplied } from "./use-implied.ts";
import type { Had } from "./use-lately.ts";
import { useMadeInPlace } from "./use-made-in-place.tsx";

interface ChoiceInputProps {
  label: string;
  from: LookUp;
  lately: readonly Had[];
  placeholder: string | undefined;
  impliedBy: readonly ImpliedBy[] | undefined;
  value: string | null;
  values: FieldValues;
  onChange: (value: string | null) => void;
  error: Said | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}

/** Searches a server list of any size by name or code. Also shows a value no longer listed. */
export function ChoiceInput({
  from,
  values,
  value,
  lately,
  placeholder,
  impliedBy,
  ...field
}: ChoiceInputProps) {
  const { master: text, voucherEntry: words } = useMastersText();
  const { options, isOff, isFailed, readAgain } = useLookUp(from, values);
  const isDisabled = field.isDisabled || isOff;
  const { making, form } = useMadeInPlace(from.makes, { isDisabled, readAgain, onChange: field.onChange });
  const [searchText, setSearchText] = useState<Asked>();
  const list = options && findChoiceList(options);
  useMadeReady(list?.index);
  const first = useMemo(
    () => list && from.lately && createRecentIndex(list, lately, words.lastOn),
    [list, from.lately, lately, words],
  );
  const chosenOption = useMemo(
    () =>
      value === null
        ? undefined
        : (list?.byValue.get(value) ?? (list && { value, label: text.notInList(value) })),
    [list, value, text],
  );
  const offeredOptions = useMemo(
    () => list && offerOptions(list, searchText, { chosen: chosenOption, lately: first }),
    [list, searchText, chosenOption, first],
  );
  return (
    <>
      <ComboBox
        {...field}
        placeholder={useImplied(impliedBy, values) ?? placeholder}
        options={offeredOptions?.options}
        value={value}
        onAsk={setSearchText}
        foot={offeredOptions?.isCut && searchText !== undefined ? words.goOnTyping : undefined}
        warning={chosenOption?.warning}
        error={field.error ?? (isFailed ? (from.failed ?? text.choicesFailed) : undefined)}
        isDisabled={isDisabled}
        making={making}
      />
      {form}
    </>
  );
}

function useMadeReady(index: ChoiceIndex | undefined): void {
  useEffect(() => {
    if (!index) return undefined;
    let timer = setTimeout(makeNext);
    function makeNext() {
      if (index && buildNextBlock(index)) timer = setTimeout(makeNext);
    }
    return () => clearTimeout(timer);
  }, [index]);
}

function createRecentIndex(
  { byValue }: ChoiceList,
  lately: readonly Had[],
  lastOn: (day: string) => string,
): ChoiceIndex | undefined {
  const listedOptions = lately.flatMap(({ value, day }) => {
    const option = byValue.get(value);
    return option ? { ...option, beside: lastOn(date(day)) } : [];
  });
  return listedOptions.length > 0 ? createChoiceIndex(listedOptions) : undefined;
}
