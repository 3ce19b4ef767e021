import { styled } from "styled-components";
import { Popover } from "react-aria-components/Popover";
import { option } from "./Option.styles.ts";
import { selectValue } from "./Field.styles.ts";

export const PopoverBox = styled(Popover)`
  z-index: var(--vb-layer);
  border: var(--vb-hairline) solid var(--vb-line);
  border-radius: var(--vb-radius-l);
  background: var(--vb-raised);
  color: var(--vb-ink);
  box-shadow: var(--vb-shadow);
  outline: 0;
  &.vb-list-popover {
    display: flex;
    flex-direction: column;
    min-width: var(--trigger-width);
    max-width: min(calc(var(--vb-control) * 13), 92vw);
  }
  .vb-list {
    padding: var(--vb-space-1);
    overflow: auto;
    outline: 0;
  }
  .vb-option {
    ${option}
  }
  .vb-select-value {
    ${selectValue}
  }
  .vb-list-empty {
    padding: var(--vb-space-2) var(--vb-space-3);
    color: var(--vb-ink-3);
  }
`;
