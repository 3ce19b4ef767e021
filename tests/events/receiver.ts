import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A delivery that the receiver got. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: number; type: string; resource: { id: number } };
}

/** A partner's server: records the requests and answers as `answer` says. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Answers each request from now on; the default answers 200. */
  answer: (delivery: Received, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Starts a receiver on this machine, on a free port or on the given port of a stopped receiver. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const receiver: Receiver = {
    url: "",
    received: [],
    answer: (_got, response) => void response.writeHead(200).end("thanks"),
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const delivery = { headers: request.headers, body, event: JSON.parse(body) as Received["event"] };
      receiver.received.push(delivery);
      receiver.answer(delivery, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
