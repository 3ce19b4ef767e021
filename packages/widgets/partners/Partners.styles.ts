import { css, styled } from "styled-components";
import { surface } from "../parts/Card.styles.ts";

export const ChosenNames = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-1);
  max-height: calc(var(--vb-row) * 5);
  padding-top: var(--vb-space-2);
  overflow: auto;
`;

export const WindowWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  p {
    overflow-wrap: anywhere;
  }
  .vb-secret {
    display: flex;
    align-items: end;
    gap: var(--vb-space-2);
  }
  .vb-secret .vb-field {
    flex: 1;
    min-width: 0;
  }
  .vb-secret .vb-input {
    font-family: ui-monospace, monospace;
  }
`;

export const WizardWork = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-4);
  align-items: start;
  @container vb-master (min-width: 920px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
  .vb-wizard-shown {
    display: flex;
    flex-direction: column;
    gap: var(--vb-space-4);
    min-width: 0;
  }
  .vb-colour {
    width: 2.5em;
    height: 1.75em;
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const ParameterRows = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vb-space-3);
  align-items: end;
  & > .vb-form-title,
  & > .vb-description,
  & > .vb-parameter-set {
    grid-column: 1 / -1;
  }
  .vb-parameter-set {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--vb-space-3);
    align-items: end;
  }
`;

export const PreviewSurface = styled.section`
  ${surface}
  min-width: 0;
  padding: var(--vb-space-4);
  .vb-preview-page {
    margin-top: var(--vb-space-3);
    padding: var(--vb-space-3);
    border-radius: var(--vb-radius);
    background: var(--vb-canvas);
  }
`;

export const codeBlock = css`
  margin: 0;
  padding: var(--vb-space-3);
  overflow: auto;
  border-radius: var(--vb-radius);
  background: var(--vb-sunken);
  color: var(--vb-ink);
  font:
    var(--vb-text-s) / 1.5 ui-monospace,
    monospace;
`;

export const CodeBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
  padding: 0 var(--vb-space-4) var(--vb-space-4);
  .vb-code {
    position: relative;
  }
  .vb-code > .vb-button {
    position: absolute;
    inset-block-start: var(--vb-space-2);
    inset-inline-end: var(--vb-space-2);
  }
  pre {
    ${codeBlock}
    tab-size: 2;
  }
`;
