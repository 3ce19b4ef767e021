import { createGlobalStyle } from "styled-components";
import { ours } from "./theme.ts";

/**
 * Base styles of all parts, and the few classes used everywhere. They are in a separate layer below
 * the parts' own, so loading order does not matter. Styles that would be inherited from the host's
 * page are reset; only CSS variables get through.
 */
export const BaseStyle = createGlobalStyle`
@layer base {
  :where(.vb-root) {
    all: initial;
    display: block;
    direction: ltr;
  }
  .vb-root[data-scheme="inherit"] {
    color-scheme: inherit;
  }
  .vb-root {
    color: var(--vb-ink);
    font: 400 var(--vb-text-m) / 1.45 var(--vb-font);
    -webkit-font-smoothing: antialiased;
  }
  .vb-root,
  .vb-root *,
  .vb-root *::before,
  .vb-root *::after {
    box-sizing: border-box;
  }
  .vb-root :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
  }
  .vb-root :where(h1, h2, h3, p, dl, dd, ul, ol, figure) {
    margin: 0;
  }
  .vb-root :where(a) {
    color: inherit;
  }
  :where(.vb-root [data-react-aria-pressable]) {
    touch-action: pan-x pan-y pinch-zoom;
  }
  :where(.vb-root) :focus-visible {
    outline: 2px solid var(--vb-focus);
    outline-offset: 1px;
  }
  .vb-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .vb-num {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .vb-nowrap {
    white-space: nowrap;
  }
  .vb-grow {
    flex: 1;
  }
  .vb-dim {
    color: var(--vb-ink-3);
  }
  .vb-debit {
    color: var(--vb-debit);
  }
  .vb-credit {
    color: var(--vb-credit);
  }
  .vb-warn {
    color: var(--vb-warn);
  }
  .vb-label {
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
    color: var(--vb-ink-2);
  }
  .vb-description {
    font-size: var(--vb-text-s);
    color: var(--vb-ink-3);
  }
  .vb-warning {
    color: var(--vb-warn);
  }
  .vb-error {
    font-size: var(--vb-text-s);
    color: var(--vb-debit);
  }
  .vb-root .vb-report-title {
    font-size: var(--vb-text-xl);
    font-weight: var(--vb-weight-bold);
    letter-spacing: -0.015em;
  }
  /* Rows of another range than the title says, until the new ones come. */
  .vb-outdated {
    opacity: 0.45;
    transition: opacity 120ms;
  }
  @media print {
    .vb-no-print {
      display: none;
    }
  }

  .vb-page,
  .vb-root:where(:not([data-scheme="inherit"])) {
    color-scheme: light;
  }
  :is(.vb-page, .vb-root, .vb-root *)[data-scheme="light"] {
    color-scheme: light;
  }
  :is(.vb-page, .vb-root, .vb-root *)[data-scheme="dark"] {
    color-scheme: dark;
  }
  :is(.vb-page, .vb-root, .vb-root *)[data-scheme="auto"] {
    color-scheme: light dark;
  }
  :is(vanbook-report, vanbook-widget),
  :host(:is(vanbook-report, vanbook-widget)) {
    display: block;
    color-scheme: light dark;
  }
  :is(vanbook-report, vanbook-widget)[scheme="light"],
  :host([scheme="light"]) {
    color-scheme: light;
  }
  :is(vanbook-report, vanbook-widget)[scheme="dark"],
  :host([scheme="dark"]) {
    color-scheme: dark;
  }
  /* In a shadow root once more inside it, where no rule of the page reaches. */
  :host(:is(vanbook-report, vanbook-widget)) .vb-root[data-scheme="inherit"] {
    color-scheme: light dark;
  }
  :host([scheme="light"]) .vb-root[data-scheme="inherit"] {
    color-scheme: light;
  }
  :host([scheme="dark"]) .vb-root[data-scheme="inherit"] {
    color-scheme: dark;
  }
}
@media (prefers-reduced-motion: reduce) {
  ${ours} {
    --vb-motion: 0ms;
  }
}
`;
