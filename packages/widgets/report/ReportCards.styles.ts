import { styled } from "styled-components";

export const Cards = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-hairline);
  border-top: var(--vb-hairline) solid var(--vb-line);
  background: var(--vb-line);
  .vb-report-card-figure {
    flex: 1 1 calc(var(--vb-control) * 4.5);
    padding: var(--vb-space-2) var(--vb-space-3);
    background: var(--vb-surface);
  }
  .vb-report-card-figure dt {
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
  }
  .vb-report-card-figure dd {
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-medium);
    font-variant-numeric: tabular-nums;
  }
`;

export const NoCards = styled.p`
  padding: var(--vb-space-3);
  border-top: var(--vb-hairline) solid var(--vb-line);
  color: var(--vb-ink-2);
`;
