/** The requests that a story has made and that are still to be answered. */
const underWay = new Set<Promise<Response>>();

/** A story's server, so that `answersDrawn` knows what it still has to answer. */
export function watched(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  underWay.clear();
  return (...request) => {
    const answer = fetch(...request);
    const forget = () => underWay.delete(answer);
    underWay.add(answer);
    answer.then(forget, forget);
    return answer;
  };
}

/** Waits until a story shows what it asked for, but not for ever. */
export async function answersDrawn(): Promise<void> {
  const end = performance.now() + LONGEST;
  await new Promise(requestAnimationFrame);
  for (let quiet = 0; quiet < 3 && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve));
    quiet = underWay.size === 0 ? quiet + 1 : 0;
  }
}

const LONGEST = 500;
