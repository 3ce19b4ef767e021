import { mkdir, readFile, rm } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * Lines in a file of the server or of the books that it uses, and the faulty lines that replace
 * them.
 */
export interface Fault {
  name: string;
  /** Path relative to packages/. */
  file: string;
  from: string;
  to: string;
}

/** Makes builds of the server, each with one fault. */
export interface FaultyBuilds {
  /**
   * Bundles `entry`, a module's text whose imports are relative to packages/server. Returns the
   * bundle's path.
   */
  build(entry: string, fault: Fault | undefined): Promise<string>;
  /** Builds `entry` and imports it. */
  load<Module>(entry: string, fault: Fault | undefined): Promise<Module>;
  remove(): Promise<void>;
}

/**
 * Creates the builder; `prefix` must be unique. Throws for a fault whose lines are no longer in the
 * source.
 */
export async function createFaultyBuilds(prefix: string): Promise<FaultyBuilds> {
  // All in one folder: the server finds its contract relative to its own file.
  await mkdir(FAULTS_FOLDER, { recursive: true });
  const madeFolders: string[] = [];

  async function bundle(entry: string, fault: Fault | undefined): Promise<string> {
    const outfile = `${FAULTS_FOLDER}/${prefix}-${fault?.name.replaceAll(/\W/g, "-") ?? "none"}.mjs`;
    madeFolders.push(outfile);
    let isPlanted = fault === undefined;
    await build({
      stdin: { contents: entry, resolveDir: SERVER_FOLDER, loader: "ts" },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      // Bundle the SDK's sources, so that the SDK need not be built first.
      external: (await listPackages(SERVER_FOLDER)).filter((name) => name !== "@vanbook/sdk"),
      conditions: ["vanbook-source"],
      logLevel: "error",
      plugins: [
        {
          name: "seeded-fault",
          setup(building) {
            building.onLoad({ filter: /packages\/(server|sdk)\/.*\.ts$/ }, async ({ path }) => {
              const source = await readFile(path, "utf8");
              if (!fault || !path.endsWith(`/packages/${fault.file}`))
                return { contents: source, loader: "ts" };
              const line = makeLinePattern(fault);
              isPlanted = line.test(source);
              return { contents: source.replace(line, () => fault.to), loader: "ts" };
            });
          },
        },
      ],
    });
    if (!isPlanted) throw new Error(`${fault?.file} no longer holds: ${fault?.from}`);
    return outfile;
  }

  return {
    build: bundle,
    // The bundle exports what its entry exports, and the caller wrote the entry.
    load: async <Module>(entry: string, fault: Fault | undefined) =>
      (await import(pathToFileURL(await bundle(entry, fault)).href)) as Module,
    remove: async () => void (await Promise.all(madeFolders.map((file) => rm(file, { force: true })))),
  };
}

/** Whether the lines that the fault replaces are in their file. */
export async function isPlantable(fault: Fault): Promise<boolean> {
  return makeLinePattern(fault).test(await readFile(`${SERVER_FOLDER}../${fault.file}`, "utf8"));
}

/** A pattern for the lines that ignores line breaks and indentation. */
function makeLinePattern({ from }: Fault): RegExp {
  return new RegExp(from.trim().split(/\s+/).map(escapePattern).join("\\s+"));
}

async function listPackages(folder: string): Promise<string[]> {
  const text = await readFile(`${folder}package.json`, "utf8");
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  return Object.keys(dependencies);
}

function escapePattern(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const FAULTS_FOLDER = fileURLToPath(new URL("../packages/server/.faults", import.meta.url));
const SERVER_FOLDER = fileURLToPath(new URL("../packages/server/", import.meta.url));
