import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from "node:tls";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { readConfig } from "../../packages/server/config.ts";

const DEPLOY_FOLDER = join(import.meta.dirname, "../../deploy");
const read = (name: string) => readFileSync(join(DEPLOY_FOLDER, name), "utf8");

function parseDocuments(name: string): unknown[] {
  return parseAllDocuments(read(name)).map((document) => {
    expect(document.errors, name).toEqual([]);
    return document.toJS() as unknown;
  });
}

it("the YAML and JSON files in the folder deploy can be parsed", () => {
  const names = readdirSync(DEPLOY_FOLDER, { recursive: true, encoding: "utf8" });
  const yaml = names.filter((name) => name.endsWith(".yaml"));
  expect(yaml.length).toBeGreaterThanOrEqual(5);
  for (const name of yaml) expect(parseDocuments(name).length, name).toBeGreaterThan(0);
  expect(JSON.parse(read("grafana/vanbook.json"))).toMatchObject({ title: "Vanbook" });
});

it("compose and Kubernetes run the server without privileges and with a read-only root file system", () => {
  const [compose] = parseDocuments("compose.yaml") as [{ services: Record<string, Record<string, unknown>> }];
  for (const name of ["vanbook", "backup"])
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  const workloads = [
    ...parseDocuments("kubernetes/vanbook.yaml"),
    ...parseDocuments("kubernetes/backup.yaml"),
  ].filter((document) => ["Deployment", "CronJob"].includes((document as { kind: string }).kind));
  expect(workloads).toHaveLength(2);
  for (const workload of workloads) {
    const text = JSON.stringify(workload);
    expect(text).toContain('"runAsNonRoot":true');
    expect(text).toContain('"readOnlyRootFilesystem":true');
    expect(text).toContain('"allowPrivilegeEscalation":false');
  }
  const lines = read("Dockerfile").split("\n");
  expect(lines).toContain("USER node");
  expect(lines.filter((line) => line.startsWith("FROM "))).toHaveLength(2);
});

it("the image has the long-term release of Node, and hosts may run the oldest one that we support", () => {
  const images = read("Dockerfile")
    .split("\n")
    .flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  for (const image of images) expect(image).toMatch(/^node:24-bookworm-slim(@sha256:[0-9a-f]{64})?$/);
  for (const folder of [".", "packages/sdk", "packages/widgets"]) {
    const manifest = readFileSync(join(DEPLOY_FOLDER, "..", folder, "package.json"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ engines: { node: ">=20.19" } });
  }
});

it("nothing in the folder deploy has a password, and compose does not start until each is set", () => {
  const names = readdirSync(DEPLOY_FOLDER, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.\w+$|file$/.test(name)).map((name) => [name, read(name)] as const);
  expect(texts.length).toBeGreaterThanOrEqual(10);
  for (const [name, text] of texts)
    for (const [line, value = ""] of text.matchAll(
      /^.*?(?:PASSWORD|TOKEN|SECRET|KEY)\w*["']?[:=] *(\S*).*$/gm,
    ))
      expect(value, `${name}: ${line}`).toMatch(/^$|^"?\$\{\w+(:\?|:-\})|^"1"$|^#|^…|^set-|^\{$/);
  const compose = read("compose.yaml");
  for (const name of ["DATABASE_PASSWORD", "METRICS_TOKEN", "SITE"])
    expect(compose).toContain(`\${${name}:?set it in .env}`);
});

it("people reach the server by HTTPS alone, with the proxy's own choice of protocols and a trusted certificate", () => {
  const [compose] = parseDocuments("compose.yaml") as [
    { services: Record<string, { image?: string; ports?: string[] }> },
  ];
  const publishedServices = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
  expect(publishedServices.map(([name, { image }]) => [name, image?.split("@")[0]])).toEqual([
    ["proxy", "caddy:2"],
  ]);
  // Caddy's defaults: TLS 1.2 and 1.3, suites with forward secrecy, a certificate of a public authority.
  const directives = read("Caddyfile").replaceAll(/#.*/g, "");
  expect(directives).toMatch(/^\{\$SITE\} \{/);
  expect(directives).not.toMatch(/\b(tls|protocols|ciphers|curves|auto_https|internal|http:\/\/)/);
  const ingress = parseDocuments("kubernetes/vanbook.yaml").find(
    (document) => (document as { kind: string }).kind === "Ingress",
  );
  expect(ingress).toMatchObject({
    spec: { tls: [{ hosts: ["books.example.com"], secretName: "vanbook-tls" }] },
  });
  expect(JSON.stringify(ingress)).not.toMatch(/ssl-redirect|ssl-protocols|ssl-ciphers|backend-protocol/);
  // What this server calls: webhooks, WhatsApp and a database with TLS.
  expect([DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION]).toEqual(["TLSv1.2", "TLSv1.3"]);
});

it("the image and the compose file set only documented variables, to values that the server accepts", () => {
  const [compose] = parseDocuments("compose.yaml") as [
    { services: { vanbook: { environment: Record<string, string> } } },
  ];
  const image = Object.fromEntries(
    read("Dockerfile")
      .split("\n")
      .filter((line) => line.startsWith("ENV "))
      .flatMap((line) => line.slice(4).split(" "))
      .map((pair) => pair.split("=") as [string, string]),
  );
  const fillPlaceholders = (text: string) =>
    text.replaceAll(
      /\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_, defaultValue?: string) => defaultValue ?? "0123456789abcdef",
    );
  const environment = { ...image, ...compose.services.vanbook.environment };
  const config = readConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fillPlaceholders(value)])),
  );
  expect(config).toMatchObject({ secure: true, proxies: 1, host: "0.0.0.0", port: 4300, demo: false });
  expect(config.metrics).toMatchObject({ port: 9464, token: "0123456789abcdef" });
  const configurationGuide = readFileSync(join(DEPLOY_FOLDER, "../docs/configuration.md"), "utf8");
  for (const name of Object.keys(environment).filter((one) => one !== "NODE_ENV"))
    expect(configurationGuide).toContain(`\`${name}\``);
});

it("the systemd unit trusts one proxy in front and restricts cookies to HTTPS", () => {
  const settings = read("systemd/vanbook.service")
    .split("\n")
    .filter((line) => line.startsWith("Environment="))
    .flatMap((line) => line.slice("Environment=".length).split(" "))
    .map((pair) => pair.split("=") as [string, string]);
  const unitEnvironment = {
    ...Object.fromEntries(settings),
    DATABASE_URL: "mysql://vanbook@localhost/vanbook",
  };
  expect(readConfig(unitEnvironment)).toMatchObject({
    secure: true,
    proxies: 1,
    host: "127.0.0.1",
    demo: false,
  });
});

it("systemd accepts the units", () => {
  const folder = join(DEPLOY_FOLDER, "systemd");
  const units = readdirSync(folder).map((name) => join(folder, name));
  for (const unit of units)
    for (const line of readFileSync(unit, "utf8").split("\n"))
      expect(line, unit).toMatch(/^(#.*|\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*|)$/);
  // Check with systemd itself if it is installed.
  if (spawnSync("systemd-analyze", ["--version"]).status !== 0) return;
  const { stderr, stdout } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], {
    encoding: "utf8",
  });
  // Programs and accounts of the production machine don't exist here.
  const complaints = `${stderr}${stdout}`
    .split("\n")
    .filter((line) => line !== "" && !/is not executable|Unknown user|No such file|SO_PASSCRED/.test(line));
  expect(complaints).toEqual([]);
});
