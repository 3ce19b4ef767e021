import { SignInNotices } from "@vanbook/widgets";
import { Link } from "react-router";
import { useText } from "../text/use-text.ts";

/** New sign-ins that the user has not seen, with the way to his sessions; on the page that he comes to first. */
export function NewSignIns() {
  const { shell } = useText();
  return (
    <SignInNotices>
      <Link to="/dashEmp">{shell.sessions}</Link>
    </SignInNotices>
  );
}
