import type { OperationId } from "@vanbook/sdk";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Switch } from "../parts/Switch.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { writesOf, type ChosenTerms, type ChoiceProps } from "./embed-choice.ts";
import { ParameterRows } from "./Partners.styles.ts";

interface EmbedWritesProps extends ChoiceProps {
  terms: ChosenTerms;
}

/** What visitors may add, change and delete: nothing unless the administrator grants it. */
export function EmbedWrites({ terms, choice: { widget, writes }, onChange }: EmbedWritesProps) {
  const { embed: text } = usePartnersText();
  const offered = writesOf(widget, terms);
  const others = (operation: OperationId) => writes.filter((each) => each !== operation);
  return (
    <ParameterRows className="vb-parameters" role="group" aria-label={text.writesTitle}>
      <FormTitle className="vb-form-title">{text.writesTitle}</FormTitle>
      <p className="vb-description">{offered.length === 0 ? text.noWrites : text.writesHelp}</p>
      {offered.map((operation) => (
        <Switch
          key={operation}
          label={labelOf(operation, offered, text.writes)}
          isOn={writes.includes(operation)}
          onChange={(isOn) =>
            onChange({ writes: isOn ? [...others(operation), operation] : others(operation) })
          }
        />
      ))}
    </ParameterRows>
  );
}

/** The label of a write permission. A save operation without a separate delete operation also covers deleting. */
function labelOf(
  operation: OperationId,
  offered: readonly OperationId[],
  words: Readonly<Record<string, string>>,
): string {
  const [, verb = ""] = operation.split(".");
  const deletes = offered.some((each) => each.endsWith(".delete"));
  return words[verb === "save" && !deletes ? "saveOrDelete" : verb] ?? operation;
}
