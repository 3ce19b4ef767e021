import { styled } from "styled-components";

export const Totals = styled.dl`
  display: grid;
  gap: var(--vb-space-1);
  width: min(22em, 100%);
  margin-inline-start: auto;
  padding-inline-end: calc(var(--vb-control) + var(--vb-space-3));
  &[data-stale] {
    color: var(--vb-ink-3);
  }
  div {
    display: flex;
    justify-content: space-between;
    gap: var(--vb-space-3);
  }
  dt {
    color: var(--vb-ink-2);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  .vb-total-last {
    padding-top: var(--vb-space-1);
    border-top: var(--vb-hairline) solid var(--vb-line);
    font-weight: var(--vb-weight-bold);
  }
`;
