/** Counts of a page's resources that a removed element leaks unless it releases them. */
export interface Held {
  /**
   * Listeners on objects that outlive the element (window, document, html, body, media queries,
   * fonts), by target and type.
   */
  listeners: Record<string, number>;
  workers: number;
  timers: number;
  observers: number;
  nodes: number;
  sheets: number;
  fonts: number;
}

declare global {
  interface Window {
    held: () => Held;
    /** Whether no timer of less than ten seconds is pending. */
    isAtRest: () => boolean;
  }
}

/**
 * Starts counting before the page's first script. Runs in the page, so it can't use anything from
 * this module.
 */
export function watchPage(): void {
  const listeners: { target: string; type: string; listener: unknown; capture: boolean }[] = [];
  const getTargetName = (target: EventTarget) => {
    if (target === window) return "window";
    if (target === document) return "document";
    if (target === document.documentElement || target === document.body) return "body";
    if (target === document.fonts) return "fonts";
    if (target === window.visualViewport) return "viewport";
    return target instanceof MediaQueryList ? "media" : undefined;
  };
  const isCapture = (options: unknown) =>
    typeof options === "object" && options !== null
      ? Boolean((options as { capture?: boolean }).capture)
      : Boolean(options);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const target = getTargetName(this ?? window);
    const capture = isCapture(options);
    const isSame = (one: (typeof listeners)[number]) =>
      one.target === target && one.type === type && one.listener === listener && one.capture === capture;
    if (target && listener && !listeners.some(isSame)) {
      const entry = { target, type, listener, capture };
      listeners.push(entry);
      const signal = typeof options === "object" ? options.signal : undefined;
      const forget = () => void (listeners.includes(entry) && listeners.splice(listeners.indexOf(entry), 1));
      if (signal) add.call(signal, "abort", forget);
      if (typeof options === "object" && options.once) add.call(this ?? window, type, forget);
    }
    add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    const target = getTargetName(this ?? window);
    const at = listeners.findIndex(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === isCapture(options),
    );
    if (at >= 0) listeners.splice(at, 1);
    remove.call(this ?? window, type, listener, options);
  };

  let workers = 0;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers += 1;
    }
    override terminate() {
      workers -= 1;
      super.terminate();
    }
  };

  const timers = new Set<unknown>();
  const soon = new Set<unknown>();
  const { setTimeout: later, setInterval: every, clearTimeout: never } = window;
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) => {
    const id = later(() => {
      timers.delete(id);
      soon.delete(id);
      (work as (...args: unknown[]) => void)(...rest);
    }, wait);
    timers.add(id);
    if ((wait ?? 0) < 10_000) soon.add(id);
    return id;
  }) as typeof setTimeout;
  window.setInterval = ((work: () => void, wait?: number) => {
    const id = every(work, wait);
    timers.add(id);
    return id;
  }) as typeof setInterval;
  window.clearTimeout = window.clearInterval = (id) => {
    timers.delete(id);
    soon.delete(id);
    never(id);
  };

  const observing = new Set<object>();
  for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver"] as const) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype;
    prototype.observe = function (this: object, ...observeArguments: unknown[]) {
      observing.add(this);
      return Reflect.apply(observe, this, observeArguments) as undefined;
    };
    prototype.disconnect = function (this: object) {
      observing.delete(this);
      return Reflect.apply(disconnect, this, []) as undefined;
    };
    if (!("unobserve" in prototype)) continue;
    const targets = new WeakMap<object, Set<unknown>>();
    const { observe: originalObserve, unobserve } = prototype;
    prototype.observe = function (this: object, ...observeArguments: unknown[]) {
      targets.set(this, (targets.get(this) ?? new Set()).add(observeArguments[0]));
      return Reflect.apply(originalObserve, this, observeArguments) as undefined;
    };
    prototype.unobserve = function (this: object, target: Element) {
      const leftTargets = targets.get(this);
      leftTargets?.delete(target);
      if (leftTargets?.size === 0) observing.delete(this);
      return Reflect.apply(unobserve, this, [target]) as undefined;
    };
  }

  window.isAtRest = () => soon.size === 0;
  window.held = () => ({
    listeners: listeners.reduce<Record<string, number>>((counts, { target, type }) => {
      const key = `${target} ${type}`;
      return { ...counts, [key]: (counts[key] ?? 0) + 1 };
    }, {}),
    workers,
    timers: timers.size,
    observers: observing.size,
    nodes: document.querySelectorAll("*").length,
    sheets:
      document.querySelectorAll("style, link[rel=stylesheet]").length + document.adoptedStyleSheets.length,
    fonts: document.fonts.size,
  });
}
