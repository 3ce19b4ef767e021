/** The shape of something that is on its way; sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span className="vb-skeleton" style={{ width, height }} aria-hidden="true" />;
}
