import { css } from "styled-components";

export const menuItem = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: var(--vb-control);
  padding: 0 var(--vb-space-3);
  border: 0;
  border-radius: var(--vb-radius);
  background: none;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &[data-focused] {
    background: var(--vb-row-hover);
  }
  &[aria-current] {
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
    font-weight: var(--vb-weight-medium);
  }
`;
