import { styled } from "styled-components";

export const Key = styled.kbd`
  margin-inline-end: var(--vb-space-2);
  padding: 0 calc(var(--vb-space-1) * 1.25);
  border: var(--vb-hairline) solid var(--vb-line-strong);
  border-radius: calc(var(--vb-radius) - 2px);
  background: var(--vb-surface);
  color: var(--vb-ink-3);
  font: var(--vb-weight-medium) var(--vb-text-xs) / 1.6 var(--vb-font);
`;
