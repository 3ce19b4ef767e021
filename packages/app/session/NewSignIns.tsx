import { SignInNotices } from "@vanbook/widgets";
import { Link } from "react-router";
import { useText } from "../text/use-text.ts";

export function NewSignIns() {
  const { shell } = useText();
  return (
    <SignInNotices>
      <Link to="/dashEmp">{shell.sessions}</Link>
    </SignInNotices>
  );
}
