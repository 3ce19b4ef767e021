let longest = 0;

/** Records the longest task of the page, until `measureLongestTask` is called. */
export function noteTasks(): void {
  longest = 0;
  tasks.observe({ type: "longtask" });
}

/** The duration in milliseconds. The browser reports no tasks shorter than 50 ms. */
export async function measureLongestTask(): Promise<number> {
  // The observer is notified with a delay.
  await new Promise((resolve) => setTimeout(resolve, 200));
  tasks.disconnect();
  return longest;
}

const tasks = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
});

export function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    // The message is delivered after the frame is drawn.
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}
