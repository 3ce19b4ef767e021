/** What a service worker sees of the browser, as far as the stand-in uses it: the compiler's own types of it can't stand beside a page's. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: CallEvent) => void): void;
  addEventListener(type: "message", listener: (event: LastingEvent & MessageEvent<unknown>) => void): void;
}

interface LastingEvent extends Event {
  /** The worker is not ended before. */
  waitUntil(work: Promise<unknown>): void;
}

interface CallEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
