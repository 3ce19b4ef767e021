import { css } from "styled-components";

export const selectValue = css`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: var(--vb-ink-3);
  }
`;

export const inputBox = css`
  display: flex;
  align-items: center;
  min-height: var(--vb-control);
  border: var(--vb-hairline) solid var(--vb-line-control);
  border-radius: var(--vb-radius);
  background: var(--vb-surface);
  &:focus-within {
    outline: 2px solid var(--vb-focus);
    outline-offset: -1px;
  }
  .vb-input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: calc(var(--vb-space-1) * 1.25) calc(var(--vb-space-1) * 2.5);
    border: 0;
    border-radius: inherit;
    background: none;
  }
  .vb-input:focus-visible {
    outline: 0;
  }
  .vb-input::placeholder {
    color: var(--vb-ink-3);
    opacity: 1;
  }
  .vb-input-long {
    min-height: calc(var(--vb-control) * 2.5);
    resize: vertical;
  }
  .vb-button {
    min-height: calc(var(--vb-control) - var(--vb-space-1));
    width: calc(var(--vb-control) - var(--vb-space-1));
    padding: 0;
    border: 0;
    background: none;
  }
`;

const selectButton = css`
  gap: var(--vb-space-2);
  width: 100%;
  padding: 0 calc(var(--vb-space-1) * 2.5);
  text-align: start;
  cursor: pointer;
  &[data-disabled] {
    cursor: default;
  }
  .vb-select-value {
    ${selectValue}
  }
`;

export const field = css`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-1);
  min-width: 0;
  .vb-input-box {
    ${inputBox}
  }
  .vb-select-button {
    ${selectButton}
  }
  .vb-prefix {
    padding-left: calc(var(--vb-space-1) * 2.5);
    color: var(--vb-ink-2);
  }
  &[data-required] .vb-label::after {
    content: " *";
    color: var(--vb-debit);
  }
  &[data-invalid] .vb-input-box {
    border-color: var(--vb-debit);
  }
  &[data-disabled] .vb-input-box {
    background: var(--vb-sunken);
    color: var(--vb-ink-3);
  }
`;
