/** A slim line that moves while something is under way; with `done` (0 to 1) it says how far. */
export function ProgressLine({ label, done }: { label: string; done?: number | undefined }) {
  return (
    <progress
      className={done === undefined ? "vb-progress vb-progress-unknown" : "vb-progress"}
      aria-label={label}
      max={1}
      {...(done === undefined ? {} : { value: done })}
    />
  );
}
