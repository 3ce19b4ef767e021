export interface Attempt {
  property: string;
  value: string;
  /** Number of elements of the report that differ under the rule. */
  reached: number;
  /** What differs, for the message of a test that fails. */
  differs: string[];
}

interface TryOptions {
  properties: readonly string[];
  candidates: readonly string[];
  /** Decides how much room the report has, so that only its own properties are compared. */
  room: Readonly<Record<string, string>>;
  selector: string;
  /** All properties as laid out, or only the property of the rule, as computed. */
  compare: "everything" | "property";
}

/**
 * Runs in the page. Sets one property after the other by `selector { property: value }`, each to a
 * value that no element of the report has, and compares the report's elements with those before.
 */
export function tryProperties({ properties, candidates, room, selector, compare }: TryOptions): Attempt[] {
  const host = document.querySelector("vanbook-widget");
  if (!host) throw new Error("The page has no report.");
  // Rows are alike: the first is enough.
  const elements = [...(host.shadowRoot ?? host).querySelectorAll(".vb-root, .vb-root *")].filter(
    (element) => !element.closest('.vb-tbody [role="row"]:nth-child(n + 2)'),
  );
  // The rule of a page that places the report; `*` has the same weight and comes later.
  const placing = new CSSStyleSheet();
  placing.replaceSync(":where(vanbook-widget) { display: block; width: 1200px }");
  const attemptSheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, placing, attemptSheet];
  const laidOut = elements.map((element) => getComputedStyle(element));
  const computedStyles = elements.map((element) => element.computedStyleMap());
  // A value that changes nothing where a rule does reach would prove nothing.
  const button = document.createElement("button");
  document.body.append(button);
  const controls = [document.body, button].map((control) => control.computedStyleMap());
  const readControls = (property: string) => controls.map((style) => String(style.get(property))).join();
  const isInEffect = (property: string, value: string) => {
    attemptSheet.replaceSync("");
    const before = readControls(property);
    attemptSheet.replaceSync(`:where(body, button) { ${property}: ${value} }`);
    return readControls(property) !== before;
  };
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  const readOne = (property: string) => computedStyles.map((style) => [String(style.get(property))]);
  const readAll = () => laidOut.map((style) => names.map((name) => style.getPropertyValue(name)));
  const wholeBefore = compare === "everything" ? readAll() : [];
  const attempts: Attempt[] = [];
  for (const property of properties) {
    const isWhole = compare === "everything" && !(property in room);
    const own = readOne(property);
    const wantedValues = property in room ? [room[property] ?? ""] : candidates;
    const allowedValues = wantedValues.filter((one) => CSS.supports(property, one));
    const value = [
      ...allowedValues.filter((one) => !own.some(([present]) => present === one)),
      ...allowedValues.filter((one) => own.some(([present]) => present !== one)),
    ].find((one) => isInEffect(property, one));
    if (value === undefined) continue;
    attemptSheet.replaceSync(`${selector} { ${property}: ${value} }`);
    const before = isWhole ? wholeBefore : own;
    const after = isWhole ? readAll() : readOne(property);
    const differs = new Set<string>();
    const reachedElements = after.filter((values, at) => {
      const changes = values.flatMap((one, of) =>
        one === before[at]?.[of] ? [] : [`${isWhole ? names[of] : property}: ${before[at]?.[of]} → ${one}`],
      );
      for (const change of changes.slice(0, 2)) if (differs.size < 3) differs.add(change);
      return changes.length > 0;
    }).length;
    attempts.push({ property, value, reached: reachedElements, differs: [...differs] });
    attemptSheet.replaceSync("");
  }
  button.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => sheet !== placing && sheet !== attemptSheet,
  );
  return attempts;
}

/** For each property the first that it allows and that no element has. */
export const CANDIDATE_VALUES: readonly string[] = [
  ..."rgb(1, 2, 3)|37px|0.37|hidden|none|both|italic|small-caps|700|right|vertical-lr|rtl|uppercase".split(
    "|",
  ),
  ..."dashed|underline|scale(0.9)|1s|linear|alternate|absolute|bottom|column|space-between|wrap|3".split("|"),
  ..."multiply|blur(3px)|crosshair|break-all|nowrap|all|fixed|isolate|paint|grayscale(1)|2 / 3".split("|"),
  ..."circle(40%)|linear-gradient(red, red)|url(#a)|balance|keep-all|manual|strict|smooth|avoid".split("|"),
  ..."url(#a) 3|5deg|75%|baseline|middle|under|bevel|block|text|padding-box|content-box|fill-box".split("|"),
  ..."add|paused|drag|move|first|repeat-x|collapse|round|clone|static|evenodd|optimizeSpeed".split("|"),
  ..."standard|hide|content|dark|historical-forms|ruby|emoji|super|pixelated|inert|inside".split("|"),
  ..."allow-keywords|subtract|luminance|alpha|compact|inset(1px)|anywhere|stroke|most-width".split("|"),
  ..."no-overflow|exact|flex-visual|row-over-column|nearest|before|always|x|red blue|stable".split("|"),
  ..."crispEdges|cap alphabetic|trim-both|under right|dot|grow|upright|geometricPrecision".split("|"),
  ..."space-all|preserve-3d|allow-discrete|non-scaling-stroke|preserve|reverse|vertical|end|visual".split(
    "|",
  ),
  ...'after|disc|read-write|horizontal|ellipsis|ordinal|column-over-row|content-inline-size|content-height|path("M 1 1")|rect(1px, 1px, 1px, 1px)|--a|--a play|"a"|"liga" 0'.split(
    "|",
  ),
  ..."smooth|auto|start|dense|a|fantasy|1px 2px|normal".split("|"),
];

/** The browser calculates these; no style sheet sets them. */
export const CALCULATED_PROPERTIES: readonly string[] = ["overlay", "-webkit-text-decorations-in-effect"];

/**
 * Properties by which the page gives its element more or less room, or another kind of box. They
 * are tried with values that change the room little, and compared alone.
 */
export const ROOM_PROPERTIES: Readonly<Record<string, string>> = {
  ...{ display: "flow-root", position: "sticky", float: "left", contain: "style", zoom: "0.99" },
  ...{ width: "1199px", "inline-size": "1199px", "min-width": "1201px", "min-inline-size": "1201px" },
  ...{ "max-width": "1199px", "max-inline-size": "1199px", "box-sizing": "content-box" },
  ...{ "content-visibility": "auto", "container-type": "size", content: "url(#a)" },
  // Columns of the page around, and the line that an element around draws through its whole text.
  ...{ "column-count": "3", "column-width": "37px", "column-height": "37px" },
  ...{ "text-decoration-line": "underline" },
};
