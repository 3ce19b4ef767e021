import { styled } from "styled-components";

export const Bar = styled.nav`
  padding: 0 var(--vb-space-4);
  border-bottom: var(--vb-hairline) solid var(--vb-line);
  background: var(--vb-surface);
  /* As high as its entries will be. */
  &.app-menu-waits {
    height: calc(var(--vb-control) + var(--vb-space-2));
  }
  & > ul {
    display: flex;
    gap: 2px;
    padding: 0;
    list-style: none;
  }
  .app-menu-entry {
    display: flex;
    align-items: center;
    gap: 5px;
    height: 40px;
    padding: 2px var(--vb-space-2) 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--vb-ink-2);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .app-menu-entry .vb-icon {
    color: var(--vb-ink-3);
    font-size: 0.8em;
  }
  .app-menu-entry:hover,
  .app-menu-entry[aria-expanded="true"] {
    color: var(--vb-ink);
  }
  .app-menu-entry[aria-current],
  .app-menu-entry[data-current] {
    color: var(--vb-ink);
    border-color: var(--vb-brand);
  }
  @media (max-width: 991px) {
    display: none;
  }
`;
