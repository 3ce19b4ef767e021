import js from "@eslint/js";
import tseslint from "typescript-eslint";
import { namingRules } from "./scripts/naming/naming-rules.mjs";

// What needs no types; the rules that do, and React's, are oxlint's: .oxlintrc.jsonc.

/** What Playwright's pages and locators are asked for. */
const OF_A_PAGE =
  "innerText|inputValue|innerHTML|textContent|getAttribute|allInnerTexts|allTextContents|count|is[A-Z]\\w+|evaluate|evaluateAll|boundingBox|title";

/** The places that may read the machine's clock. */
const CLOCK_FILES = [
  "packages/server/clock.ts", // the product's clock, and the database's for what machines share
  "packages/sdk/clock.ts", // when a token ends, and until when a server asks to wait
  "packages/widgets/VanbookProvider.tsx", // the clock of widgets and app, unless the host passes one
  "scripts/project/run-clock.mjs", // how far a run of tests stands from today
  "eslint.config.mjs", // spells what it forbids
  "packages/server/db/connection.test.ts", // asks the database which time zone its connection is in
];
const ASK_CLOCK =
  "The clock of the package says what time it is (CLOCKS in eslint.config.mjs); durations are measured.";
const ASK_NO_TIME = "Wait for what is expected, and assert no duration: docs/decisions/052-tests.md.";
const ONLY_19 = "The widgets run in React 18.3 too: <Context.Provider>, useContext, useLatest.";
const NAME_ZONE = "That is in the machine's time zone: name the zone (formatDayIn), or calculate in UTC.";
const LOCAL_TIME =
  "getDate|getDay|getMonth|getFullYear|getHours|getMinutes|getTimezoneOffset|toDateString|toTimeString|toLocaleDateString|toLocaleTimeString|getLocalTimeZone";

export default tseslint.config(
  {
    ignores: [
      "**/.faults/",
      "**/node_modules/",
      "**/dist/",
      "**/generated/",
      ".data/",
      ".cache/",
      "storybook-static/",
      "coverage/",
    ],
  },
  js.configs.recommended,
  {
    // Plain Node, and the settings of tools.
    files: ["**/*.mjs"],
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, "readonly"])),
    },
  },
  {
    // Scripts of hosts' pages.
    files: ["examples/**/*.js", "tests/hosts/**/*.js"],
    languageOptions: {
      globals: { document: "readonly", fetch: "readonly", location: "readonly", URLSearchParams: "readonly" },
    },
  },
  {
    files: ["**/*.{ts,tsx,mts}"],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the compiler's work
      "max-lines": ["error", { max: 300, skipComments: true }],
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": "allow-with-description" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["packages/{widgets,app}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "crypto",
          property: "randomUUID",
          message: "It is missing on pages without https: randomKey of the SDK.",
        },
      ],
    },
  },
  {
    // Chai's assertions are expressions.
    files: ["**/*.{test,stories,test-d,types}.{ts,tsx}", "tests/**/*.ts", "packages/**/testing/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unused-expressions": "off",
      "max-lines": ["error", { max: 330, skipComments: true }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    // Hosts write their own pages; a migration keeps the names that it was released with; message
    // catalogues call their formatters as a sentence needs it.
    ignores: ["tests/hosts/**", "packages/server/db/migrations/**", "packages/sdk/text/*-IN/**"],
    plugins: { naming: namingRules },
    rules: {
      "naming/function-names": "error",
      "naming/constant-names": "error",
      "naming/no-bare-participle": "error",
    },
  },
  ...forbidOtherClocks(),
  ...forbidImports(),
);

/**
 * What is read off the machine's clock, or calculated in its time zone, comes out differently on
 * another day or in another country: each package has one place that may, and the run of tests
 * moves it. Durations are measured with performance.now().
 */
function forbidOtherClocks() {
  const clock = [
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: ASK_CLOCK },
    { selector: "CallExpression[callee.name='Date']", message: ASK_CLOCK },
    { selector: "MemberExpression[object.name='Date'][property.name='now']", message: ASK_CLOCK },
  ];
  const zone = [
    { selector: "NewExpression[callee.name='Date'][arguments.length>1]", message: NAME_ZONE },
    { selector: `MemberExpression[property.name=/^(${LOCAL_TIME})$/]`, message: NAME_ZONE },
  ];
  const findInStrings = (words) => [
    { selector: `Literal[value=/${words}/]`, message: ASK_CLOCK },
    { selector: `TemplateElement[value.raw=/${words}/]`, message: ASK_CLOCK },
  ];
  const sql =
    "CURRENT_DATE|CURRENT_TIME\\b|CURDATE|CURTIME|\\bNOW\\(|UTC_(DATE|TIME)|UNIX_TIMESTAMP\\(\\)|SYSDATE|LOCALTIME";
  // A busy machine is several times slower than a quiet one: the projects' time-outs only end what
  // hangs, and no test asserts a time.
  const patience = [
    "CallExpression[callee.property.name=/^(poll|waitFor)/] > ObjectExpression > Property[key.name='timeout'] > Literal[value<15000]",
    "CallExpression[callee.property.name=/^toBeLessThan/]:has(MemberExpression[object.name='performance']) > Literal",
  ].map((selector) => ({ selector, message: ASK_NO_TIME }));
  const always = ["error", ...clock, ...zone, ...findInStrings(`${sql}|CURRENT_TIMESTAMP`)];
  const everywhere = [...always, ...patience];
  // In React 18 a context draws nothing by itself.
  const context = { selector: "JSXOpeningElement > JSXIdentifier[name=/Context$/]", message: ONLY_19 };
  // A page shows a change a moment after it gets it: a single look finds it on its way when the
  // machine is busy.
  const look = {
    selector: `CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(${OF_A_PAGE})$/]`,
    message: "Ask a page with expect.poll(() => …): it may not have followed yet.",
  };
  return [
    { files: ["**/*.{ts,tsx,mts,mjs,js}"], rules: { "no-restricted-syntax": everywhere } },
    { files: ["tests/browser/**/*.ts"], rules: { "no-restricted-syntax": [...everywhere, look] } },
    { files: ["packages/widgets/**/*.tsx"], rules: { "no-restricted-syntax": [...everywhere, context] } },
    // A proof has the machine to itself.
    {
      files: ["tests/manual/*.ts", "**/*.prove.ts"],
      ignores: ["tests/browser/*"],
      rules: { "no-restricted-syntax": always },
    },
    { files: CLOCK_FILES, rules: { "no-restricted-syntax": ["error", ...zone] } },
    {
      // A column's default is the net below an insert that names no time; tests/clock sees to it
      // that none falls in.
      files: ["packages/server/db/{migration,migrate}.ts", "packages/server/db/migrations/*.ts"],
      rules: { "no-restricted-syntax": ["error", ...clock, ...zone, ...findInStrings(sql)] },
    },
  ];
}

