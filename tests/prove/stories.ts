import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./fingerprint.ts";

const FOLDER = "packages/widgets";

/** Every file of stories: a guard's folder of packages/ stands without its tests and stories, so they are named. */
export const allStories: readonly string[] = readdirSync(join(ROOT, FOLDER), {
  recursive: true,
  encoding: "utf8",
})
  .filter((name) => name.endsWith(".stories.tsx") && !/node_modules|dist/.test(name))
  .map((name) => `${FOLDER}/${name}`)
  .toSorted();
