import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";
import { problem } from "./problem.ts";

/** The JSON body of a request, at most a megabyte. */
export async function readJson(request: IncomingMessage, type: string | undefined): Promise<unknown> {
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type ?? ""))
    throw problem("MEDIA_TYPE_UNSUPPORTED");
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > MAX_BYTES) throw problem("BODY_TOO_LARGE");
  const text = await getRawBody(request, { limit: MAX_BYTES, encoding: "utf8" }).catch(
    (error: { type?: string }) => {
      throw problem(error.type === "entity.too.large" ? "BODY_TOO_LARGE" : "BAD_JSON");
    },
  );
  if (isDeeplyNested(text)) throw problem("BAD_JSON", { message: "The body is nested too deeply." });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw problem("BAD_JSON");
  }
}

/** Whether lists and objects stand in each other deeper than any operation needs; what walks a body may then recurse. */
function isDeeplyNested(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (isText) {
      if (mark === "\\") at += 1;
      else if (mark === '"') isText = false;
    } else if (mark === '"') isText = true;
    else if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const MAX_BYTES = 1024 * 1024;
const MAX_DEPTH = 32;
