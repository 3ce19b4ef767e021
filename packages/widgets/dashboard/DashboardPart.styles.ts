import { styled } from "styled-components";

/** Fills its grid cell. The height is fixed before the data arrives, so that nothing moves. */
export const Part = styled.div`
  min-width: 0;
  .vb-figure-failed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--vb-space-3);
    padding-top: var(--vb-space-2);
    color: var(--vb-debit);
  }
  .vb-figure-waiting {
    display: grid;
    gap: var(--vb-space-3);
    padding-top: var(--vb-space-2);
  }
  .vb-part-card {
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: hidden;
  }
  &.vb-chart-part .vb-part-card {
    height: calc(var(--vb-control) * 13);
  }
  /* A list is as high as its neighbour, and its rows scroll in that. */
  &.vb-list-part .vb-part-card {
    min-height: calc(var(--vb-control) * 13);
  }
  &.vb-list-part :is(.vb-list-scroll, .vb-notices) {
    flex-basis: 0;
  }
  &.vb-invoices .vb-part-card {
    min-height: calc(var(--vb-control) * 10);
  }
  /* On a phone the bill, the customer and the amount are in sight; all are of today, and the bill's report says the rest. */
  @media (max-width: 640px) {
    &.vb-invoices .vb-list-table :is(th, td) {
      padding-inline: var(--vb-space-2);
    }
    &.vb-invoices .vb-list-table :is(:nth-child(2), :nth-child(n + 5)):is(th, td) {
      display: none;
    }
  }
  .vb-part-card > .vb-figure-waiting,
  .vb-part-card > .vb-figure-failed {
    padding: var(--vb-space-2) var(--vb-space-4) var(--vb-space-3);
  }
  &.vb-untitled .vb-card-head {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .vb-part-empty,
  .vb-part-more {
    margin: auto;
    padding: var(--vb-space-4);
    color: var(--vb-ink-2);
    text-align: center;
  }
  .vb-part-more {
    margin: 0;
    padding: var(--vb-space-2);
    border-top: var(--vb-hairline) solid var(--vb-line);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  .vb-card-head .vb-figure-link {
    color: var(--vb-brand-text);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
  }
  &.vb-owner .vb-part-card {
    min-height: calc(var(--vb-control) * 2.6);
  }
  &.vb-counts-part .vb-part-card {
    min-height: calc(var(--vb-control) * 2);
  }
  &.vb-subscription .vb-part-card {
    height: auto;
  }
  &.vb-subscription p {
    display: flex;
    gap: var(--vb-space-3);
    align-items: center;
    padding: 0 var(--vb-space-4) var(--vb-space-4);
  }
`;
