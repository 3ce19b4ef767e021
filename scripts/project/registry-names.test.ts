import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT_FOLDER = join(import.meta.dirname, "../..");

test("no command fetches a package of our names from a registry, where they are not ours", () => {
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: ROOT_FOLDER,
    encoding: "utf8",
  });
  const foundCommands = files
    .split("\0")
    .filter((file) => READ_FILE.test(file) && file !== OWN_FILE)
    .flatMap((file) =>
      listRegistryCommands(readFileSync(join(ROOT_FOLDER, file), "utf8")).map((text) => `${file}: ${text}`),
    );
  expect(foundCommands).toEqual([]);
});

test.each([
  "npx vanbook login",
  "npx --yes @vanbook/sdk mcp",
  '{ "command": "npx", "args": ["-y", "@vanbook/sdk", "mcp"] }',
  '{\n  "command": "npx",\n  "args": [\n    "-y",\n    "@vanbook/sdk"\n  ]\n}',
  "npm install --global @vanbook/sdk",
  "npm i fast-xml-parser @vanbook/widgets@latest",
  "npm exec @vanbook/sdk -- mcp",
  "pnpm dlx @vanbook/sdk mcp",
  "yarn add @vanbook/sdk",
  "npm install ./vanbook-widgets.tgz",
])("this fetches a package of our names: %s", (text) => {
  expect(listRegistryCommands(text)).toHaveLength(1);
});

test.each([
  "npm install ./vanbook-sdk.tgz ./vanbook-widgets.tgz",
  "npm install --global ./vanbook-sdk.tgz\nvanbook login",
  "npx --yes pnpm@10.34.9 install --frozen-lockfile\n\nThe package @vanbook/sdk",
  "npx tsx --conditions vanbook-source examples/walk-a-year.ts",
  "`npm install` builds it. Then import `@vanbook/sdk`.",
])("this fetches no package of our names: %s", (text) => {
  expect(listRegistryCommands(text)).toEqual([]);
});

/** Commands by which npm and others fetch packages of our names, or the widgets without the SDK's file. */
function listRegistryCommands(text: string): string[] {
  const ofNames = text.match(FETCH_BY_NAME) ?? [];
  const withoutSdk = (text.match(INSTALL_COMMAND) ?? []).filter(
    (command) => command.includes("vanbook-widgets.tgz") && !command.includes("vanbook-sdk.tgz"),
  );
  return [...ofNames, ...withoutSdk];
}

const OWN_FILE = "scripts/project/registry-names.test.ts";
const READ_FILE = /\.(md|mdx|ts|tsx|mts|mjs|js|jsx|json|yaml|html|vue|txt)$|^deploy\//;
const FETCH_WORDS = String.raw`\b(?:npx|bunx|(?:npm|pnpm|yarn|bun) +(?:exec|x|dlx|create|init|install|i|add))\b`;
/** The SDK's `vanbook` or a scoped name, but no path, file, option's value or variable. */
const OUR_NAME = String.raw`[ "](?:@vanbook\/\w+|vanbook(?![-\w./:=]))`;
/** On the command's line, or in the settings of a program, in which the words are separate texts. */
const FETCH_BY_NAME = new RegExp(`${FETCH_WORDS}(?:[^\\n\`]*?|",\\s*"args"[^}]*?)${OUR_NAME}`, "g");
const INSTALL_COMMAND = new RegExp(`${FETCH_WORDS}[^\\n\`]*`, "g");
