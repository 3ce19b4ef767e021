/**
 * Adds Inter under our own name (a host may have another Inter), self-hosted: a variable file for
 * Latin, another for extended Latin (with the rupee sign), and Noto Sans for Devanagari and
 * Malayalam, regular and semi-bold. Browsers fetch a file only if the page has a character in its
 * range. Call while a provider is mounted; returns a function that removes the fonts. They are
 * added to the document, since `@font-face` has no effect in a shadow root.
 */
export function addFonts(): () => void {
  const fontFaces = listFontFiles().map(
    ([file, unicodeRange, weight]) =>
      new FontFace("Vanbook Inter", `url("${file.href}") format("woff2")`, {
        weight,
        display: "swap",
        unicodeRange,
      }),
  );
  for (const face of fontFaces) document.fonts.add(face);
  return () => {
    for (const face of fontFaces) document.fonts.delete(face);
  };
}

/**
 * URLs in the form that bundlers detect; tsup.config.ts copies the files next to the package's own
 * scripts. Browsers choose a face by weight first and by character second, so each weight must
 * cover all characters: Inter's variable files are listed twice but fetched once.
 */
function listFontFiles(): [URL, string, string][] {
  const latinExt = new URL(
    "../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
    import.meta.url,
  );
  const latin = new URL(
    "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    import.meta.url,
  );
  const devanagari = new URL(
    "../node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2",
    import.meta.url,
  );
  const boldDevanagari = new URL(
    "../node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2",
    import.meta.url,
  );
  const malayalam = new URL(
    "../node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2",
    import.meta.url,
  );
  const boldMalayalam = new URL(
    "../node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-600-normal.woff2",
    import.meta.url,
  );
  return [
    [devanagari, DEVANAGARI_RANGE, REGULAR_WEIGHTS],
    [boldDevanagari, DEVANAGARI_RANGE, BOLD_WEIGHTS],
    [malayalam, MALAYALAM_RANGE, REGULAR_WEIGHTS],
    [boldMalayalam, MALAYALAM_RANGE, BOLD_WEIGHTS],
    [latinExt, LATIN_EXT, REGULAR_WEIGHTS],
    [latinExt, LATIN_EXT, BOLD_WEIGHTS],
    [latin, LATIN_RANGE, REGULAR_WEIGHTS],
    [latin, LATIN_RANGE, BOLD_WEIGHTS],
  ];
}

const LATIN_RANGE =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXT =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
const DEVANAGARI_RANGE = "U+0900-097F,U+1CD0-1CF9,U+A8E0-A8FF";
/**
 * Includes the zero-width joiner, which texts from before Unicode 5.1 use in chillu letters;
 * without it, such a letter would be drawn as several.
 */
const MALAYALAM_RANGE = "U+0D00-0D7F,U+200D";
const REGULAR_WEIGHTS = "100 500";
const BOLD_WEIGHTS = "501 900";
