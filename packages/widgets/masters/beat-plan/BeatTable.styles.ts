import { styled } from "styled-components";
import { unseen } from "../../parts/unseen.styles.ts";
import { SetBox } from "../SetTable.styles.ts";

export const BeatSet = styled(SetBox)`
  max-width: none;
  .vb-beat-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--vb-space-2) var(--vb-space-3);
  }
  .vb-beat-add {
    margin-inline-start: auto;
  }
  .vb-beat-table td {
    vertical-align: middle;
  }
  .vb-beat-table th:last-child:not(:nth-child(2)) {
    width: 7em;
  }
  .vb-beat-table :is(th, td).vb-beat-tick {
    width: 3em;
    padding-inline: var(--vb-space-1);
    text-align: center;
  }
  .vb-beat-route > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--vb-space-1) var(--vb-space-2);
    line-height: normal;
  }
  .vb-beat-route .vb-field {
    flex: 1 1 12em;
  }
  .vb-beat-route .vb-error {
    flex-basis: 100%;
  }
  .vb-beat-tick label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--vb-space-1);
    min-width: var(--vb-control);
    min-height: var(--vb-control);
  }
  .vb-beat-tick input {
    width: 1.15em;
    height: 1.15em;
    accent-color: var(--vb-brand);
  }
  .vb-beat-tick input[aria-invalid="true"] {
    outline: var(--vb-hairline) solid var(--vb-debit);
  }
  .vb-beat-tick span {
    display: none;
  }
  .vb-beat-table tr[data-modified] td {
    background: var(--vb-warn-soft);
  }
  @container vb-form (max-width: 759px) {
    .vb-beat-table thead {
      ${unseen}
    }
    .vb-beat-table tbody {
      display: block;
    }
    .vb-beat-table tr {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 0 var(--vb-space-2);
      padding: var(--vb-space-3) var(--vb-space-2);
      border-bottom: var(--vb-hairline) solid var(--vb-line);
    }
    .vb-beat-table tr[data-modified] {
      background: var(--vb-warn-soft);
    }
    .vb-beat-table :is(td, td.vb-beat-tick) {
      width: auto;
      padding: 0;
      border: 0;
      text-align: start;
    }
    .vb-beat-table td:is(.vb-beat-route, .vb-beat-action) {
      grid-column: 1 / -1;
    }
    .vb-beat-tick span {
      display: inline;
    }
  }
`;
