import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import ts from "typescript";
import { onTestFinished } from "vitest";

/**
 * Writes a program to its own file and returns a function to run it against a server, with more environment
 * variables.
 */
export async function started(program: string, url: string, more: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), "vanbook-script-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, "program.ts");
  await writeFile(file, program);
  const outfile = join(directory, "program.mjs");
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    alias: {
      "@vanbook/sdk": join(import.meta.dirname, "index.ts"),
      "@vanbook/sdk/partner": join(import.meta.dirname, "partner.ts"),
    },
  });
  const env = { ...process.env, VANBOOK_URL: url, VANBOOK_API_KEY: "vbk_test", ...more };
  return {
    file,
    output: async () => (await promisify(execFile)(process.execPath, [outfile], { env })).stdout,
  };
}

/** The compiler's errors in a program. */
export function errorsIn(file: string): string[] {
  const base: { config?: { compilerOptions?: object } } = ts.readConfigFile(
    join(ROOT, "tsconfig.base.json"),
    (path) => ts.sys.readFile(path),
  );
  const { options } = ts.convertCompilerOptionsFromJson(base.config?.compilerOptions, ROOT);
  const paths = {
    "@vanbook/sdk": [join(import.meta.dirname, "index.ts")],
    "@vanbook/sdk/partner": [join(import.meta.dirname, "partner.ts")],
  };
  const lib = ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"];
  const program = ts.createProgram([file], {
    ...options,
    noUnusedLocals: false, // a documentation page declares some things without using them
    lib,
    paths,
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules/@types")],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const ROOT = join(import.meta.dirname, "../..");
