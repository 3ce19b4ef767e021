import { useEffect, useLayoutEffect, useMemo, useRef, type SyntheticEvent } from "react";
import { FormButtons } from "../form/FormButtons.styles.ts";
import { FormSurface } from "../form/FormSurface.styles.ts";
import { WritingState } from "../form/WritingState.tsx";
import { money } from "../../sdk/format/money.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { CHOSEN_EVENT } from "../parts/making/making.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay } from "../text/use-text.ts";
import type { Correction } from "./correction.ts";
import type { AnyVoucher } from "./definition.ts";
import { useAskedFocus } from "./effects/use-asked-focus.ts";
import { ChosenFacts } from "./facts/ChosenFacts.tsx";
import { focusNext } from "./field-order.ts";
import type { Held } from "./correction.ts";
import { takeFormKey } from "./form-keys.ts";
import { takeKeysFromNowhere } from "./keys-from-nowhere.ts";
import { selectFaults } from "./state/select-faults.ts";
import { selectPriced } from "./state/select-prices.ts";
import type { Posted } from "./state/voucher-state.ts";
import { useVoucher, type VoucherModel } from "./use-voucher.ts";
import { loadPaper } from "../paper/load-paper.ts";
import { PaperButton } from "../paper/PaperButton.tsx";
import { VoucherFrame } from "./Voucher.styles.ts";
import { VoucherFields } from "./VoucherFields.tsx";
import { VoucherLines } from "./VoucherLines.tsx";
import { VoucherSum } from "./totals/VoucherSum.tsx";
import { VoucherTotals } from "./totals/VoucherTotals.tsx";
import { listFieldsAboveLines, listFieldsUnderLines } from "./voucher-values.ts";

export interface VoucherFormProps {
  definition: AnyVoucher;
  isReadOnly: boolean | undefined;
  heading: 1 | 2 | 3 | false | undefined;
  onPosted: ((postedDocument: Posted) => void) | undefined;
  correction?: Correction;
  heldDocument?: Held | undefined;
  /** Asks whether to cancel the posted document; undefined if that is not allowed. */
  onCancel?: (() => void) | undefined;
  /** Message about an earlier voucher, shown until the user types something. */
  said?: string | undefined;
}

/** Enter moves to the next field, Ctrl+Enter posts the voucher and starts the next one. */
export function Voucher(props: VoucherFormProps) {
  const {
    definition: sourceDefinition,
    isReadOnly,
    heading = 2,
    onPosted,
    correction,
    heldDocument,
    onCancel,
    said,
  } = props;
  const model = useVoucher(sourceDefinition, { isReadOnly, onPosted, correction, heldDocument });
  const { entry, state, dispatch, writing } = model;
  const { definition } = entry;
  const say = useSay();
  const { voucherEntry: text } = useMastersText();
  const faults = useMemo(() => selectFaults(entry, state, text), [entry, state, text]);
  const pricedVoucher = useMemo(() => selectPriced(entry, state), [entry, state]);
  const Title = `h${heading || 2}` as const;
  const frame = useRef<HTMLDivElement>(null);
  useAskedFocus(frame, state.focus);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = form.current;
    const goOn = () => focusNext(box);
    box?.addEventListener(CHOSEN_EVENT, goOn);
    return () => box?.removeEventListener(CHOSEN_EVENT, goOn);
  }, []);
  // Runs before painting, so that the user can type at once.
  useLayoutEffect(
    () => (heading === 1 && form.current ? takeKeysFromNowhere(form.current) : undefined),
    [heading],
  );
  const title = correction ? text.correcting(definition.title, correction.voucherNo) : definition.title;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch({ type: "postingAsked" });
  };
  return (
    <VoucherFrame className="vb-voucher" ref={frame} aria-busy={!writing.isKnown}>
      {heading !== false && <Title className="vb-report-title">{title}</Title>}
      <WritingState writing={writing} />
      <FormSurface
        className="vb-card vb-form"
        ref={form}
        noValidate
        aria-label={title}
        onSubmit={submit}
        onKeyDownCapture={(event) => takeFormKey(event, dispatch)}
      >
        {writing.reason && <p className="vb-description">{writing.reason}</p>}
        <Said model={model} said={said} />
        <VoucherFields model={model} fields={listFieldsAboveLines(definition.head)} faults={faults} />
        <ChosenFacts definition={definition} voucher={state.voucher} />
        {definition.lines && <VoucherLines model={model} lines={definition.lines} faults={faults} />}
        {faults["lines"] && (
          <p className="vb-error" role="alert">
            {say(faults["lines"])}
          </p>
        )}
        {definition.lines?.rest && (
          <VoucherSum rest={definition.lines.rest} rules={definition.rules} fields={state.voucher.fields} />
        )}
        {definition.price && <VoucherTotals price={definition.price} priced={pricedVoucher} />}
        <VoucherFields model={model} fields={listFieldsUnderLines(definition.head)} faults={faults} />
        {!writing.isReadOnly && (
          <FormButtons className="vb-form-buttons">
            <Button type="submit" variant="primary" pendingLabel={state.isPosting && text.posting}>
              {text.post}
            </Button>
            <Button isDisabled={!model.isBegun || state.isPosting} onPress={() => clear(model)}>
              {text.clear}
            </Button>
            {onCancel && (
              <Button variant="danger" isDisabled={state.isPosting} onPress={onCancel}>
                {text.cancel}
              </Button>
            )}
            <p className="vb-description">{text.keys}</p>
          </FormButtons>
        )}
      </FormSurface>
    </VoucherFrame>
  );
}

/** Messages: the last posting, the reason of a refusal, and a restored draft. */
function Said({ model, said }: { model: VoucherModel; said: string | undefined }) {
  const { entry, state, isBegun } = model;
  const { definition } = entry;
  const { posted, failure, isRestored } = state;
  const { voucherEntry: text } = useMastersText();
  const say = useSay();
  return (
    <>
      {said !== undefined && !isBegun && <Banner tone="info" title={said} />}
      {posted && said === undefined && (
        <Banner
          tone="info"
          title={text.posted(
            definition.title,
            "voucherNo" in posted ? posted.voucherNo : String(posted.number),
            money(posted.amount),
          )}
          detail={"warnings" in posted ? posted.warnings.map(say).join(" ") : ""}
        >
          {definition.paper && posted.id !== null && (
            <PaperButton paper={definition.paper} id={posted.id} load={loadPaper(definition.paper)} />
          )}
        </Banner>
      )}
      {failure && <Banner title={failure.title} detail={failure.detail} requestId={failure.requestId} />}
      {isRestored && isBegun && (
        <Banner tone="info" title={text.restored}>
          <Button onPress={() => clear(model)}>{text.begin}</Button>
        </Banner>
      )}
    </>
  );
}

function clear({ dispatch, newEntry }: VoucherModel) {
  dispatch({ type: "cleared", fresh: newEntry() });
}
