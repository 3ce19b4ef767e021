import { styled } from "styled-components";
import { Cards } from "../../report/ReportCards.styles.ts";

export const ResultLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vb-space-2) var(--vb-space-3);
  padding: var(--vb-space-3);
  border-bottom: var(--vb-hairline) solid var(--vb-line);
  background: var(--vb-ok-soft);
  .vb-statement-net {
    font-size: var(--vb-text-xl);
    font-weight: var(--vb-weight-bold);
    font-variant-numeric: tabular-nums;
  }
  &.vb-statement-loss .vb-statement-net {
    color: var(--vb-debit);
  }
  &.vb-statement-loss {
    background: var(--vb-danger-soft);
  }
  &.vb-statement-even {
    background: var(--vb-sunken);
  }
  & > .vb-tag {
    background: var(--vb-surface);
  }
`;

export const StatementCards = styled(Cards)`
  .vb-report-cards& {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container vb-report (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * + * {
      border-left: var(--vb-hairline) solid var(--vb-line);
    }
  }
  .vb-statement-title {
    padding: var(--vb-space-3);
    font-size: var(--vb-text-m);
    font-weight: var(--vb-weight-bold);
  }
  .vb-statement-table {
    width: 100%;
    border-collapse: collapse;
  }
  .vb-statement-table :is(th, td) {
    height: var(--vb-row);
    padding: 0 var(--vb-space-3);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    font-weight: 400;
    text-align: start;
  }
  .vb-statement-table .vb-num {
    text-align: end;
  }
  .vb-statement-table .vb-statement-head th {
    border-top: var(--vb-hairline) solid var(--vb-line);
    background: var(--vb-sunken);
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-bold);
  }
  .vb-statement-table :is(tfoot, .vb-statement-group) :is(th, td) {
    font-weight: var(--vb-weight-bold);
  }
  .vb-statement-table tfoot :is(th, td) {
    border-top: var(--vb-hairline) solid var(--vb-line-strong);
  }
  .vb-statement-group button {
    display: flex;
    align-items: center;
    gap: var(--vb-space-2);
    width: 100%;
    min-height: var(--vb-row);
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  .vb-statement-group:hover {
    background: var(--vb-row-hover);
  }
  .vb-statement-table .vb-statement-account {
    padding-left: calc(var(--vb-space-6) + var(--vb-space-3));
  }
  .vb-statement-account button {
    min-height: var(--vb-row);
    padding: 0;
    border: 0;
    background: none;
    color: var(--vb-brand-text);
    text-align: start;
    cursor: pointer;
  }
  .vb-statement-account button:hover {
    text-decoration: underline;
  }
  /* Two amounts of crores need a phone's whole line: the name stands above them. */
  @container vb-report (max-width: 479px) {
    .vb-statement-compared tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-bottom: var(--vb-hairline) solid var(--vb-line);
    }
    .vb-statement-compared :is(th, td) {
      height: auto;
      padding-block: var(--vb-space-1);
      border: 0;
    }
    .vb-statement-compared :is(th, td):first-child {
      grid-column: 1 / -1;
    }
    .vb-statement-compared .vb-statement-head th:first-child {
      padding-bottom: 0;
    }
  }
`;
