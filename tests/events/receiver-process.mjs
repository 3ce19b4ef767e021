// A partner's server that can be killed: `receiver-process.mjs <port> <file>`. It writes each
// delivery to the file as a line before it answers, so every acknowledged delivery is kept even if
// the process is killed afterwards.
import { openSync, writeSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, path] = process.argv;
const file = openSync(path, "a");
createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    const signature = request.headers["vanbook-signature"];
    writeSync(file, `${JSON.stringify({ to: request.url, signature, body })}\n`);
    response.end("ok");
  });
}).listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
