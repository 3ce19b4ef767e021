// Joins the parts of the contract into generated/contract.yaml, the document that Redocly reads.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { root } from "./project/root.mjs";

/**
 * Writes openapi.yaml with a reference to each path in openapi/<group>/, groups in the order of the
 * tags; returns the file.
 */
export async function writeContractRoot() {
  const document = parse(await readFile(join(root, "openapi.yaml"), "utf8"));
  const groups = document.tags.map(({ name }) => name);
  const files = (await readdir(join(root, "openapi"), { recursive: true })).filter((path) =>
    /\/.+\.yaml$/.test(path),
  );
  const unknown = files.find((file) => !groups.includes(getGroup(file)));
  if (unknown) throw new Error(`openapi/${unknown} is in the folder of no tag of openapi.yaml`);
  const inOrder = files.toSorted(
    (one, other) => groups.indexOf(getGroup(one)) - groups.indexOf(getGroup(other)) || (one < other ? -1 : 1),
  );
  for (const file of inOrder)
    for (const path of Object.keys(parse(await readFile(join(root, "openapi", file), "utf8")).paths ?? {})) {
      const pointer = path.replaceAll("~", "~0").replaceAll("/", "~1");
      document.paths[path] = { $ref: `../openapi/${file}#/paths/${pointer}` };
    }
  const target = join(root, "generated/contract.yaml");
  await mkdir(join(root, "generated"), { recursive: true });
  await writeFile(target, stringify(document, { lineWidth: 0 }));
  return target;
}

function getGroup(file) {
  return file.split("/")[0];
}
