const WITHOUT_RESETS =
  "box-sizing: revert-layer; margin: revert-layer; padding: revert-layer; border: revert-layer;";

/**
 * What keeps a host's ordinary CSS off our elements. Rules that a theme has for elements (`button {}`, `input[type="text"] {}`,
 * `.entry table {}`, `* {}`) stand outside layers, where they would win over all that stands in ours. These stand there too, say more
 * than they do, and take properties back to what layers say: all of what themes style, and of the rest, of which a table has hundreds,
 * those that resets change. Of a host's rules win those that are important, and those that are meant for us: with three classes, such as
 * `.vb-root.vb-root .vb-button`, or in a layer that the host declares after `vanbook`. The root itself is the host's to place: of it
 * only what a reset (`* {}`) changes is taken back, and its class may give it a margin, a padding or a border.
 */
export const withoutHostRules = [
  `.vb-root.vb-root :where(${styledByThemes()}) { all: revert-layer; }`,
  `.vb-root.vb-root *, .vb-root.vb-root *::before, .vb-root.vb-root *::after { ${WITHOUT_RESETS} }`,
  `:where(.vb-root) { ${WITHOUT_RESETS} }`,
  `.vb-root.vb-root *::placeholder { all: revert-layer; }`,
];

function styledByThemes(): string {
  return `a, article, aside, b, button, canvas, caption, code, dd, dl, dt, em, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6,
    header, img, input, kbd, label, legend, li, main, nav, ol, option, p, progress, s, section, select, small, strong, svg, table, tbody, td,
    textarea, tfoot, th, thead, time, tr, u, ul`;
}
