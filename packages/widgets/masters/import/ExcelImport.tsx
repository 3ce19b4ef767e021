import { customerTypes, itemCategories, rateTypes } from "@vanbook/sdk/rules";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import { lookUp } from "../../form/look-up.ts";
import { useLookUp } from "../../form/use-look-up.ts";
import { MasterFrame } from "../../master/Master.styles.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { FormFields } from "../../master/MasterFields.styles.ts";
import { form } from "../../form/FormSurface.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { ComboBox, type ComboBoxProps } from "../../parts/ComboBox.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { Select } from "../../parts/Select.tsx";
import { count } from "../../../sdk/format/quantity.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useText } from "../../text/use-text.ts";
import { useWriting } from "../../form/use-writing.ts";
import { WritingState } from "../../form/WritingState.tsx";
import type { Choices, ImportKind } from "./import-kind.ts";
import { ImportFile } from "./ImportFile.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { useImport, type ImportModel } from "./use-import.ts";

export interface ExcelImportProps {
  kind: ImportKind;
  /** View only, for users who may not write. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Called after an import, with the number of imported rows. */
  onImported?: (importedRows: number) => void;
}

/**
 * Imports customers, suppliers, items or opening bills from an Excel file; items come with their
 * larger units and batches. Each row shows its errors before anything is sent; opening bills are
 * imported all or none, and the difference from each party's opening balance is shown.
 * @widget Masters
 * @element none: writes thousands of records at once, in steps of minutes: longer than a token
 * lives
 * @title Import
 */
export function ExcelImport({
  kind,
  isReadOnly: isOnlyShown = false,
  heading = 2,
  onImported,
}: ExcelImportProps) {
  const { sheetImport: text } = useMastersText();
  const writing = useWriting(["imports.preview"], isOnlyShown);
  const { isReadOnly, isKnown } = writing;
  const model = useImport(kind, onImported);
  const { sheet, failure, progress } = model;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isReadOnly) model.submit();
    setTimeout(() => form.querySelector<HTMLElement>(FIRST_WRONG)?.focus());
  };
  const Title = `h${heading || 2}` as const;
  return (
    <Root className="vb-master vb-import" data-waiting={!isKnown || undefined} aria-busy={!isKnown}>
      {heading !== false && <Title className="vb-report-title">{text.title[kind]}</Title>}
      <WritingState writing={writing} />
      <FormCard className="vb-form">
        {writing.reason && <p className="vb-description">{writing.reason}</p>}
        <form className="vb-import-form" noValidate onSubmit={onSubmit} aria-label={text.title[kind]}>
          <ImportChoices key={model.turn} model={model} isDisabled={isReadOnly || progress !== undefined} />
          <ImportFile kind={kind} sheet={sheet} isDisabled={isReadOnly || progress !== undefined} />
          {sheet.isReading && <ProgressLine label={text.reading} />}
          {sheet.failure && <Banner {...sheet.failure} />}
          {failure && <Banner {...failure} detail={<Failure model={model} />} />}
          {progress && (
            <ProgressLine
              label={text.submitting(count(progress.done), count(progress.all))}
              done={progress.done / progress.all}
            />
          )}
          {!isReadOnly && (
            <FormButtons className="vb-form-buttons">
              <Button
                type="submit"
                variant="primary"
                isDisabled={sheet.isReading || model.isDone}
                pendingLabel={progress && text.submitting(count(progress.done), count(progress.all))}
              >
                {text.submit}
              </Button>
              <Button isDisabled={progress !== undefined} onPress={model.clear}>
                {text.clear}
              </Button>
            </FormButtons>
          )}
        </form>
      </FormCard>
      <ImportRows model={model} />
    </Root>
  );
}

function Failure({ model: { failure, outcomes, rows } }: { model: ImportModel }) {
  const { sheetImport: text } = useMastersText();
  const all = rows.filter(({ Error }) => Error === null).length;
  return (
    <>
      {failure?.detail} {outcomes.size > 0 && text.stopped(count(outcomes.size), count(all))}
    </>
  );
}

function ImportChoices({ model, isDisabled }: { model: ImportModel; isDisabled: boolean }) {
  const { sheetImport: text } = useMastersText();
  const { requiredField } = useText();
  const { kind, choices, choose, missing } = model;
  const makeFieldProps = (name: keyof Choices, label: string) => ({
    label,
    value: choices[name],
    onChange: (value: string | null) => choose({ [name]: value }),
    isRequired: true,
    isDisabled,
    // The message about all choices is above the buttons.
    ...(missing.includes(name) && { error: requiredField(label) }),
  });
  if (kind === "supplier" || kind === "openingBill") return null;
  if (kind === "item")
    return (
      <FormFields className="vb-form-fields">
        <Select options={CATEGORY_OPTIONS} {...makeFieldProps("category", text.category)} />
      </FormFields>
    );
  return (
    <FormFields className="vb-form-fields">
      <RouteChoice {...makeFieldProps("route", text.route)} />
      <Select options={RATE_TYPES} {...makeFieldProps("rateType", text.rateType)} />
      <Select options={CUSTOMER_TYPES} {...makeFieldProps("customerType", text.customerType)} />
    </FormFields>
  );
}

function RouteChoice(props: Omit<ComboBoxProps, "options">) {
  const { sheetImport: text } = useMastersText();
  const { options, isFailed, retry } = useLookUp(ROUTE_LOOKUP, {});
  return (
    <>
      <ComboBox options={options} {...props} />
      {isFailed && <Banner title={text.failedRoutes} onRetry={retry} />}
    </>
  );
}

const FIRST_WRONG = ".vb-form-fields [data-invalid] :is(input, button)";
const ROUTE_LOOKUP = lookUp("routes.names", "RouteID", "RouteName");
const RATE_TYPES = rateTypes.map((rate) => ({ value: rate, label: rate }));
const CUSTOMER_TYPES = customerTypes.map(({ value, label }) => ({ value: String(value), label }));
const CATEGORY_OPTIONS = itemCategories.map(({ value, label }) => ({ value: String(value), label }));

const Root = styled(MasterFrame)`
  .vb-import-form {
    display: flex;
    flex-direction: column;
    gap: var(--vb-space-3);
    min-width: 0;
  }
  @container vb-form (min-width: 720px) {
    .vb-import-form .vb-form-fields {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container vb-report (max-width: 560px) {
    .vb-report-bar {
      flex-wrap: wrap;
    }
    .vb-kinds {
      flex-basis: 100%;
      order: -1;
    }
  }
`;

const FormCard = styled(Card)`
  ${form}
`;
