import { css } from "styled-components";

export const calendar = css`
  .vb-calendar-dialog {
    padding: var(--vb-space-3);
    outline: 0;
  }
  .vb-calendar {
    width: max-content;
  }
  .vb-calendar-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--vb-space-1);
  }
  .vb-calendar-title {
    font-size: var(--vb-text-m);
    font-weight: var(--vb-weight-bold);
  }
  .vb-calendar-grid {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .vb-calendar-grid th {
    padding: var(--vb-space-1) 0;
    color: var(--vb-ink-3);
    font-size: var(--vb-text-xs);
    font-weight: var(--vb-weight-medium);
  }
  .vb-calendar-grid td {
    padding: 1px 0;
  }
  .vb-calendar-cell {
    display: grid;
    place-items: center;
    width: var(--vb-control);
    height: calc(var(--vb-control) - var(--vb-space-1));
    border-radius: var(--vb-radius);
    font-size: var(--vb-text-s);
    cursor: pointer;
  }
  .vb-calendar-cell[data-outside-month] {
    visibility: hidden;
  }
  .vb-calendar-cell[data-hovered] {
    background: var(--vb-row-hover);
  }
  .vb-calendar-cell[data-disabled],
  .vb-calendar-cell[data-unavailable] {
    color: var(--vb-ink-3);
    cursor: default;
  }
  .vb-calendar-cell[data-selected] {
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
  }
  .vb-calendar-dialog .vb-calendar-cell[data-selected],
  .vb-calendar-cell[data-selection-start],
  .vb-calendar-cell[data-selection-end] {
    background: var(--vb-brand);
    color: var(--vb-brand-ink);
  }
  .vb-range-days .vb-calendar-cell[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
  }
  .vb-calendar-cell[data-today] {
    box-shadow: inset 0 0 0 var(--vb-hairline) var(--vb-line-control);
  }
  .vb-calendar-cell[data-focus-visible] {
    outline: 2px solid var(--vb-focus);
  }
  @media (forced-colors: active) {
    .vb-calendar-cell[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .vb-calendar-cell[data-today] {
      text-decoration: underline;
    }
    .vb-calendar-cell[data-focus-visible] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
`;
