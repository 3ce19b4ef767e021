import { styled } from "styled-components";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vb-space-2);
  padding: var(--vb-space-3);
  @container vb-report (max-width: 59.26em) {
    .vb-fold {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  .vb-search {
    flex: 1 1 calc(var(--vb-control) * 4.5);
    min-width: 0;
    max-width: calc(var(--vb-control) * 11);
  }
  .vb-count {
    min-width: 1.7em;
    padding: 0 0.4em;
    border-radius: 99em;
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
    font-size: var(--vb-text-xs);
    font-weight: var(--vb-weight-bold);
    line-height: 1.7;
  }
  @container vb-report (max-width: 44.45em) {
    .vb-search {
      flex-basis: calc(var(--vb-control) * 3);
    }
    .vb-key {
      display: none;
    }
    /* One row; only what a host adds may go on to another. */
    &:not(.vb-report-bar-more) {
      flex-wrap: nowrap;
    }
    & > .vb-icon-button {
      flex: none;
    }
    .vb-range,
    .vb-range > .vb-button,
    .vb-range-words {
      min-width: 0;
    }
    .vb-range-words {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  /* A phone whose visitor reads in larger type. */
  @container vb-report (max-width: 21em) {
    && {
      flex-wrap: wrap;
    }
    .vb-range-words {
      white-space: normal;
    }
  }
`;
