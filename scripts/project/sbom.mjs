import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call } from "./call.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

/**
 * Writes what an installation contains, as CycloneDX, from the lockfile. `pnpm sbom` needs a newer
 * pnpm than ours and a newer Node than the oldest that we support; npm's package `node` brings that
 * one.
 */
export async function writeSbom(path) {
  const { ok, output } = await call("npx", [
    ...["--yes", "--loglevel=error", "-p", "node@24", "-p", "pnpm@11.28.11"],
    ...["pnpm", "--pm-on-fail=ignore", "sbom", "--sbom-format", "cyclonedx", "--lockfile-only"],
    ...["--filter", "./packages/*"],
  ]);
  const begin = output.indexOf("{");
  if (!ok || begin < 0) throw new ProjectProblem(`The list of packages could not be made:\n${output}`);
  const sbom = JSON.parse(output.slice(begin));
  if (sbom.bomFormat !== "CycloneDX") throw new ProjectProblem("The list of packages is not CycloneDX.");
  keepShipped(sbom);
  writeFileSync(path, `${JSON.stringify(sbom, null, 2)}\n`);
}

/**
 * Development packages are in the lockfile too, and some of them are bundled into what is shipped:
 * NOTICE has what is shipped, with a star for the packages of each platform.
 */
function keepShipped(sbom) {
  const notice = readFileSync(join(root, "NOTICE"), "utf8");
  const shippedPackages = [...notice.matchAll(/^(@?[\w./-]+?)(-\*)? (\d[\w.+-]*) \(/gm)].map(
    ([, name, star, version]) => ({ name, star: star !== undefined, version }),
  );
  const isShipped = ({ group, name: ownName, version }) => {
    const name = group ? `${group}/${ownName}` : ownName;
    return shippedPackages.some(
      (one) => one.version === version && (one.star ? name.startsWith(`${one.name}-`) : name === one.name),
    );
  };
  sbom.components = sbom.components.filter(isShipped);
  const references = new Set(sbom.components.map((component) => component["bom-ref"]));
  sbom.dependencies = (sbom.dependencies ?? [])
    .filter(({ ref }) => references.has(ref) || ref === sbom.metadata.component["bom-ref"])
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => references.has(one)) }));
  if (sbom.components.length < MIN_PACKAGES) throw new ProjectProblem("The list of packages lacks packages.");
}

const MIN_PACKAGES = 50;
