import { useToast } from "@vanbook/widgets";
import { useServices, useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { Disclosure } from "./Disclosure.tsx";
import { MenuLink } from "./MenuBar.tsx";
import { SchemeChoice } from "./SchemeChoice.tsx";

export function UserMenu({ onSheet }: { onSheet: () => void }) {
  const { shell } = useText();
  const { Name, RoleName } = useUser();
  const { session } = useServices();
  const toast = useToast();

  return (
    <Disclosure
      buttonClass="app-me"
      panelClass="app-me-panel"
      button={
        <>
          <span className="app-me-name">{Name}</span>
          <span className="vb-hidden">{shell.userMenu}</span>
          <span className="app-avatar" aria-hidden="true">
            {makeInitials(Name)}
          </span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="app-me-who">
            <b>{Name}</b>
            {RoleName}
          </p>
          <ul>
            <li>
              <MenuLink className="app-menu-item" label={shell.profile} path="/dashEmp" onGo={close} />
            </li>
            <li>
              <MenuLink className="app-menu-item" label={shell.settings} path="/Resetpassword" onGo={close} />
            </li>
          </ul>
          <SchemeChoice />
          <ul>
            <li>
              <button
                type="button"
                className="app-menu-item"
                onClick={() => {
                  close();
                  onSheet();
                }}
              >
                {shell.shortcuts}
              </button>
            </li>
            <li>
              <MenuLink
                className="app-menu-item"
                label={shell.versionLog}
                path="/versionlogpage"
                onGo={close}
              />
            </li>
            <li>
              <button
                type="button"
                className="app-menu-item"
                onClick={() => void session.signOut().catch(() => toast(shell.logoutFailed, "error"))}
              >
                {shell.logout}
              </button>
            </li>
          </ul>
        </>
      )}
    </Disclosure>
  );
}

/** First letters of the first and the last word: "Meera Pillai" → "MP". */
export function makeInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
