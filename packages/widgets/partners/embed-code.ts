import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import type { ChosenTerms, EmbedChoice } from "./embed-choice.ts";

export interface EmbedCodeInput {
  choice: EmbedChoice;
  terms: ChosenTerms;
  given: readonly (readonly [name: string, value: string])[];
  title: string;
  component: string;
  server: string;
  /** `token`: with tokens from the partner's route; `session`: as the signed-in Vanbook user. */
  auth?: "token" | "session";
  handlers?: readonly string[];
}

export type ServerKind = "express" | "koa" | "next" | "hono";

export function writeHtmlCode({ choice, given, title, server }: EmbedCodeInput): string {
  const { widget, isolation, scheme, brand } = choice;
  const attributes = [
    ["name", widget],
    ["token-url", "/vanbook-token"],
    ["base-url", server],
    ...given.map(([name, value]) => [toAttributeName(name), value]),
    ...(isolation === "shadow" ? [] : [["isolation", isolation]]),
    ...(scheme === "auto" ? [] : [["scheme", scheme]]),
  ].map(([name = "", value = ""]) => `      ${name}="${escapeHtml(value)}"`);
  const style = brand ? `    <style>\n      vanbook-widget { --vb-brand: ${brand}; }\n    </style>\n` : "";
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title>
${style}    <script type="module" src="${escapeHtml(server)}/embed/v1/vanbook.js"></script>
  </head>
  <body>
    <vanbook-widget
${attributes.join("\n")}
    ></vanbook-widget>
  </body>
</html>
`;
}

export function writeReactCode(input: EmbedCodeInput): string {
  const { choice, given, component, server, title, auth = "token", handlers = [] } = input;
  const { brand, scheme, widget } = choice;
  const provider = [
    "client={vanbook}",
    ...(brand ? [`theme={{ brand: "${brand}" }}`] : []),
    ...(scheme === "auto" ? [] : [`scheme="${scheme}"`]),
  ];
  const props = [
    ...(widget.endsWith(".report") ? ["urlKey={false}"] : []),
    ...given.map(
      ([name, value]) => `${name}=${isNumber(name, value) ? `{${value}}` : JSON.stringify(value)}`,
    ),
    ...handlers.map((name) => `${name}={() => undefined}`),
  ];
  const caller =
    auth === "session"
      ? '{ kind: "session" }, // of the same origin as your Vanbook, where the visitor is signed in'
      : '{ kind: "token", url: "/vanbook-token" },';
  const own = `Our${title.replaceAll(/[^A-Za-z]/g, "")}`;
  return `import { createVanbook } from "@vanbook/sdk";
import { ${component}, VanbookProvider } from "@vanbook/widgets";

const vanbook = createVanbook({
  baseUrl: ${JSON.stringify(server)},
  auth: ${caller}
});

export function ${own}() {
  return (
    <VanbookProvider ${provider.join(" ")}>
      <${[component, ...props].join(" ")} />
    </VanbookProvider>
  );
}
`;
}

export function writeServerCode(kind: ServerKind, input: EmbedCodeInput): string {
  const { before, route, after } = SERVER_TEMPLATES[kind];
  const partner = `const partner = createVanbookPartner({
  baseUrl: ${JSON.stringify(input.server)},
  key: process.env.VANBOOK_API_KEY ?? "", // on your server alone
  origins: [${JSON.stringify(input.choice.origin)}],
  onError: console.error,
});`;
  const decide = `async (request) => {
  const visitor = await visitorOf(request);
  if (!visitor) return undefined; // nobody is signed in: no token
  return ${writeTermsCode(input)};
}`;
  const imports = [
    ...before,
    'import { createVanbookPartner } from "@vanbook/sdk/partner";',
    'import { visitorOf } from "./visitor.js"; // yours: who is signed in at your site, or nothing',
  ];
  return `${imports.join("\n")}\n\n${partner}\n\n${route(decide)}\n${after}`;
}

/** The code names the signed-in visitor's party, not the one chosen for the preview. */
function writeTermsCode({ choice, terms }: EmbedCodeInput): string {
  const { users, locked, hidden, writes } = terms;
  const isParty = choice.audience === "customer" || choice.audience === "supplier";
  const lines = [
    `widgets: [${JSON.stringify(choice.widget)}],`,
    ...(isParty ? [`party: visitor.accountId, // the ${choice.audience}'s account in Vanbook`] : []),
    ...(users ? [`users: ${JSON.stringify(users)},`] : []),
    ...(locked ? [`locked: ${JSON.stringify(locked)},`] : []),
    ...(hidden ? [`hidden: ${JSON.stringify(hidden)},`] : []),
    ...(writes ? [`writes: ${JSON.stringify(writes)},`] : []),
  ];
  return `{\n${lines.map((line) => `    ${line}`).join("\n")}\n  }`;
}

interface Server {
  before: readonly string[];
  route: (decide: string) => string;
  after: string;
}

const SERVER_TEMPLATES: Readonly<Record<ServerKind, Server>> = {
  express: {
    before: ['import express from "express";'],
    route: (decide) => `const app = express();\napp.get("/vanbook-token", partner.node(${decide}));`,
    after: "app.listen(process.env.PORT ?? 3000);\n",
  },
  koa: {
    before: ['import Koa from "koa";'],
    route: (decide) =>
      `const app = new Koa();\nconst token = partner.koa(${decide});\napp.use((context, next) => (context.path === "/vanbook-token" ? token(context) : next()));`,
    after: "app.listen(process.env.PORT ?? 3000);\n",
  },
  next: {
    before: ["// app/vanbook-token/route.js"],
    route: (decide) => `export const GET = partner.route(${decide});`,
    after: "",
  },
  hono: {
    before: ['import { Hono } from "hono";'],
    route: (decide) =>
      `const app = new Hono();\nconst token = partner.route(${decide});\napp.get("/vanbook-token", (context) => token(context.req.raw));`,
    after: "\nexport default app;\n",
  },
};

/** Ids are numbers in the code; the dashboard's range is a text even if it is "7". */
function isNumber(name: string, value: string): boolean {
  return name !== "range" && /^\d{1,9}$/.test(value);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
