import { useText } from "../text/use-text.ts";
import { type Scheme, useScheme } from "./scheme.ts";

/** Light, dark, or as the device says. */
export function SchemeChoice() {
  const { shell } = useText();
  const [scheme, setScheme] = useScheme();
  const names: Record<Scheme, string> = { light: shell.light, dark: shell.dark, auto: shell.auto };
  return (
    <fieldset className="app-scheme">
      <legend>{shell.scheme}</legend>
      {(Object.keys(names) as Scheme[]).map((each) => (
        // keys of the record above
        <label key={each}>
          <input type="radio" name="app-scheme" checked={each === scheme} onChange={() => setScheme(each)} />
          <span>{names[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
