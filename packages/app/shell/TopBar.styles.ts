import { styled } from "styled-components";

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: var(--vb-space-4);
  height: calc(var(--vb-control) + 20px);
  padding: 0 var(--vb-space-5);
  border-bottom: var(--vb-hairline) solid var(--vb-line);
  background: var(--vb-surface);
  .app-top-menu {
    display: none;
  }
  .app-top-gap {
    flex: 1;
  }
  .app-brand {
    display: flex;
    align-items: center;
    gap: var(--vb-space-2);
    min-width: 0;
    font-weight: var(--vb-weight-bold);
    text-decoration: none;
    letter-spacing: -0.01em;
  }
  .app-brand-name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .app-logo {
    display: grid;
    flex: none;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: var(--vb-radius);
    object-fit: contain;
  }
  span.app-logo {
    background: var(--vb-brand);
    color: var(--vb-brand-ink);
  }
  .app-year {
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .app-palette-opener {
    display: flex;
    align-items: center;
    gap: var(--vb-space-2);
    width: calc(var(--vb-control) * 8);
    height: var(--vb-control);
    padding: 0 var(--vb-space-2);
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
    background: var(--vb-sunken);
    font-size: var(--vb-text-s);
    cursor: pointer;
  }
  .app-palette-opener,
  .app-palette-opener kbd {
    color: var(--vb-ink-3);
  }
  .app-palette-opener:hover {
    border-color: var(--vb-line-strong);
  }
  .app-palette-opener kbd {
    margin-inline-start: auto;
  }
  kbd {
    padding: 2px 5px;
    border: var(--vb-hairline) solid var(--vb-line-strong);
    border-radius: 4px;
    background: var(--vb-surface);
    font: var(--vb-weight-medium) var(--vb-text-xs) / 1.2 var(--vb-font);
  }
  .app-me {
    display: flex;
    align-items: center;
    gap: var(--vb-space-2);
    padding: 2px 2px 2px var(--vb-space-2);
    border: 0;
    border-radius: calc(var(--vb-control) / 2);
    background: none;
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
    white-space: nowrap;
    cursor: pointer;
  }
  .app-avatar {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
    font-size: var(--vb-text-xs);
    font-weight: var(--vb-weight-bold);
  }
  .app-me-who {
    display: flex;
    flex-direction: column;
    padding: var(--vb-space-2) var(--vb-space-3);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  .app-me-who b {
    color: var(--vb-ink);
    font-size: var(--vb-text-m);
    font-weight: var(--vb-weight-bold);
  }
  .app-panel.app-me-panel {
    inset-inline-end: 0;
    min-width: calc(var(--vb-control) * 8);
  }
  @media (max-width: 991px) {
    gap: var(--vb-space-3);
    padding: 0 var(--vb-space-4);
    .app-top-menu {
      display: inline-flex;
      flex: none;
      border-color: var(--vb-line);
    }
    .app-year {
      display: none;
    }
    .app-palette-opener {
      flex: none;
      justify-content: center;
      width: var(--vb-control);
    }
    .app-me-name,
    .app-palette-opener span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .app-palette-opener kbd {
      display: none;
    }
  }
`;
