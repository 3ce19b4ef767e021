import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SELF_SIGNED } from "./self-signed.ts";

/** Webhook receivers that misbehave, each in a different way. */
export interface HostileReceivers {
  /** Address of each receiver. */
  urls: Readonly<Record<Hostility, string>>;
  /** Bytes of endless answers written so far; writing stops while the caller does not read. */
  written: () => number;
  stop(): Promise<void>;
}

export type Hostility = keyof typeof RECEIVER_CODES;

/** The HTTP status that the delivery log shows for each receiver; null if there was none. */
export const RECEIVER_CODES = {
  silent: null,
  drips: null,
  endless: 200,
  endlessHeaders: null,
  redirects: 307,
  closes: null,
  switches: null,
  selfSigned: null,
} as const;

/**
 * Starts one of each on this machine. `inside` is the address that the redirecting one redirects
 * to.
 */
export async function startHostileReceivers(inside: string): Promise<HostileReceivers> {
  let writtenBytes = 0;
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const start = async (server: Server, protocol = "http") => {
    servers.push(server);
    server.on("connection", (socket: Socket) => {
      sockets.add(socket.on("error", () => {})); // callers are expected to hang up
      socket.once("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    return `${protocol}://localhost:${(server.address() as AddressInfo).port}/hook`;
  };
  const startHttpReceiver = (answer: RequestListener) => start(createHttpServer(answer));
  const startTcpReceiver = (answer: (socket: Socket) => void) =>
    start(createTcpServer((socket) => void socket.once("data", () => answer(socket))));
  const writeEndlessly = (socket: Socket, bytes: string) => {
    if (socket.destroyed) return;
    writtenBytes += bytes.length;
    if (socket.write(bytes)) setImmediate(writeEndlessly, socket, bytes);
    else socket.once("drain", () => writeEndlessly(socket, bytes));
  };
  const urls = {
    silent: await startHttpReceiver((request) => request.resume()),
    drips: await startHttpReceiver((_request, response) => {
      const drip = setInterval(() => response.write("."), 1000);
      response.once("close", () => clearInterval(drip));
    }),
    endless: await startTcpReceiver((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      writeEndlessly(socket, "x".repeat(65_536));
    }),
    endlessHeaders: await startTcpReceiver((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      writeEndlessly(socket, `x: ${"x".repeat(4096)}\r\n`);
    }),
    redirects: await startHttpReceiver(
      (_request, response) => void response.writeHead(307, { Location: inside }).end(),
    ),
    closes: await startTcpReceiver((socket) => socket.destroy()),
    switches: await startTcpReceiver(
      (socket) =>
        void socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"),
    ),
    selfSigned: await start(
      createHttpsServer(SELF_SIGNED, (_request, response) => void response.end("taken")),
      "https",
    ),
  };
  return {
    urls,
    written: () => writtenBytes,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
