// A minimal partner's server: serves the host's pages and creates tokens for them. `npm run example
// NAME` starts it beside `npm start`.
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createVanbookPartner } from "@vanbook/sdk/partner";
import { writeAttributes } from "./asked.mjs";

const { VANBOOK_URL, VANBOOK_KEY, PAGES = ".", PORT = "4400" } = process.env;
const origin = `http://127.0.0.1:${PORT}`;
/** The pages' content security policy, one directive per line, if this host has one. */
const { POLICY = existsSync("policy.txt") ? readFileSync("policy.txt", "utf8") : "" } = process.env;
const policy = POLICY.trim().replaceAll(/\s*\n/g, "; ").replaceAll("__VANBOOK__", VANBOOK_URL);
const partner = createVanbookPartner({
  baseUrl: VANBOOK_URL,
  key: VANBOOK_KEY,
  origins: [origin],
  onError: (error) => console.error(error),
});
// Everybody may see the sales here. A real portal checks who is signed in, and returns nothing if
// nobody is.
const { WIDGETS = "sales.report" } = process.env;
const token = partner.node(() => ({ widgets: WIDGETS.split(" ") }));

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, origin);
  if (pathname === "/vanbook-token") return token(request, response);
  if (pathname === "/vanbook.json") return send(200, ".json", JSON.stringify({ baseUrl: VANBOOK_URL }));
  // `normalize` takes every `..` out of a path that begins with a slash.
  const name = normalize(pathname === "/" ? "/index.html" : decodeURIComponent(pathname));
  readFile(join(PAGES, name)).then(
    (file) => send(200, extname(name), extname(name) === ".html" ? fillPage(String(file)) : file),
    () => send(404, ".txt", "Not found"),
  );

  function fillPage(page) {
    return page
      .replaceAll("__VANBOOK__", VANBOOK_URL)
      .replaceAll("__ASKED__", writeAttributes(Object.fromEntries(searchParams)));
  }

  function send(status, ending, body) {
    response.setHeader("Content-Type", CONTENT_TYPES[ending] ?? "application/octet-stream");
    if (policy) response.setHeader("Content-Security-Policy", policy);
    response.writeHead(status).end(body);
  }
}).listen(Number(PORT), "127.0.0.1", () => console.log(origin));

const CONTENT_TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
