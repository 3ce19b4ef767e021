// Runs after every installation of packages, because a new clone has no generated files.
import { generateIfChanged } from "./project/generated.mjs";
import { showProblem } from "./project/problem.mjs";

try {
  await generateIfChanged();
} catch (error) {
  showProblem(error);
}
