import { choices, type Choices } from "./choices.ts";

interface ChoiceBarProps {
  choices: Choices;
  isEmbedded: boolean;
  onChange: (changed: Partial<Choices>) => void;
}

/** Theme, language, integration and token of the preview; the toolbar above the page has the same choices. */
export function ChoiceBar({ choices: chosen, isEmbedded, onChange }: ChoiceBarProps) {
  const names = NAMES.filter((name) => isEmbedded || !OF_ELEMENTS.has(name));
  return (
    <div className="manual-bar" role="group" aria-label="Shown with">
      {names.map((name) => (
        <label key={name}>
          {choices[name].title}
          <select
            value={chosen[name]}
            disabled={name === "isolation" && chosen.way === "react"}
            onChange={({ target }) => onChange({ [name]: target.value })}
          >
            {Object.entries(choices[name].options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

const NAMES = ["way", "isolation", "token", "scheme", "brand", "locale"] as const;
const OF_ELEMENTS: ReadonlySet<string> = new Set(["way", "isolation", "token"]);
