// `npm run pack`: @vanbook/sdk and @vanbook/widgets as they would be published, to install in
// another project. They are not on any registry.
import { PUBLISHED_PACKAGES, packPackages, getTarballPath } from "./project/pack.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, showProblem } from "./project/problem.mjs";

try {
  checkNode();
  installPackages();
  await packPackages();
  console.log(`\n  npm install ${PUBLISHED_PACKAGES.map(getTarballPath).join(" ")}\n`);
} catch (error) {
  showProblem(error);
}
