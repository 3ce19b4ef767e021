import { styled } from "styled-components";

export const SmallSelect = styled.select`
  min-height: calc(var(--vb-control) - var(--vb-space-1));
  padding: 0 var(--vb-space-1);
  border: var(--vb-hairline) solid var(--vb-line-strong);
  border-radius: var(--vb-radius);
  background: var(--vb-surface);
`;
