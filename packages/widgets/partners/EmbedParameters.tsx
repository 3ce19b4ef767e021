import { FormTitle } from "../master/MasterForm.styles.ts";
import { Select } from "../parts/Select.tsx";
import { FilterField } from "../report/filters/FilterField.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { useTranslate } from "../text/use-text.ts";
import {
  getParameterRule,
  type ChoiceProps,
  type EmbedChoice,
  type Parameter,
  type Rule,
} from "./embed-choice.ts";
import { ParameterRows } from "./Partners.styles.ts";

interface EmbedParametersProps extends ChoiceProps {
  parameters: readonly Parameter[];
}

export function EmbedParameters({ parameters, choice, onChange }: EmbedParametersProps) {
  const { embed: text } = usePartnersText();
  return (
    <ParameterRows className="vb-parameters">
      <FormTitle className="vb-form-title">{text.parametersTitle}</FormTitle>
      <p className="vb-description">{parameters.length === 0 ? text.noParameters : text.rulesHelp}</p>
      {parameters.map((parameter) => (
        <ParameterRow
          key={`${choice.widget} ${parameter.filter.param}`}
          parameter={parameter}
          choice={choice}
          onChange={(rule, value) => {
            const { param } = parameter.filter;
            onChange({ parameters: { ...choice.parameters, [param]: { rule, value } } });
          }}
        />
      ))}
    </ParameterRows>
  );
}

interface ParameterRowProps {
  parameter: Parameter;
  choice: EmbedChoice;
  onChange: (rule: Rule, value: string | undefined) => void;
}

function ParameterRow({ parameter: { filter, isServers }, choice, onChange }: ParameterRowProps) {
  const { embed: text } = usePartnersText();
  const translate = useTranslate();
  const { param, after } = filter;
  const rule = getParameterRule(choice, param);
  const value = choice.parameters[param]?.value;
  const rules: readonly Rule[] = isServers ? PARAMETER_RULES : ["free", "preset"];
  return (
    <div className={rule === "free" ? "vb-parameter" : "vb-parameter vb-parameter-set"}>
      <Select
        label={translate(filter.label)}
        options={rules.map((each) => ({ value: each, label: text.rules[each] }))}
        value={rule}
        onChange={(next) => onChange(PARAMETER_RULES.find((each) => each === next) ?? "free", value)}
      />
      {rule !== "free" && (
        <FilterField
          filter={filter}
          value={value}
          chosen={after === undefined ? undefined : choice.parameters[after]?.value}
          onChange={(next) => onChange(rule, next)}
        />
      )}
    </div>
  );
}

const PARAMETER_RULES: readonly Rule[] = ["free", "preset", "hidden", "locked"];
