import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { type Scheme, useScheme } from "./scheme.ts";

export function SchemeChoice() {
  const { shell } = useText();
  const [scheme, setScheme] = useScheme();
  const names: Record<Scheme, string> = { light: shell.light, dark: shell.dark, auto: shell.auto };
  return (
    <Choice className="app-scheme">
      <legend>{shell.scheme}</legend>
      {(Object.keys(names) as Scheme[]).map((each) => (
        // keys of the record above
        <label key={each}>
          <input type="radio" name="app-scheme" checked={each === scheme} onChange={() => setScheme(each)} />
          <span>{names[each]}</span>
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  display: flex;
  gap: var(--vb-space-1);
  margin: var(--vb-space-1) 0;
  padding: var(--vb-space-2) var(--vb-space-3);
  border: solid var(--vb-line);
  border-width: var(--vb-hairline) 0;
  flex-wrap: wrap;
  legend {
    float: inline-start;
    width: 100%;
    padding: 0 0 var(--vb-space-1);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    opacity: 0;
  }
  span {
    display: block;
    padding: var(--vb-space-1) var(--vb-space-2);
    border: var(--vb-hairline) solid var(--vb-line-strong);
    border-radius: var(--vb-radius);
    font-size: var(--vb-text-s);
  }
  input:checked + span {
    border-color: var(--vb-brand);
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
  }
  input:focus-visible + span {
    outline: 2px solid var(--vb-focus);
    outline-offset: 1px;
  }
`;
