import { styled } from "styled-components";
import { unseen } from "../parts/unseen.styles.ts";

export const SetBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
  max-width: 60em;
  & > .vb-banner {
    scroll-margin-top: calc(var(--vb-control) * 4);
  }
  .vb-set-table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  .vb-set-table th {
    padding: var(--vb-space-2) var(--vb-space-3);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    background: var(--vb-sunken);
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
    text-align: start;
  }
  .vb-set-table td {
    padding: var(--vb-space-2) var(--vb-space-3);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    overflow-wrap: anywhere;
    vertical-align: top;
    line-height: var(--vb-control);
  }
  .vb-set-table :is(th, td).vb-num {
    width: 5em;
    text-align: end;
  }
  .vb-set-table td .vb-field,
  .vb-set-table tr[data-deleted] td:nth-child(2) {
    line-height: normal;
  }
  .vb-set-table tr[data-deleted] td {
    color: var(--vb-ink-2);
    vertical-align: middle;
  }
  /* The column's heading says it to those who see it. */
  .vb-set-table td .vb-label {
    ${unseen}
  }
  .vb-set-actions {
    line-height: normal;
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
  }
  .vb-set-table th:last-child:not(:nth-child(2)) {
    width: 14em;
  }
  @container vb-form (max-width: 399px) {
    .vb-set-table :is(th, td) {
      padding-inline: var(--vb-space-1);
    }
    .vb-set-table :is(th, td).vb-num {
      width: 3.5em;
    }
    .vb-set-table th:last-child:not(:nth-child(2)) {
      width: 6.5em;
    }
  }
`;
