import { styled } from "styled-components";

export const Asks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--vb-space-3);
  padding: var(--vb-space-3) var(--vb-space-3) 0;
  /* As high as a label and its field. */
  &.vb-report-asks-wait {
    min-height: calc(var(--vb-control) * 1.65);
  }
  & > .vb-field {
    flex: 0 1 calc(var(--vb-control) * 8);
    min-width: min(100%, calc(var(--vb-control) * 5));
  }
  & > .vb-error {
    align-self: center;
  }
`;
