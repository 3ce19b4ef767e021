import { styled } from "styled-components";
import { cards } from "./CardCells.styles.ts";

/** Rows and cells use classes: a styled component for each would slow down drawing. */
export const Table = styled.div`
  --vb-cell-pad: var(--vb-space-3);
  /* A row is higher where its type is larger than usual. */
  --vb-row-box: max(var(--vb-row), 2.175em);
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  border-top: var(--vb-hairline) solid var(--vb-line);
  &.vb-outdated .vb-tbody {
    pointer-events: none;
  }
  .vb-tr {
    display: grid;
    height: var(--vb-row-box);
    background: var(--vb-row-ground);
  }
  .vb-thead {
    position: sticky;
    top: 0;
    z-index: 2;
    --vb-row-ground: var(--vb-sunken);
    background: var(--vb-row-ground);
  }
  .vb-tbody {
    position: relative;
    --vb-row-ground: var(--vb-surface);
  }
  .vb-tbody > .vb-tr {
    position: absolute;
    top: 0;
    left: 0;
    right: 0;
    outline-offset: -2px;
  }
  .vb-tfoot {
    position: sticky;
    bottom: 0;
    z-index: 2;
    --vb-row-ground: var(--vb-surface);
    background: var(--vb-row-ground);
    border-top: var(--vb-hairline) solid var(--vb-line-strong);
  }
  .vb-th,
  .vb-td {
    display: flex;
    align-items: center;
    gap: var(--vb-space-2);
    min-width: 0;
    padding: 0 var(--vb-cell-pad);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    white-space: nowrap;
  }
  .vb-td-words {
    display: block;
    line-height: calc(var(--vb-row-box) - var(--vb-hairline));
  }
  .vb-td-words,
  .vb-td-part {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .vb-td.vb-num,
  .vb-th.vb-num,
  .vb-num > .vb-sort {
    justify-content: flex-end;
  }
  /* On the cells, not the row: the row's own type decides how wide its tracks are. */
  .vb-tfoot .vb-td {
    border-bottom: 0;
    font-weight: var(--vb-weight-bold);
    overflow: visible;
  }
  .vb-td-date {
    font-variant-numeric: tabular-nums;
  }
  .vb-th {
    position: relative;
    isolation: isolate;
    padding: 0;
    color: var(--vb-ink-2);
    line-height: calc(var(--vb-row-box) - var(--vb-hairline));
  }
  .vb-th > span,
  .vb-sort {
    width: 100%;
    height: 100%;
    padding: 0 var(--vb-cell-pad);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-bold);
  }
  .vb-sort {
    display: flex;
    align-items: center;
    gap: var(--vb-space-1);
    border: 0;
    background: none;
    cursor: pointer;
    outline-offset: -2px;
  }
  .vb-sort:hover {
    color: var(--vb-ink);
  }
  .vb-tr-open {
    cursor: pointer;
  }
  .vb-tbody > .vb-tr:hover {
    --vb-row-ground: var(--vb-row-hover);
  }
  .vb-tbody > .vb-tr-cancelled {
    --vb-row-ground: var(--vb-row-cancelled);
    color: var(--vb-ink-2);
  }
  .vb-tbody > .vb-tr[aria-selected="true"] {
    --vb-row-ground: var(--vb-brand-soft);
  }
  .vb-td-serial {
    color: var(--vb-ink-3);
  }
  .vb-tr[aria-selected="true"] .vb-td-serial,
  .vb-tr-cancelled .vb-td-serial {
    color: var(--vb-ink-2);
  }
  .vb-td s {
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
  }
  /* Where the table scrolls sideways, what names the row stays: the first column, or the second where the first only counts. Its ground is
     a variable: to inherit a background takes a browser ten times as long to style the rows that come in sight. */
  &:not(.vb-table-cards, .vb-table-pins) :is(.vb-thead, .vb-tbody) > .vb-tr:not(.vb-tr-group) {
    > :first-child:not(.vb-num),
    > .vb-num:first-child + :not(.vb-num) {
      position: sticky;
      left: 0;
      z-index: 1;
      background: var(--vb-row-ground);
    }
  }
  ${cards}
  .vb-total-note {
    color: var(--vb-ink-3);
    font-weight: 400;
  }
  /* Groups: headings stand out by weight and ground; rows are set in under them. */
  .vb-tbody > .vb-tr-group {
    --vb-row-ground: var(--vb-sunken);
  }
  .vb-tr-group .vb-td {
    font-weight: var(--vb-weight-bold);
  }
  .vb-group-name::before {
    content: "";
    flex: none;
    width: 6px;
    height: 6px;
    margin: 0 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
  }
  .vb-tr-group[aria-expanded="true"] > .vb-group-name::before {
    transform: translateY(-2px) rotate(45deg);
  }
  .vb-tbody > .vb-tr-group[aria-level="2"]:not(:hover) {
    --vb-row-ground: var(--vb-surface);
  }
  .vb-tr-group[aria-level="2"] > .vb-group-name {
    padding-left: calc(var(--vb-cell-pad) + var(--vb-space-4));
  }
  .vb-tr-group[aria-level="2"] .vb-td {
    font-weight: var(--vb-weight-medium);
  }
  .vb-group-count {
    flex: none;
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
    font-weight: 400;
  }
  /* Where a heading's words begin: behind its mark. */
  .vb-tr[aria-level="2"] > :nth-child(1 of .vb-td-text) {
    padding-left: calc(var(--vb-cell-pad) + 20px);
  }
  .vb-tr[aria-level="3"] > :nth-child(1 of .vb-td-text) {
    padding-left: calc(var(--vb-cell-pad) + var(--vb-space-4) + 20px);
  }
  &.vb-table-cards .vb-tr-group > .vb-group-name {
    padding-left: 0;
  }
  &.vb-table-cards .vb-tr-group > .vb-card-rest {
    padding-left: 20px;
  }
  &.vb-table-cards .vb-tr[aria-level="2"] {
    padding-left: calc(var(--vb-space-3) + var(--vb-space-4));
  }
  &.vb-table-cards .vb-tr[aria-level="3"] {
    padding-left: calc(var(--vb-space-3) + var(--vb-space-4) * 2);
  }
  &.vb-table-cards .vb-tr-group .vb-card-rest .vb-td {
    font-weight: 400;
  }
  .vb-tr[aria-expanded="true"]:not(.vb-tr-group) .vb-td {
    border-bottom-color: transparent;
  }
  /* A cell that can be pressed by itself. */
  .vb-td-press {
    outline-offset: -2px;
    color: var(--vb-brand-text);
    cursor: pointer;
  }
  .vb-td-press:hover {
    text-decoration: underline;
  }
  &:not(.vb-table-cards) .vb-pinned {
    position: sticky;
    z-index: 1;
    background: var(--vb-row-ground);
  }
  /* What scrolls ends at a line. */
  &:not(.vb-table-cards) .vb-pinned:not(:has(+ .vb-pinned)) {
    box-shadow: var(--vb-hairline) 0 var(--vb-line-strong);
  }
  /* What the table measures its visitor's type by. */
  .vb-ruler {
    position: absolute;
    top: 0;
    height: var(--vb-row-box);
    visibility: hidden;
  }
  .vb-ruler::before {
    content: "0";
  }
  @container vb-report (max-width: 1040px) {
    & {
      --vb-cell-pad: var(--vb-space-2);
    }
  }
`;
