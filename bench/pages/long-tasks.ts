let longest = 0;

/** Notes how long the longest task of a page takes, until `longestTask`. */
export function noteTasks(): void {
  longest = 0;
  tasks.observe({ type: "longtask" });
}

/** Its milliseconds; of one shorter than 50 ms the browser tells nothing. */
export async function longestTask(): Promise<number> {
  // An observer is told a little later.
  await new Promise((resolve) => setTimeout(resolve, 200));
  tasks.disconnect();
  return longest;
}

const tasks = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
});

/** Resolves once the next picture is drawn. */
export function picture(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    // The message comes after what the frame draws.
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}