/**
 * Dependencies point one way: app to widgets to sdk, server to sdk, nothing to server; no feature
 * to another.
 */
function forbidImports() {
  const server = {
    group: ["@vanbook/server", "**/packages/server/**", "../server/**", "../../server/**"],
    message: "Nothing imports the server.",
  };
  const paths = {
    group: ["../../sdk/**", "../../widgets/**", "../../app/**"],
    message: "Import a package by its name.",
  };
  const react = {
    group: ["react", "react-dom", "@vanbook/widgets", "@vanbook/app"],
    message: "Only widgets and app draw.",
  };
  const react19 = {
    group: ["react"],
    importNames: ["use", "useActionState", "useEffectEvent", "useOptimistic", "Activity", "cache"],
    message: ONLY_19,
  };
  const outside = {
    group: ["react", "react-dom", "@tanstack/*", "**/provider/**", "**/effects/**"],
    message: "The state of a voucher is what its actions make of it.",
  };
  const sdk = { group: ["@vanbook/sdk"], message: "The SDK stands alone." };
  const app = { group: ["@vanbook/app"], message: "The app is the last in the row." };
  return [
    limitImports("packages/sdk/**/*", [server, react, sdk]),
    // What widgets and server share uses the client by its package's name, which published builds
    // leave outside.
    limitImports("packages/sdk/{files,format,paper,report,reports,text}/**/*", [server, react]),
    // The stand-in has the server's rules in it (decision 35); dependency-cruiser.config.mjs says
    // by which door.
    limitImports("packages/sdk/testing/*", [react, sdk]),
    limitImports("packages/server/**/*", [react, paths]),
    limitImports("packages/app/**/*", [server]),
    // Which of their rooms imports which: dependency-cruiser.config.mjs.
    limitImports("packages/widgets/**/*", [server, app, react19]),
    // Actions tell a reducer what has arrived: it draws nothing, asks nothing and reads no clock
    // (decision 55).
    limitImports("packages/widgets/voucher/state/*", [server, app, outside]),
  ];
}

function limitImports(files, patterns) {
  return {
    files: [`${files}.{ts,tsx}`],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}
