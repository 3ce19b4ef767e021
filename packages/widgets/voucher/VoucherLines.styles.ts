import { css, styled } from "styled-components";
import { unseen } from "../parts/unseen.styles.ts";

const boxes = css`
  .vb-lines-head {
    display: none;
  }
  .vb-line,
  .vb-lines-foot {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  .vb-line-number {
    grid-area: 1 / 1;
    text-align: start;
  }
  .vb-lines-foot > .vb-line-number {
    display: none;
  }
  .vb-line-end {
    grid-area: 1 / 2;
    justify-self: end;
  }
  .vb-line-lookup,
  .vb-line-text {
    grid-column: 1 / -1;
  }
  .vb-line-fixed {
    grid-column: 1 / -1;
    padding-block: 0;
    font-weight: var(--vb-weight-medium);
  }
  /* A fixed line shows its label in the first row, where a typed line has its number and its remove button. */
  .vb-line-number:has(+ .vb-line-fixed),
  .vb-line-fixed:empty,
  .vb-line-end:empty {
    display: none;
  }
  .vb-line-fixed.vb-num,
  .vb-line-fixed ~ .vb-line-fixed:not(:empty) {
    display: flex;
    grid-column: auto;
    justify-content: space-between;
    font-weight: inherit;
  }
  .vb-line-fixed.vb-num::before,
  .vb-line-fixed ~ .vb-line-fixed::before {
    color: var(--vb-ink-3);
    content: attr(data-label);
  }
  /* The column headings are hidden here, so each figure has its own label; a cell without a figure is hidden too. */
  .vb-line-shown:empty,
  .vb-lines-foot > :empty {
    display: none;
  }
  .vb-line-shown {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--vb-space-2);
    line-height: 1.5;
  }
  .vb-line-shown::before {
    color: var(--vb-ink-3);
    content: attr(data-label);
  }
  .vb-lines-foot > [role="cell"]:not(.vb-num) {
    grid-column: 1 / -1;
  }
`;

/** Hidden only from sight: sighted users have the column's heading. */
const withoutLabels = css`
  .vb-line .vb-label {
    ${unseen}
  }
`;

/** Boxes on a phone; also on a tablet if there are many columns (`data-wide`). */
export const LinesTable = styled.div`
  min-width: 0;
  border: var(--vb-hairline) solid var(--vb-line);
  border-radius: var(--vb-radius);
  [role="row"] {
    display: grid;
    grid-template-columns: 2.5em var(--vb-line-columns) calc(var(--vb-control) + var(--vb-space-1));
    gap: var(--vb-space-2);
    align-items: start;
    padding: var(--vb-space-1) var(--vb-space-2);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
  }
  [role="row"]:last-child {
    border-bottom: 0;
  }
  /* Of hundreds of lines those off the screen are neither laid out nor drawn at each key. */
  .vb-line[role="row"] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(var(--vb-control) + var(--vb-space-1) * 2);
  }
  .vb-lines-head {
    background: var(--vb-sunken);
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
  }
  .vb-lines-foot {
    font-weight: var(--vb-weight-bold);
  }
  .vb-num,
  .vb-unit-hint,
  .vb-line-figure .vb-input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .vb-lines-foot .vb-num {
    padding-inline-end: calc(var(--vb-space-1) * 2.5);
  }
  .vb-line-number {
    color: var(--vb-ink-3);
    text-align: end;
  }
  .vb-line-shown {
    overflow: hidden;
    color: var(--vb-ink-2);
    line-height: var(--vb-control);
    text-overflow: ellipsis;
  }
  /* What a document's line is: read beside what is typed into it. */
  .vb-line-fixed {
    min-width: 0;
    padding-block: calc((var(--vb-control) - 1.4em) / 2);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .vb-lines-awaited[role="row"] {
    grid-template-columns: 1fr;
  }
  .vb-line .vb-line-number {
    line-height: var(--vb-control);
  }
  .vb-line-cell {
    min-width: 0;
  }
  @container vb-form (min-width: 600px) {
    &:not([data-wide]) {
      ${withoutLabels}
    }
  }
  @container vb-form (min-width: 800px) {
    ${withoutLabels}
  }
  @container vb-form (max-width: 599px) {
    ${boxes}
  }
  @container vb-form (max-width: 799px) {
    &[data-wide] {
      ${boxes}
    }
  }
`;
