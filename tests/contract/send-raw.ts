import { request, type Agent, type IncomingHttpHeaders } from "node:http";

export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Of an error; undefined if the answer has none. */
  code: string | undefined;
  message: string | undefined;
  /** The cookies that the answer sets, as the next request sends them. */
  cookie: string;
  /** Of the client's side of the connection. */
  localPort: number | undefined;
}

/** Sends only the headers given, and the path unchanged; fetch would add some and normalize it. */
export function sendRaw(
  base: string,
  { method, path, headers = {}, body, agent }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sentRequest = request(
      { hostname, port, method, path, headers, ...(agent && { agent }) },
      (answer) => {
        const chunks: Buffer[] = [];
        const { localPort } = answer.socket;
        answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = text.startsWith("{");
          const { code, message } = (isJson ? JSON.parse(text) : {}) as { code?: string; message?: string };
          const cookie = (answer.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
          resolve({
            ...{
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text,
              code,
              message,
              cookie,
              localPort,
            },
          });
        });
      },
    );
    sentRequest.on("error", reject);
    // With `Expect: 100-continue`, the body is sent when the server asks for it.
    if (headers["Expect"] === undefined) return void sentRequest.end(body);
    sentRequest.on("continue", () => sentRequest.end(body));
    sentRequest.flushHeaders();
  });
}
