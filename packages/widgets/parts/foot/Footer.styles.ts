import { styled } from "styled-components";

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vb-space-1) var(--vb-space-4);
  min-height: calc(var(--vb-row) * 1.4);
  padding: var(--vb-space-1) var(--vb-space-3);
  border-top: var(--vb-hairline) solid var(--vb-line);
  color: var(--vb-ink-2);
  font-size: var(--vb-text-s);
  .vb-tie {
    display: inline-flex;
    align-items: center;
    gap: var(--vb-space-1);
  }
  .vb-tie-off {
    color: var(--vb-warn);
  }
  .vb-pager {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    margin-inline-start: auto;
  }
  .vb-pages {
    padding: 0 var(--vb-space-2);
    font-variant-numeric: tabular-nums;
  }
`;
