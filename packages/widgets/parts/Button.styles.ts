import { styled } from "styled-components";

export const ButtonBox = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: calc(var(--vb-space-1) * 1.5);
  min-height: var(--vb-control);
  padding: 0 var(--vb-space-3);
  border: var(--vb-hairline) solid var(--vb-line-strong);
  border-radius: var(--vb-radius);
  background: var(--vb-surface);
  font-weight: var(--vb-weight-medium);
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--vb-motion),
    border-color var(--vb-motion);
  &.vb-button-primary {
    background: var(--vb-brand);
    border-color: var(--vb-brand);
    color: var(--vb-brand-ink);
  }
  &.vb-button-quiet,
  &.vb-icon-button {
    border-color: transparent;
    background: none;
    color: var(--vb-ink-2);
  }
  &.vb-button-danger {
    color: var(--vb-debit);
    border-color: var(--vb-debit);
  }
  &.vb-icon-button {
    width: var(--vb-control);
    padding: 0;
  }
  &:hover {
    background: var(--vb-sunken);
  }
  &.vb-button-primary:hover {
    background: color-mix(in srgb, var(--vb-brand) 88%, var(--vb-ink));
  }
  &.vb-button-danger:hover {
    background: var(--vb-danger-soft);
  }
  &:disabled,
  &[aria-disabled="true"] {
    cursor: default;
    color: var(--vb-ink-3);
    border-color: var(--vb-line);
  }
  &:disabled:hover {
    background: var(--vb-surface);
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  &.vb-button-primary:disabled,
  &.vb-button-primary:disabled:hover {
    background: var(--vb-sunken);
  }
  &.vb-button-primary[aria-disabled="true"] {
    background: var(--vb-brand);
    color: var(--vb-brand-ink);
  }
  &.vb-button-quiet:disabled,
  &.vb-icon-button[aria-disabled="true"] {
    border-color: transparent;
    background: none;
    color: var(--vb-line-strong);
  }
`;
