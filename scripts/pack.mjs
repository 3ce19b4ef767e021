// `npm run pack`: @vanbook/sdk and @vanbook/widgets as they would be published, to install in another project.
// They are not on any registry.
import { PUBLISHED, packPackages, tarball } from "./project/pack.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, report } from "./project/problem.mjs";

try {
  checkNode();
  installPackages();
  await packPackages();
  console.log(`\n  npm install ${PUBLISHED.map(tarball).join(" ")}\n`);
} catch (error) {
  report(error);
}
