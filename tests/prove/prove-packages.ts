import { listPackageChecks } from "../../scripts/project/package-checks.mjs";
import type { Proof } from "./proof.ts";

/** Each published package as its users install it. */
export const provePackages: Proof = {
  about:
    "the packed packages have what they say, with types however a host resolves them, and export what they did",
  async run(_, say) {
    const figures = [];
    for (const { name, run } of listPackageChecks()) {
      const { ok, output } = await run();
      if (!ok) say(output.split("\n").slice(-80).join("\n"));
      figures.push({ what: name, figure: ok ? "passes" : "fails", goal: "passes", met: ok });
    }
    return figures;
  },
};
