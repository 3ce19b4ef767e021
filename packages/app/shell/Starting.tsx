import { useText } from "../text/use-text.ts";

/** What stands while the app asks who is signed in: a thin line, after a moment only. */
export function Starting() {
  const text = useText();
  return (
    <div className="app-starting" role="status">
      <span className="vb-hidden">{text.loading}</span>
    </div>
  );
}
