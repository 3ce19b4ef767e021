import { type ReactNode, Suspense, useEffect } from "react";
import { mayOpen } from "../menus.ts";
import { type ScreenPath, screens } from "../screens.ts";
import { useSession } from "../session/session-context.ts";
import { Starting } from "../shell/Starting.tsx";
import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

export function ScreenFrame({ path, children }: { path: ScreenPath; children: ReactNode }) {
  const text = useText();
  const session = useSession();
  const { title } = screens[path];

  useEffect(() => {
    document.title = `${title} · ${text.product}`;
  }, [title, text]);

  // The server refuses as well; this avoids sending a request first.
  if ("user" in session && !mayOpen(path, session.user.UserRoleId)) {
    return <NoticePage title={text.pages.notForRole(title)} more={text.pages.notForRoleMore} />;
  }
  return <Suspense fallback={<Starting />}>{children}</Suspense>;
}
