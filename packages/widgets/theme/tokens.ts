/**
 * Vanbook's design tokens: everything that a host can replace, each a CSS variable (`brand` is
 * `--vb-brand`). A colour has a light and a dark value; the scheme selects one.
 */
export const tokens = {
  font: '"Vanbook Inter", Inter, system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif',
  "text-xs": "11px", // keyboard keys, counters
  "text-s": "12.5px", // table headers, chips, side notes
  "text-m": "13.5px", // body, rows, controls
  "text-l": "16px", // dialog titles
  "text-xl": "20px", // page titles
  "text-figure": "24px", // figure on a card
  "weight-medium": "540",
  "weight-bold": "640",

  "space-1": "4px",
  "space-2": "8px",
  "space-3": "12px",
  "space-4": "16px",
  "space-5": "24px",
  "space-6": "32px",
  row: "32px", // height of a table row
  control: "32px", // height of buttons and fields
  radius: "6px",
  "radius-l": "10px", // cards and dialogs
  hairline: "1px", // every line and border
  motion: "140ms", // 0 where the visitor prefers less motion
  layer: "1000", // z-index of floating elements

  canvas: "light-dark(#f5f6f8, #10151c)",
  surface: "light-dark(#ffffff, #171e27)",
  raised: "light-dark(#ffffff, #1d2530)",
  sunken: "light-dark(#f0f2f5, #131922)",

  // ink-3 is the faintest text colour with a contrast of 4.5:1 on canvas, surface and sunken.
  ink: "light-dark(#17202e, #e8ecf2)",
  "ink-2": "light-dark(#4d596b, #aeb8c6)",
  "ink-3": "light-dark(#5f6a7b, #929dad)",
  line: "light-dark(#e2e6ec, #28313d)",
  "line-strong": "light-dark(#ccd3dc, #3a4554)",
  "line-control": "light-dark(#858f9e, #66748a)", // borders of fields: 3:1 on surface

  // Brand.
  brand: "light-dark(#0b6b5d, #2fa794)",
  "brand-ink": "light-dark(#ffffff, #06231e)",
  "brand-soft": "light-dark(#e2f1ee, #14332f)",
  "brand-text": "light-dark(#0a5f53, #6cd3c2)",

  // Colours with a meaning; a colour is never the only sign of it.
  debit: "light-dark(#b42318, #ff8a80)",
  credit: "light-dark(#067647, #6fd49a)",
  warn: "light-dark(#93590a, #f0b860)",
  "warn-soft": "light-dark(#fdf2dd, #33270f)",
  "danger-soft": "light-dark(#fdecea, #3a1f1f)",
  "ok-soft": "light-dark(#e4f5ec, #14301f)",
  "row-hover": "light-dark(#f2f7f6, #1c2a2c)",
  "row-cancelled": "light-dark(#fdeeee, #331f22)",
  focus: "light-dark(#1570ef, #84adff)",

  // Charts, in the order in which series use them.
  "chart-1": "light-dark(#0b6b5d, #2fa794)",
  "chart-2": "light-dark(#d98e1f, #e0a044)",
  "chart-3": "light-dark(#3b6fb6, #6c9be0)",
  "chart-4": "light-dark(#a6507d, #d07fab)",
  "chart-5": "light-dark(#6b8e23, #9dbb5c)",
  "chart-6": "light-dark(#7a6ad8, #a195ee)",

  shadow:
    "0 8px 28px light-dark(rgb(16 24 40 / 14%), rgb(0 0 0 / 55%)), 0 1px 3px light-dark(rgb(16 24 40 / 8%), rgb(0 0 0 / 40%))",
  scrim: "light-dark(rgb(16 24 40 / 38%), rgb(0 0 0 / 60%))",
} as const;

export type TokenName = keyof typeof tokens;
