// Runs after every installation of packages, because a new clone has no generated files.
import { generateIfChanged } from "./project/generated.mjs";
import { report } from "./project/problem.mjs";

try {
  await generateIfChanged();
} catch (error) {
  report(error);
}
