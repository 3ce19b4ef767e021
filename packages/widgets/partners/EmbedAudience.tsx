import { FormFields } from "../master/MasterFields.styles.ts";
import { Select } from "../parts/Select.tsx";
import { FilterField } from "../report/filters/FilterField.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import type { Audience, ChoiceProps } from "./embed-choice.ts";
import type { EmbedWidget } from "./use-embed-widgets.ts";

interface EmbedAudienceProps extends ChoiceProps {
  widget: EmbedWidget;
}

export function EmbedAudience({ widget: { operation }, choice, onChange }: EmbedAudienceProps) {
  const { embed: text } = usePartnersText();
  const { audience, users, party } = choice;
  const audiences: Audience[] = [
    "company",
    ...(operation.byUsers ? (["users"] as const) : []),
    ...operation.parties,
  ];
  return (
    <FormFields className="vb-form-fields">
      <div>
        <Select
          label={text.audience}
          options={audiences.map((each) => ({ value: each, label: text.audiences[each] }))}
          value={audience}
          onChange={(next) => {
            const chosenAudience = audiences.find((each) => each === next);
            if (chosenAudience) onChange({ audience: chosenAudience, users: undefined, party: undefined });
          }}
        />
        <p className="vb-description">{text.audienceHelp[audience]}</p>
      </div>
      {audience === "users" && (
        <FilterField
          filter={{ param: "users", kind: "users", label: text.users, all: text.users }}
          value={users}
          onChange={(next) => onChange({ users: next })}
        />
      )}
      {(audience === "customer" || audience === "supplier") && (
        <FilterField
          key={audience}
          filter={{ param: "party", kind: audience, label: text[audience], all: text[audience] }}
          value={party}
          onChange={(next) => onChange({ party: next })}
        />
      )}
    </FormFields>
  );
}
