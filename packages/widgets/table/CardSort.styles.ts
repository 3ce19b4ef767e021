import { styled } from "styled-components";

export const CardSortBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vb-space-1);
  /* As high before it is here. */
  min-height: calc(var(--vb-control) + var(--vb-space-2));
  padding: 0 var(--vb-space-3) var(--vb-space-2);
  & > .vb-size {
    flex: 1;
    min-width: 0;
  }
`;
