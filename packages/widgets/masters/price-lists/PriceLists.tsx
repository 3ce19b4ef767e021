import { PriceListInput, rateTypes } from "@vanbook/sdk/rules";
import { useRef, useState, type FormEvent } from "react";
import { DiscardQuestion } from "../../master/DiscardQuestion.tsx";
import { MasterFrame } from "../../master/Master.styles.ts";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { FormFields } from "../../master/MasterFields.styles.ts";
import { FormSurface } from "../../form/FormSurface.styles.ts";
import { useWriting } from "../../form/use-writing.ts";
import { WritingState } from "../../form/WritingState.tsx";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { DateField } from "../../parts/dates/DateField.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { SearchField } from "../../parts/SearchField.tsx";
import { Select } from "../../parts/Select.tsx";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { priceListsText } from "../../../sdk/generated/text/en-IN/price-lists.ts";
import { useTextOf } from "../../text/use-text.ts";
import { useTranslated } from "../../text/use-translated.ts";
import { findItems } from "./new-prices.ts";
import { PriceTable } from "./PriceTable.tsx";
import { RaiseAll } from "./RaiseAll.tsx";
import { usePriceList, type RateType } from "./use-price-list.ts";

export interface PriceListsProps {
  /** View only, for users who may not change prices. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Called after a save or removal, with the server's answer. */
  onSaved?: (answer: unknown) => void;
}

/**
 * Says what items cost for customers of a rate type from a date on. The user enters a whole list at
 * once, pastes it, or raises it by a percentage.
 * @widget Masters
 * @element none: says what everything costs, a whole list at once, for administrators who have
 * signed in
 * @title Price Lists
 * @story Typed
 */
export function PriceLists({ isReadOnly: isOnlyShown = false, heading = 2, onSaved }: PriceListsProps) {
  const text = useTextOf("priceLists", priceListsText);
  const { master } = useMastersText();
  const rules = useTranslated(PriceListInput);
  const writing = useWriting(["priceLists.save"], isOnlyShown);
  const { isReadOnly, isKnown, reason } = writing;
  const model = usePriceList({ onSaved });
  const box = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [wantedRateType, setWantedRateType] = useState<RateType>();
  const items = findItems(model.items ?? [], search);
  const isUnsaved = model.count > 0 && !isReadOnly;
  useMarkUnsaved(isUnsaved);
  const choose = (next: RateType) => {
    if (next === model.rateType) return;
    if (isUnsaved) setWantedRateType(next);
    else model.choose(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReadOnly || model.save()) return;
    setTimeout(() => box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master" data-waiting={!isKnown || undefined} aria-busy={!isKnown}>
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <WritingState writing={writing} />
      <FormSurface
        className="vb-card vb-form"
        noValidate
        onSubmit={onSubmit}
        ref={box}
        aria-label={text.title}
      >
        {reason && <p className="vb-description">{reason}</p>}
        <FailureBanner problem={model.saveFailure} words={text.failed} />
        {model.readFailure && <Banner title={text.notRead} error={model.readFailure} onRetry={model.retry} />}
        <FormFields className="vb-form-fields">
          <Select
            label={rules.rateType.label}
            options={rateTypes.map((type) => ({ value: type, label: type }))}
            value={model.rateType}
            onChange={(type) => choose(type as RateType)} // one of its options
            isRequired
          />
          {!isReadOnly && (
            <DateField
              label={rules.validFrom.label}
              value={model.from}
              onChange={model.setFrom}
              min={model.today}
              error={model.dayFault}
              isRequired
            />
          )}
        </FormFields>
        {!isReadOnly && <p className="vb-description">{text.help}</p>}
        {!isReadOnly && items.length > 0 && (
          <RaiseAll count={items.length} onRaise={(by) => model.raise(items, by)} />
        )}
        <SearchField
          label={text.search}
          value={search}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
        {!model.items && !model.readFailure && <ProgressLine label={master.loading} />}
        {model.items && (
          <PriceTable
            model={model}
            items={items}
            page={page}
            onPage={setPage}
            isReadOnly={isReadOnly}
            none={search.trim() === "" ? text.none : text.noMatch}
          />
        )}
        {!isReadOnly && (
          <FormButtons className="vb-form-buttons">
            <Button
              type="submit"
              variant="primary"
              isDisabled={model.count === 0}
              pendingLabel={model.isSaving && text.saving}
            >
              {text.save(model.count)}
            </Button>
            <Button isDisabled={model.count === 0 || model.isSaving} onPress={model.clear}>
              {master.clear}
            </Button>
          </FormButtons>
        )}
      </FormSurface>
      {wantedRateType !== undefined && (
        <DiscardQuestion
          onAnswer={(isYes) => {
            setWantedRateType(undefined);
            if (isYes) model.choose(wantedRateType);
          }}
        />
      )}
    </MasterFrame>
  );
}

PriceLists.definition = { operation: "priceLists.read" } as const;
