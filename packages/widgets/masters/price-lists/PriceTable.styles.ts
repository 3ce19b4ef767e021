import { styled } from "styled-components";
import { unseen } from "../../parts/unseen.styles.ts";
import { SetBox } from "../SetTable.styles.ts";

/** On a narrow screen, each item is shown above its prices. */
export const PriceSet = styled(SetBox)`
  max-width: none;
  .vb-prices-table td {
    vertical-align: middle;
    line-height: normal;
  }
  .vb-prices-table td small {
    display: block;
    color: var(--vb-ink-3);
  }
  .vb-prices-table :is(th, td).vb-num {
    width: 8em;
  }
  .vb-prices-table th.vb-prices-new:last-child {
    width: 10em;
  }
  .vb-prices-new .vb-input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .vb-prices-next {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-1);
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  .vb-prices-table tr[data-modified] td {
    background: var(--vb-warn-soft);
  }
  @container vb-form (max-width: 599px) {
    .vb-prices-table thead {
      ${unseen}
    }
    .vb-prices-table tbody {
      display: block;
    }
    .vb-prices-table tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--vb-space-1) var(--vb-space-2);
      padding: var(--vb-space-2);
      border-bottom: var(--vb-hairline) solid var(--vb-line);
    }
    .vb-prices-table tr[data-modified] {
      background: var(--vb-warn-soft);
    }
    .vb-prices-table :is(td, td.vb-num) {
      width: auto;
      padding: 0;
      border: 0;
    }
    .vb-prices-table td:nth-child(3) {
      grid-column: 1 / -1;
    }
    .vb-prices-table td.vb-prices-new {
      grid-column: 1 / -1;
    }
  }
`;
