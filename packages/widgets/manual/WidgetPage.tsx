import { type Choices, choices } from "./choices.ts";
import { ManualFrame } from "./ManualFrame.tsx";
import { PageCode } from "./PageCode.tsx";
import { PropertyTable } from "./PropertyTable.tsx";
import {
  chooseBoundParameter,
  makeChoice,
  makeTermsAndGiven,
  type ShownWidget,
  type Values,
} from "./shown-widget.ts";
import { WidgetPreview } from "./WidgetPreview.tsx";

export interface WidgetPageProps {
  widget: ShownWidget;
  args: Values;
  choices: Choices;
  onArgs: (newValues: Values) => void;
  onChoices: (newChoices: Partial<Choices>) => void;
}

export function WidgetPage({ widget, args, choices, onArgs, onChoices }: WidgetPageProps) {
  const { title, group, purpose, name, embedName, rows } = widget;
  const isEmbedded = embedName !== undefined;
  // Choices for elements and tokens don't apply to a React-only widget.
  const usedChoices: Choices = isEmbedded ? choices : { ...choices, way: "react", token: "none" };
  const choice = makeChoice(widget, args, usedChoices);
  const { terms, given } = makeTermsAndGiven(widget, choice);
  const boundParam = chooseBoundParameter(widget);
  return (
    <ManualFrame scheme={choices.scheme}>
      <header className="manual-head">
        <p className="manual-group">{group}</p>
        <h1>{title}</h1>
        <p className="manual-purpose">{purpose}</p>
        <ul className="manual-names">
          <li>
            React <code>{`<${name}>`}</code>
          </li>
          <li>
            {isEmbedded ? (
              <>
                Element <code>{`<vanbook-widget name="${embedName}">`}</code>
              </>
            ) : (
              "For people who are signed in to Vanbook: a React component, no token shows it"
            )}
          </li>
        </ul>
      </header>
      <section aria-label="Live">
        <ChoiceBar choices={usedChoices} isEmbedded={isEmbedded} onChange={onChoices} />
        {usedChoices.token !== "none" && (
          <div className="manual-note">
            <p>{noteOf(usedChoices.token, boundParam)}</p>
            <pre tabIndex={0} role="region" aria-label="What the token says">
              {JSON.stringify({ widgets: [embedName], ...terms }, null, 2)}
            </pre>
          </div>
        )}
        <WidgetPreview widget={widget} args={args} choices={usedChoices} terms={terms} given={given} />
      </section>
      <section aria-labelledby="properties">
        <h2 id="properties">Properties</h2>
        <PropertyTable rows={rows} args={args} isEmbedded={isEmbedded} onChange={onArgs} />
      </section>
      <section aria-labelledby="code">
        <h2 id="code">Code</h2>
        <PageCode widget={widget} args={args} choice={choice} terms={terms} given={given} />
      </section>
    </ManualFrame>
  );
}

function noteOf(token: Choices["token"], boundParam: string | undefined): string {
  if (token === "free")
    return "A token of ten minutes: the visitor may choose everything that the widget offers.";
  if (boundParam === undefined) return "This widget has no parameter of the server's to lock or hide.";
  return token === "locked"
    ? `The token locks ${boundParam}: the server sets it, the widget doesn't offer it, and a page that sends another value is refused.`
    : `The token hides ${boundParam}: the widget doesn't offer it. A page could still send it; what must not change is locked.`;
}

interface ChoiceBarProps {
  choices: Choices;
  isEmbedded: boolean;
  onChange: (newChoices: Partial<Choices>) => void;
}

function ChoiceBar({ choices: selection, isEmbedded, onChange }: ChoiceBarProps) {
  const names = CHOICE_NAMES.filter((name) => isEmbedded || !OF_ELEMENTS.has(name));
  return (
    <div className="manual-bar" role="group" aria-label="Shown with">
      {names.map((name) => (
        <label key={name}>
          {choices[name].title}
          <select
            value={selection[name]}
            disabled={name === "isolation" && selection.way === "react"}
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

const CHOICE_NAMES = ["way", "isolation", "token", "scheme", "brand", "locale"] as const;
const OF_ELEMENTS: ReadonlySet<string> = new Set(["way", "isolation", "token"]);
