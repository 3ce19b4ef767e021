import type { Said } from "@vanbook/sdk/rules";
import { useEffect, useMemo, useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import type { LookUp } from "../../form/look-up.ts";
import { useLookUp } from "../../form/use-look-up.ts";
import { ComboBox } from "../../parts/ComboBox.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { FieldValues } from "../definition.ts";
import { indexNext, indexOf, type ChoiceIndex } from "./choice-index.ts";
import { choiceList, offeredOf, type Asked, type ChoiceList } from "./choice-list.ts";
import type { Had } from "./use-lately.ts";
import { useMadeInPlace } from "./use-made-in-place.tsx";

interface ChoiceInputProps {
  label: string;
  from: LookUp;
  /** What the voucher's party had recently. */
  lately: readonly Had[];
  placeholder: string | undefined;
  value: string | null;
  values: FieldValues;
  onChange: (value: string | null) => void;
  error: Said | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}

/**
 * A choice from a server list of any size, found by name or code while typing. A chosen value that is no longer
 * listed is still shown.
 */
export function ChoiceInput({ from, values, value, lately, ...field }: ChoiceInputProps) {
  const { master: text, voucherEntry: words } = useMastersText();
  const { options, isOff, isFailed, readAgain } = useLookUp(from, values);
  const isDisabled = field.isDisabled || isOff;
  const { making, form } = useMadeInPlace(from.makes, { isDisabled, readAgain, onChange: field.onChange });
  const [asked, setAsked] = useState<Asked>();
  const list = options && choiceList(options);
  useMadeReady(list?.index);
  const first = useMemo(
    () => list && from.lately && latelyIn(list, lately, words.lastOn),
    [list, from.lately, lately, words],
  );
  const chosen = useMemo(
    () =>
      value === null
        ? undefined
        : (list?.byValue.get(value) ?? (list && { value, label: text.notInList(value) })),
    [list, value, text],
  );
  const offered = useMemo(
    () => list && offeredOf(list, asked, { chosen, lately: first }),
    [list, asked, chosen, first],
  );
  return (
    <>
      <ComboBox
        {...field}
        options={offered?.options}
        value={value}
        onAsk={setAsked}
        foot={offered?.isCut && asked !== undefined ? words.goOnTyping : undefined}
        error={field.error ?? (isFailed ? (from.failed ?? text.choicesFailed) : undefined)}
        isDisabled={isDisabled}
        making={making}
      />
      {form}
    </>
  );
}

/** Builds an index in idle time, block by block, without delaying key presses. */
function useMadeReady(index: ChoiceIndex | undefined): void {
  useEffect(() => {
    if (!index) return undefined;
    let timer = setTimeout(makeNext);
    function makeNext() {
      if (index && indexNext(index)) timer = setTimeout(makeNext);
    }
    return () => clearTimeout(timer);
  }, [index]);
}

/** Recent choices that are still listed, with their date. */
function latelyIn(
  { byValue }: ChoiceList,
  lately: readonly Had[],
  lastOn: (day: string) => string,
): ChoiceIndex | undefined {
  const listed = lately.flatMap(({ value, day }) => {
    const option = byValue.get(value);
    return option ? { ...option, beside: lastOn(date(day)) } : [];
  });
  return listed.length > 0 ? indexOf(listed) : undefined;
}
