import type { OperationId } from "@vanbook/sdk";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Switch } from "../parts/Switch.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { listWriteOperations, type ChosenTerms, type ChoiceProps } from "./embed-choice.ts";
import { ParameterRows } from "./Partners.styles.ts";

interface EmbedWritesProps extends ChoiceProps {
  terms: ChosenTerms;
}

/** Visitors may write nothing unless the administrator grants it. */
export function EmbedWrites({ terms, choice: { widget, writes }, onChange }: EmbedWritesProps) {
  const { embed: text } = usePartnersText();
  const offeredWrites = listWriteOperations(widget, terms);
  const excludeOperation = (operation: OperationId) => writes.filter((each) => each !== operation);
  return (
    <ParameterRows className="vb-parameters" role="group" aria-label={text.writesTitle}>
      <FormTitle className="vb-form-title">{text.writesTitle}</FormTitle>
      <p className="vb-description">{offeredWrites.length === 0 ? text.noWrites : text.writesHelp}</p>
      {offeredWrites.map((operation) => (
        <Switch
          key={operation}
          label={describeWrite(operation, offeredWrites, text.writes)}
          isOn={writes.includes(operation)}
          onChange={(isOn) =>
            onChange({
              writes: isOn ? [...excludeOperation(operation), operation] : excludeOperation(operation),
            })
          }
        />
      ))}
    </ParameterRows>
  );
}

/** A save operation without a separate delete operation also covers deleting. */
function describeWrite(
  operation: OperationId,
  offeredWrites: readonly OperationId[],
  words: Readonly<Record<string, string>>,
): string {
  const [, verb = ""] = operation.split(".");
  const deletes = offeredWrites.some((each) => each.endsWith(".delete"));
  return words[verb === "save" && !deletes ? "saveOrDelete" : verb] ?? operation;
}
