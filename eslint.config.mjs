import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Folders of the widgets that features may import; every other folder is a feature (DESIGN section 5). */
const ENGINES = [
  "report",
  "master",
  "parts",
  "theme",
  "format",
  "provider",
  "text",
  "table",
  "fixtures",
  "build",
];

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
    files: ["**/*.{ts,tsx,mts}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          "packages/*/tsconfig.json",
          "tests/tsconfig.json",
          "scripts/tsconfig.json",
          "bench/tsconfig.json",
          ".storybook/tsconfig.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the compiler's work
      "max-lines": ["error", { max: 300 }],
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": "allow-with-description" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Handlers are async whether they wait or not, and hooks hand out functions that have no `this`.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/unbound-method": "off",
      // Rows leave knex untyped and are named where they are read; text is made of unknown values at the seams.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  {
    files: ["packages/{widgets,app}/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      "react-hooks/incompatible-library": "off", // the React Compiler, which is not used here, would skip the component
    },
  },
  {
    // A query's rows are named by the variable that takes them: `const rows: CostRow[] = await db("item_costs")…`.
    files: ["packages/server/**/*.ts", "bench/**/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-assignment": "off" },
  },
  {
    // Tests read rows and answers as they come; what they expect of them says what they are.
    files: ["**/*.{test,stories,test-d,types}.{ts,tsx}", "tests/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unused-expressions": "off",
    },
  },
  ...boundaries(),
);

/** Dependencies point one way: app to widgets to sdk, server to sdk, nothing to server; no feature to another. */
function boundaries() {
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
  const sdk = { group: ["@vanbook/sdk"], message: "The SDK stands alone." };
  const app = { group: ["@vanbook/app"], message: "The app is the last in the row." };
  return [
    only("packages/sdk/**/*", [server, react, sdk]),
    only("packages/server/**/*", [react, paths]),
    only("packages/app/**/*", [server]),
    only("packages/widgets/*", [server, app]),
    ...[1, 2, 3].map((depth) =>
      only(`packages/widgets${"/*".repeat(depth)}/*`, [server, app, otherFeature(depth)]),
    ),
  ];
}

/** An import that climbs to the widgets' folder, `depth` folders up, and goes down into a feature. */
function otherFeature(depth) {
  return {
    regex: `^${"\\.\\./".repeat(depth)}(?!(?:${ENGINES.join("|")})/)[^./]+/`,
    message: "A feature imports the engines and the parts, never another feature.",
  };
}

function only(files, patterns) {
  return {
    files: [`${files}.{ts,tsx}`],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}
