import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getTarballPath, packPackages, PUBLISHED_PACKAGES } from "../../scripts/project/pack.mjs";

/** The lowest TypeScript that our packages promise (packages/widgets/README.md), and our own. */
const COMPILER_FOLDERS = { "5.4": "typescript-5.4", "5.9": "typescript" };
const ROOT_FOLDER = join(import.meta.dirname, "../..");
let folder: string;

// A host outside the workspace: the packed packages, and beside them what they depend on.
beforeAll(async () => {
  await packPackages();
  folder = realpathSync(mkdtempSync(join(tmpdir(), "vanbook-typed-host-")));
  cpSync(join(import.meta.dirname, "typed-host"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  writeFileSync(join(folder, "required.cts"), REQUIRING_PROGRAM);
  const neededPackages = new Set(["react", "react-dom", "@types/react", "@types/react-dom"]);
  for (const name of PUBLISHED_PACKAGES) {
    const place = join(folder, "node_modules/@vanbook", name);
    mkdirSync(place, { recursive: true });
    run("tar", ["-xzf", getTarballPath(name), "-C", place, "--strip-components=1"]);
    const { dependencies = {} } = JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies))
      if (!dependency.startsWith("@vanbook/")) neededPackages.add(dependency);
  }
  for (const name of neededPackages) link(join(ROOT_FOLDER, "packages/widgets/node_modules", name), name);
  link(join(ROOT_FOLDER, "node_modules/@types/node"), "@types/node");
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(
  Object.keys(COMPILER_FOLDERS).flatMap((version) =>
    ["bundler", "node16"].map(
      (resolution) => [version as keyof typeof COMPILER_FOLDERS, resolution] as const,
    ),
  ),
)(
  "a host's program compiles with TypeScript %s and the module resolution %s",
  (version, resolution) => {
    const config = join(folder, `tsconfig.${version}.${resolution}.json`);
    writeFileSync(config, JSON.stringify(writeConfig(resolution)));
    const compiler = join(ROOT_FOLDER, "node_modules", COMPILER_FOLDERS[version], "lib/tsc.js");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", config, "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    expect(listOwnFaults(stdout)).toEqual([]);
    expect(run(process.execPath, [compiler, "--version"])).toContain(`Version ${version}.`);
  },
  600_000,
);

test("the READMEs say the lowest TypeScript that is tried", () => {
  for (const name of PUBLISHED_PACKAGES)
    expect(readFileSync(join(ROOT_FOLDER, "packages", name, "README.md"), "utf8")).toContain(
      "TypeScript 5.4 or newer",
    );
});

function writeConfig(resolution: string) {
  return {
    compilerOptions: {
      target: "ES2022",
      lib: ["ES2022", "ESNext.Disposable", "DOM", "DOM.Iterable"],
      module: resolution === "node16" ? "node16" : "ESNext",
      moduleResolution: resolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      // The types of the packages themselves are checked, too.
      skipLibCheck: false,
      jsx: "react-jsx",
      noEmit: true,
      types: ["node"],
    },
    include: resolution === "node16" ? ["*.ts", "*.tsx", "*.cts"] : ["*.ts", "*.tsx"],
  };
}

/** Those of the host's files and of our packages: types of other packages are not ours to mend. */
function listOwnFaults(output: string): string[] {
  return output
    .split("\n")
    .filter((line) => /^(error|node_modules\/@vanbook\/|(?!node_modules|\.\.)[^ ]*\.c?tsx?\()/.test(line));
}

function link(from: string, name: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(from, place);
}

function run(program: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** Written here, because our own compiler has no such modules. */
const REQUIRING_PROGRAM = `
import sdk = require("@vanbook/sdk");
import widgets = require("@vanbook/widgets");
export const client: sdk.Vanbook = sdk.createVanbook({ baseUrl: "https://your-vanbook", auth: { kind: "session" } });
export const report = widgets.SaleReport.definition.operation satisfies "sales.report";
`;
