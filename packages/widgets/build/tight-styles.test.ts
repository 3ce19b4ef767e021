import { expect, test } from "vitest";
import { STYLED_SOURCES, compressStyles } from "./tight-styles.ts";

test("styles lose the spaces and comments that have no meaning, and keep the others", () => {
  const style = `const Root = styled.div\`
  /* Beside it. */
  margin: 0 auto;
  width: calc(var(--a) * -1 + 2px);
  \${other}
  & > .vb-a,
  .vb-b :where(a) {
    content: " *";
  }
\`;
const words = \`a  b\`;`;
  expect(compressStyles(style)).toBe(
    'const Root = styled.div` margin:0 auto;width:calc(var(--a) * -1 + 2px);${other}&>.vb-a,.vb-b :where(a){content:" *";}`;\nconst words = `a  b`;',
  );
});

test("a comment that ends with a backtick does not count as the start of a style", () => {
  const code =
    "const best = found[0]; // an entry of `items`\nconst one = `a  b`;\n/* As `two`\n */ const two = 2;";
  expect(compressStyles(code)).toBe(code);
});

test.each([
  ["/work/packages/widgets/parts/Button.styles.ts", true],
  ["/work/packages/widgets/theme/base-style.ts", true],
  ["/work/packages/widgets/parts/Banner.tsx", true],
  ["/work/packages/widgets/node_modules/.pnpm/x@1.0.0/Banner.tsx", false],
  ["/work/packages/widgets/report/report-model.ts", false],
])("the build decides by the path whether a file has styles: %s", (path, isStyled) =>
  expect(STYLED_SOURCES.test(path)).toBe(isStyled),
);
