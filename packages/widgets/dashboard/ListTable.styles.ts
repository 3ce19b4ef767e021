import { styled } from "styled-components";

export const ListBox = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
  .vb-list-table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--vb-text-m);
  }
  .vb-list-table th,
  .vb-list-table td {
    padding: var(--vb-space-1) var(--vb-space-4);
    border-top: var(--vb-hairline) solid var(--vb-line);
    text-align: start;
    font-weight: inherit;
    overflow-wrap: break-word;
  }
  .vb-list-table .vb-whole {
    white-space: nowrap;
  }
  .vb-list-table .vb-num {
    text-align: end;
  }
  .vb-list-table thead th {
    position: sticky;
    top: 0;
    border-top: 0;
    background: var(--vb-surface);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
    white-space: nowrap;
  }
  .vb-list-off {
    background: var(--vb-row-cancelled);
  }
  .vb-list-off td:not(.vb-num) {
    text-decoration: line-through;
  }
`;
