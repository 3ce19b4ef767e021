import { styled } from "styled-components";
import { FormSurface } from "../form/FormSurface.styles.ts";

export const DatedSurface = styled(FormSurface)`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--vb-space-1) 0;
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    font-weight: inherit;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: var(--vb-ink-2);
  }
`;
