import { css } from "styled-components";

export const cards = css`
  /* Two lines a row where the table is narrow: who and how much; the rest. */
  &.vb-table-cards .vb-tr {
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    grid-template-rows: 1fr 1fr;
    column-gap: var(--vb-space-3);
    height: calc(var(--vb-row-box) * 1.75);
    padding: var(--vb-space-1) var(--vb-space-3);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
  }
  &.vb-table-cards .vb-tfoot .vb-tr {
    grid-template-rows: 1fr;
    height: auto;
    min-height: var(--vb-row-box);
    border-bottom: 0;
  }
  &.vb-table-cards .vb-td {
    padding: 0;
    border: 0;
    line-height: inherit;
  }
  .vb-card-title-cell {
    font-weight: var(--vb-weight-medium);
  }
  .vb-card-rest {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: var(--vb-space-3);
    min-width: 0;
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
  }
  .vb-card-rest .vb-td-words {
    flex: 0 1 auto;
  }
  /* Words give way; a figure never does: one that is cut is another. */
  .vb-card-rest :is(.vb-td-words:has(.vb-dim), .vb-td-date) {
    flex: none;
  }
  /* Cards with several figures have a line more, so that each is whole. */
  &.vb-table-tall.vb-table-cards .vb-tbody > .vb-tr {
    grid-template-rows: 1fr 2fr;
    height: calc(var(--vb-row-box) * 2.375);
  }
  &.vb-table-tall .vb-card-rest {
    flex-wrap: wrap;
    row-gap: 0;
    overflow: hidden;
  }
  /** If the second line would be empty, a long name may continue on it. */
  .vb-card-title-cell:has(~ .vb-card-rest:empty) {
    grid-row: 1 / -1;
    max-height: 2lh;
    white-space: normal;
  }
`;
