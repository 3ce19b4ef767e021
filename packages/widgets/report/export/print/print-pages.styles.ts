/**
 * Styles of the pages of a plan (print-pages.ts). The plan sets each position and width, measured
 * in the same font. The pages are created without React, so this is plain CSS, added only while
 * they are printed.
 */
export const pagesStyle = `@layer vanbook {
  .vb-print-pages { display: none; }
  @media print {
    .vb-print-pages {
      display: block;
      line-height: 1;
      font-feature-settings: "calt" 0;
      font-kerning: none;
      font-variant-ligatures: none;
      white-space: nowrap;
      print-color-adjust: exact;
    }
    .vb-print-sheet {
      position: relative;
      height: var(--vb-sheet);
      padding: var(--vb-margin);
      overflow: hidden;
      break-inside: avoid;
    }
    .vb-print-sheet:not(:last-child) { break-after: page; }
    .vb-print-pages h1 { font-weight: var(--vb-weight-bold); }
    .vb-print-corner,
    .vb-print-number { position: absolute; right: var(--vb-margin); }
    .vb-print-corner { top: var(--vb-margin); }
    .vb-print-number { bottom: calc(var(--vb-margin) / 3); }
    .vb-print-pages table {
      width: 100%;
      table-layout: fixed;
      border-collapse: separate;
      border-spacing: 0;
    }
    .vb-print-pages tr { height: var(--vb-line-height); break-inside: avoid; }
    .vb-print-pages :is(th, td) {
      height: inherit;
      padding: 0 var(--vb-pad);
      border-bottom: 0.4pt solid var(--vb-line);
      text-align: start;
      overflow: hidden;
      overflow-wrap: normal;
    }
    .vb-print-pages .vb-num {
      text-align: end;
      font-variant-numeric: normal;
      overflow: visible;
    }
    .vb-print-pages th {
      border-bottom: 0;
      background: var(--vb-sunken);
      font-weight: var(--vb-weight-bold);
    }
    .vb-print-bold { font-weight: var(--vb-weight-bold); }
  }
}`;
