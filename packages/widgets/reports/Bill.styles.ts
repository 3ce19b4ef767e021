import { styled } from "styled-components";

export const Bill = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  font-size: var(--vb-text-s);
  .vb-bill-note {
    color: var(--vb-ink-2);
  }
`;

export const Company = styled.div`
  display: flex;
  flex-direction: column;
  color: var(--vb-ink-2);
  strong {
    color: var(--vb-ink);
    font-size: var(--vb-text-m);
    font-weight: var(--vb-weight-bold);
  }
`;

export const FactsBox = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--vb-space-4);
    padding: 1px 0;
  }
  dt {
    flex: none;
    color: var(--vb-ink-3);
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

export const LinesBox = styled.div`
  container: vb-bill-scroll / inline-size;
  overflow-x: auto;
  .vb-bill-lines {
    width: 100%;
    border-collapse: collapse;
  }
  .vb-bill-lines :is(th, td) {
    padding: var(--vb-space-1) calc(var(--vb-space-1) * 1.25);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    text-align: start;
    vertical-align: top;
  }
  .vb-bill-lines thead th {
    background: var(--vb-sunken);
    color: var(--vb-ink-2);
    font-size: var(--vb-text-xs);
    font-weight: var(--vb-weight-bold);
    /* A long heading takes two lines rather than the room of a figure. */
    white-space: normal;
  }
  .vb-bill-lines :is(th, td).vb-num {
    text-align: end;
  }
  @container vb-aside (max-width: 600px) {
    .vb-bill-lines {
      font-size: var(--vb-text-xs);
    }
  }
  /* What a line comes to, and the bill, stays in view while the rest scrolls. */
  @media screen {
    .vb-bill-lines tr > :last-child {
      position: sticky;
      right: 0;
      background: var(--vb-surface);
    }
    .vb-bill-lines thead tr > :last-child {
      background: var(--vb-sunken);
    }
  }
  .vb-bill-lines .vb-bill-item {
    min-width: 8em;
    overflow-wrap: anywhere;
  }
  .vb-bill-lines tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: var(--vb-weight-bold);
  }
  .vb-bill-lines .vb-bill-less :is(th, td) {
    padding-block: 0;
    font-weight: 400;
  }
  /* On a phone a line's name and amount stand above its other figures, each under its label: none is cut. */
  @container vb-bill-scroll (max-width: 440px) {
    .vb-bill-narrow thead {
      position: absolute;
      clip-path: inset(50%);
    }
    .vb-bill-narrow tr {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      column-gap: var(--vb-space-2);
      padding: var(--vb-space-1) 0;
      border-bottom: var(--vb-hairline) solid var(--vb-line);
    }
    .vb-bill-narrow tr > :is(th, td) {
      padding: 0;
      border: 0;
    }
    .vb-bill-narrow td:is(:first-child, :empty) {
      display: none;
    }
    .vb-bill-narrow tr > :is(.vb-bill-item, th) {
      grid-column: 1 / 3;
    }
    .vb-bill-narrow tr > :last-child {
      grid-area: 1 / 3;
      background: none;
    }
    .vb-bill-narrow td:not(:last-child)[data-label]::before {
      content: attr(data-label) " ";
      color: var(--vb-ink-3);
      font-weight: 400;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-2);
  justify-content: flex-end;
  margin-top: var(--vb-space-3);
`;
