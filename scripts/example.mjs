// `npm run example NAME`: a host of examples/ next to the demo, which `npm start` has started: it
// gets a key of the demo's first company, and its origin is allowed there. VANBOOK_URL and PORT are
// the addresses of the two.
import { installPackages } from "./project/packages.mjs";
import { listHostNames, makeHost, startHost } from "./project/hosts.mjs";
import { checkNode, ProjectProblem, showProblem } from "./project/problem.mjs";
import { checkPort, waitForExitCode } from "./project/run.mjs";

const { VANBOOK_URL: baseUrl = "http://localhost:4300", PORT = "4400" } = process.env;
const port = Number(PORT);

try {
  checkNode();
  process.exitCode = await start(process.argv[2]);
} catch (error) {
  showProblem(error);
}

async function start(name) {
  const names = listHostNames();
  if (!names.includes(name))
    throw new ProjectProblem(`npm run example NAME, which is one of ${names.join(", ")}.`);
  await checkPort(port, "127.0.0.1");
  const key = await createDemoKey();
  installPackages();
  console.log(`Making the host ${name} …`);
  const host = startHost(await makeHost(name, baseUrl), { baseUrl, key, port });
  host.stdout.on("data", () => console.log(`\n  ${name} is at http://127.0.0.1:${port}\n`));
  return waitForExitCode(host);
}

async function createDemoKey() {
  const signedIn = await ask("/api/login", { CompanyID: 1, Username: "meera", Password: "vanbook-demo" });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await ask("/api/v1/embed-origins", { origin: `http://127.0.0.1:${port}` }, cookie);
  const keyAnswer = await ask("/api/v1/api-keys", { name: "An example" }, cookie);
  return (await keyAnswer.json()).secret;
}

async function ask(path, body, cookie = "") {
  const answer = await fetch(`${baseUrl}${path}`, {
    method: "POST",
    headers: {
      "X-Vanbook-Client": "example",
      Origin: baseUrl,
      "Content-Type": "application/json",
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!answer) throw new ProjectProblem(`Nothing answers at ${baseUrl}. Run \`npm start\` first.`);
  if (!answer.ok) throw new ProjectProblem(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
