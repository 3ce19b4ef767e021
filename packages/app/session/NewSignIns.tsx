import { SignInNotices } from "@vanbook/widgets";
import { Link } from "react-router";
import { useText } from "../text/use-text.ts";

/** New sign-ins that the user has not seen, with a link to their sessions; shown on the first page after sign-in. */
export function NewSignIns() {
  const { shell } = useText();
  return (
    <SignInNotices>
      <Link to="/dashEmp">{shell.sessions}</Link>
    </SignInNotices>
  );
}
