const WITHOUT_RESETS =
  "box-sizing: revert-layer; margin: revert-layer; padding: revert-layer; border: revert-layer;";

/**
 * Protects our elements from a host's ordinary CSS. A theme's element rules (`button {}`,
 * `input[type="text"] {}`, `.entry table {}`, `* {}`) are outside layers, so they would win over
 * all rules in ours. The rules below are outside layers too, have a higher specificity, and revert
 * properties to the values from layers: all properties of elements that themes usually style, and
 * for other elements (a table has hundreds) only the properties that resets change. A host's rules
 * still win if they are `!important`, have three classes such as `.vb-root.vb-root .vb-button`, or
 * are in a layer that the host declares after `vanbook`. The host positions the root itself: only a
 * reset (`* {}`) is reverted there, and a class on it may set margin, padding or border.
 */
export const withoutHostRules = [
  `.vb-root.vb-root :where(${listThemedElements()}) { all: revert-layer; }`,
  `.vb-root.vb-root *, .vb-root.vb-root *::before, .vb-root.vb-root *::after { ${WITHOUT_RESETS} }`,
  `:where(.vb-root) { ${WITHOUT_RESETS} }`,
  `.vb-root.vb-root *::placeholder { all: revert-layer; }`,
];

function listThemedElements(): string {
  return `a, article, aside, b, button, canvas, caption, code, dd, dl, dt, em, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6,
    header, img, input, kbd, label, legend, li, main, nav, ol, option, p, progress, s, section, select, small, strong, svg, table, tbody, td,
    textarea, tfoot, th, thead, time, tr, u, ul`;
}
