import { readFile } from "node:fs/promises";
import { createVanbookPartner, type TokenTerms } from "@vanbook/sdk/partner";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";

export interface HostFolders {
  vanbook: string;
  react: string;
}

/** The API's address and the companies' keys, filled in once the API runs. */
export interface Partner {
  server: string;
  kairali: string;
  malabar: string;
  /** Id of the Kairali customer who is signed in at the partner's. */
  customer: number;
  /** Id of a Kairali salesman who has ended a trip. */
  salesman: number;
}

/** A partner's web server, with its own content policy without `unsafe-inline`. */
export function createHost(folders: HostFolders, partner: Partner): Server {
  const roots: Record<string, string> = {
    vanbook: folders.vanbook,
    react: folders.react,
    host: import.meta.dirname,
    leaflet: dirname(createRequire(import.meta.url).resolve("leaflet/dist/leaflet.js")),
  };
  const withServer = (text: string) => text.replaceAll("https://your-vanbook", partner.server);
  return createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://host");
    const [, root = "", ...path] = url.pathname.split("/");
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { "Content-Type": type }).end(body);
    const folder = roots[root];
    if (root === "") {
      void buildPage(url).then((html) => {
        response.setHeader("Content-Security-Policy", buildPolicy(partner.server));
        send(200, "text/html; charset=utf-8", html);
      });
    } else if (root === "customer" || root === "framed") {
      const name = root === "framed" ? "frame-page.html" : "token-page.html";
      const isolation = url.searchParams.get("isolation") ?? "layer";
      void readFile(join(import.meta.dirname, name), "utf8").then((html) => {
        response.setHeader("Content-Security-Policy", buildPolicy(partner.server));
        send(
          200,
          "text/html; charset=utf-8",
          withServer(html)
            .replaceAll("__NONCE__", PAGE_NONCE)
            .replaceAll("<vanbook-widget", `<vanbook-widget isolation="${isolation}"`),
        );
      });
    } else if (root === "strict") {
      const html = readFile(join(import.meta.dirname, "strict-page.html"), "utf8");
      void Promise.all([html, readFile(STRICT_POLICY, "utf8")]).then(([html, policy]) => {
        response.setHeader(
          "Content-Security-Policy",
          policy.trim().replaceAll(/\s*\n/g, "; ").replaceAll("__VANBOOK__", partner.server),
        );
        send(200, "text/html; charset=utf-8", withServer(html));
      });
    } else if (root === "vanbook-token") void serveToken(partner, request, response);
    else if (root === "keys.json") send(200, "application/json", JSON.stringify(partner));
    else if (root === "tiles") send(200, "image/png", MAP_TILE);
    else if (!folder || path.includes("..")) send(404, "text/plain", "Not found");
    else
      readFile(join(folder, ...path)).then(
        (file) => {
          const type = CONTENT_TYPES[extname(url.pathname)] ?? "application/octet-stream";
          send(200, type, root === "host" ? withServer(file.toString("utf8")) : file);
        },
        () => send(404, "text/plain", "Not found"),
      );
  });
}

/**
 * The partner's token route. By default, a Kairali customer sees their own ledger and bills;
 * `?as=staff` edits Kairali's routes, `?as=reader` only reads them, `?as=locked` sees figures for a
 * fixed range and one salesman, `?as=map` the live map, `?as=graph` a graph of sales, and `?as=malabar` the other company's bills.
 */
function serveToken(partner: Partner, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const as = new URL(request.url ?? "/", "http://host").searchParams.get("as") ?? "customer";
  const { node } = createVanbookPartner({
    baseUrl: partner.server,
    key: as === "malabar" ? partner.malabar : partner.kairali,
    origins: [`http://${request.headers.host ?? ""}`],
  });
  const terms: Record<string, TokenTerms> = {
    customer: { widgets: ["customerLedger.report", "sales.report"], party: partner.customer },
    malabar: { widgets: ["sales.report", "dashboard.sales"] },
    map: { widgets: ["liveMap.points"] },
    graph: { widgets: ["dashboard.saleGraph"] },
    staff: { widgets: ["routes.list"], writes: true },
    reader: { widgets: ["routes.list"] },
    locked: {
      widgets: ["dashboard.sales", "trips.counts", "vanSales.summary"],
      locked: { FromDate: "2026-04-01", ToDate: "2026-11-18", UserID: partner.salesman },
    },
  };
  return node(() => terms[as])(request, response);
}

/**
 * `?hostile` adds CSS rules that a layer can't keep out; `?theme=` adds ordinary CSS of a
 * framework, a site builder or utility classes.
 */
async function buildPage({ searchParams }: URL): Promise<string> {
  let html = await readFile(join(import.meta.dirname, "host.html"), "utf8");
  if (searchParams.has("hostile"))
    html = html.replace("</head>", '<link rel="stylesheet" href="/host/hostile.css" /></head>');
  const theme = HOST_THEMES.find((name) => name === searchParams.get("theme"));
  if (theme)
    html = html.replace("</head>", `<link rel="stylesheet" href="/host/themes/${theme}.css" /></head>`);
  return html.replaceAll("__NONCE__", PAGE_NONCE);
}

function buildPolicy(server: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${PAGE_NONCE}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${server}`,
    `frame-src ${server}`,
    "worker-src 'self'",
  ].join("; ");
}

/** The policy that docs/embedding/security.md recommends. */
const STRICT_POLICY = join(import.meta.dirname, "../../../examples/strict-policy/policy.txt");

const PAGE_NONCE = "partner";

/** Ordinary CSS of hosts, in the folder `themes/`. */
export const HOST_THEMES = ["framework", "site", "utilities"] as const;

const CONTENT_TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** One grey pixel. */
const MAP_TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAT1nBsAAAAABJRU5ErkJggg==",
  "base64",
);
