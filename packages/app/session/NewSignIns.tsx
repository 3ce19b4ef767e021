import { SignInNotices } from "@vanbook/widgets";
import { MenuLink } from "../shell/MenuBar.tsx";
import { useText } from "../text/use-text.ts";

/** New sign-ins that the user has not seen, with the way to his sessions; on the page that he comes to first. */
export function NewSignIns() {
  const { shell } = useText();
  return (
    <SignInNotices>
      <MenuLink className="app-sessions-link" label={shell.sessions} path="/dashEmp" onGo={() => undefined} />
    </SignInNotices>
  );
}
