import { FormFields } from "../master/MasterFields.styles.ts";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Select } from "../parts/Select.tsx";
import { TextField } from "../parts/TextField.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import type { ChoiceProps } from "./embed-choice.ts";

export function EmbedLook({ choice, onChange }: ChoiceProps) {
  const { embed: text } = usePartnersText();
  const { brand, scheme, isolation } = choice;
  return (
    <>
      <FormTitle className="vb-form-title">{text.look}</FormTitle>
      <FormFields className="vb-form-fields">
        <TextField
          label={text.brand}
          value={brand}
          onChange={(next) => onChange({ brand: next.trim().toLowerCase() })}
          description={text.brandHelp}
          error={isColour(brand) ? undefined : text.brandWrong}
          autoComplete="off"
          suffix={
            <input
              type="color"
              className="vb-colour"
              aria-label={text.brand}
              value={isColour(brand) && brand !== "" ? brand : OUR_BRAND}
              onChange={({ target }) => onChange({ brand: target.value })}
            />
          }
        />
        <Select
          label={text.scheme}
          options={COLOUR_SCHEMES.map((each) => ({ value: each, label: text.schemes[each] }))}
          value={scheme}
          onChange={(next) => onChange({ scheme: COLOUR_SCHEMES.find((each) => each === next) ?? "auto" })}
        />
        <div className="vb-form-wide">
          <Select
            label={text.isolation}
            options={ISOLATION_MODES.map((each) => ({ value: each, label: text.isolations[each] }))}
            value={isolation}
            onChange={(next) =>
              onChange({ isolation: ISOLATION_MODES.find((each) => each === next) ?? "shadow" })
            }
          />
        </div>
      </FormFields>
    </>
  );
}

/** The code accepts only an empty text, or # and six lowercase hex digits. */
export function isColour(text: string): boolean {
  return text === "" || /^#[0-9a-f]{6}$/.test(text);
}

const COLOUR_SCHEMES = ["auto", "light", "dark"] as const;
const ISOLATION_MODES = ["shadow", "layer", "frame"] as const;
const OUR_BRAND = "#0b6e6e"; // initial value of the browser's colour picker
