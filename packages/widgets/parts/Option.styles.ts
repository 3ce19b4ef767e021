import { css } from "styled-components";

export const option = css`
  display: flex;
  align-items: center;
  gap: var(--vb-space-2);
  min-height: var(--vb-control);
  padding: 0 calc(var(--vb-space-1) * 2.5);
  border-radius: var(--vb-radius);
  cursor: pointer;
  outline: 0;
  overflow-wrap: anywhere;
  &[data-focused],
  &[data-hovered] {
    background: var(--vb-row-hover);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--vb-focus);
  }
  &[data-selected] {
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
  }
  &[data-disabled] {
    color: var(--vb-ink-3);
    cursor: default;
  }
  /* Backgrounds and shadows are not drawn there. */
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-focus-visible] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
`;
