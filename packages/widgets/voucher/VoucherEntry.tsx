import { isVanbookError } from "@vanbook/sdk";
import { useEffect, useReducer, useRef, type KeyboardEvent } from "react";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { useTranslate } from "../text/use-text.ts";
import { CorrectedVoucher } from "./CorrectedVoucher.tsx";
import type { StepToVoucher } from "./earlier-vouchers.ts";
import { useEarlierVouchers } from "./effects/use-earlier-vouchers.ts";
import { useStepToVoucher } from "./effects/use-step-to-voucher.ts";
import { focusFirstField } from "./field-order.ts";
import { NEW_SHOWN, reduceEarlier, type Step } from "./state/reduce-earlier.ts";
import { EntryFrame } from "./Voucher.styles.ts";
import { Voucher, type VoucherFormProps } from "./Voucher.tsx";

/** PageUp opens earlier vouchers, Alt+X cancels the open one, PageDown returns to the new one. */
export function VoucherEntry(props: VoucherFormProps) {
  const step = useStepToVoucher(props.definition.operation);
  return step ? <WithEarlier {...props} step={step} /> : <Voucher {...props} />;
}

function WithEarlier({ step, ...form }: VoucherFormProps & { step: StepToVoucher }) {
  const { voucherEntry: text } = useMastersText();
  const noun = useTranslate()(form.definition.noun);
  const box = useRef<HTMLDivElement>(null);
  const earlier = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(reduceEarlier, NEW_SHOWN);
  const { shown, isEnd, failure, isCancelAsked, cancelled } = state;
  const turn = useEarlierVouchers(step, state, dispatch);
  // Salesmen enter bills but may not see the Day Book.
  const mayLook = !isVanbookError(failure?.error) || failure.error.code !== "ROLE_FORBIDDEN";
  const openedVoucherId = shown?.opened;
  const hasTurned = useRef(false);
  // The element that had the focus is now hidden or removed.
  useEffect(() => {
    if (openedVoucherId !== undefined) earlier.current?.focus();
    else if (hasTurned.current) focusFirstField(box.current);
    hasTurned.current = openedVoucherId !== undefined;
  }, [openedVoucherId]);
  const onKey = (event: KeyboardEvent) => {
    // Ignore keys in a dialog over the voucher.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    // Use the physical key: on a Mac, Alt changes the letter.
    if (shown && event.altKey && !event.ctrlKey && event.code === "KeyX") {
      event.preventDefault();
      dispatch({ type: "cancelAsked", isAsked: true });
    }
    const by = TURN_STEPS[event.key as keyof typeof TURN_STEPS] as Step | undefined; // any key may have been pressed
    if (!by || event.altKey || event.ctrlKey || event.shiftKey || isOwn(event.target)) return;
    event.preventDefault();
    // Otherwise, a list that opened automatically would also move by a page.
    event.stopPropagation();
    turn(by);
  };
  return (
    <EntryFrame className="vb-voucher-entry" ref={box} onKeyDownCapture={onKey}>
      {/* Keeps the values typed in the new voucher while an earlier voucher is shown. */}
      <div hidden={shown !== undefined}>
        <Voucher
          {...form}
          said={cancelled}
          onPosted={(postedVoucher) => {
            dispatch({ type: "posted" });
            form.onPosted?.(postedVoucher);
          }}
        />
      </div>
      {shown && (
        <section ref={earlier} tabIndex={-1} aria-label={text.earlierOne(noun)}>
          <CorrectedVoucher
            {...form}
            key={shown.opened}
            voucherId={shown.opened}
            cancelling={{
              isAsked: isCancelAsked,
              ask: (isAsked) => dispatch({ type: "cancelAsked", isAsked }),
              onCancelled: (words) => dispatch({ type: "cancelled", words }),
            }}
            onPosted={(postedVoucher) => {
              if ("voucherId" in postedVoucher)
                dispatch({ type: "corrected", voucherId: postedVoucher.voucherId });
              form.onPosted?.(postedVoucher);
            }}
          />
        </section>
      )}
      {failure && (
        <Banner
          title={text.notRead(noun)}
          error={failure.error}
          onRetry={mayLook ? () => turn(failure.by) : undefined}
        />
      )}
      {mayLook && (
        <p className="vb-voucher-turns">
          <Button variant="quiet" icon="left" onPress={() => turn(1)}>
            {text.earlier}
          </Button>
          {shown && (
            <Button variant="quiet" icon="right" onPress={() => turn(-1)}>
              {text.later}
            </Button>
          )}
          <span role="status" className="vb-description">
            {isEnd && text.noEarlier(noun)}
          </span>
        </p>
      )}
    </EntryFrame>
  );
}

const TURN_STEPS = { PageUp: 1, PageDown: -1 } as const;

/** The element uses PageUp and PageDown itself: a date segment, or an open list in use. */
function isOwn(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    !isUntouched(target) &&
    (target.getAttribute("role") === "spinbutton" ||
      target.getAttribute("aria-expanded") === "true" ||
      target.closest('[role="listbox"]') !== null)
  );
}

/** Its list opened on focus and is unused: nothing typed, text selected, no option highlighted. */
function isUntouched(field: HTMLElement): boolean {
  return (
    field instanceof HTMLInputElement &&
    field.getAttribute("role") === "combobox" &&
    !field.getAttribute("aria-activedescendant") &&
    field.selectionStart === 0 &&
    field.selectionEnd === field.value.length
  );
}
