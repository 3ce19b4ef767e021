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
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw problem("BAD_JSON");
  }
}

const MAX_BYTES = 1024 * 1024;
