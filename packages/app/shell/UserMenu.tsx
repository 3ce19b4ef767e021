import { useToast } from "@vanbook/widgets";
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components";
import { useServices, useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { isScheme, useScheme } from "./scheme.ts";

/** Profile, Settings and Logout, with the choice of colours. */
export function UserMenu({ onSheet }: { onSheet(): void }) {
  const { shell } = useText();
  const { Name, RoleName } = useUser();
  const { session } = useServices();
  const toast = useToast();
  const [scheme, setScheme] = useScheme();

  async function logout() {
    await session.signOut().catch(() => toast.show({ tone: "danger", message: shell.logoutFailed }));
  }

  return (
    <MenuTrigger>
      <Button className="app-me" aria-label={shell.userMenu(Name)}>
        <span className="app-me-name">{Name}</span>
        <span className="app-avatar" aria-hidden="true">
          {initials(Name)}
        </span>
      </Button>
      <Popover className="app-menu-popover" placement="bottom end" offset={4}>
        <Menu className="app-menu" aria-label={shell.userMenu(Name)}>
          <MenuSection>
            <Header className="app-menu-who">
              <b>{Name}</b> {RoleName}
            </Header>
            <MenuItem className="app-menu-item" href="/dashEmp">
              {shell.profile}
            </MenuItem>
            <MenuItem className="app-menu-item" href="/Resetpassword">
              {shell.settings}
            </MenuItem>
          </MenuSection>
          <Separator className="app-menu-line" />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[scheme]}
            onSelectionChange={(keys) => [...keys].filter(isScheme).forEach(setScheme)}
          >
            <Header className="app-menu-heading">{shell.scheme}</Header>
            <MenuItem className="app-menu-item" id="light">
              {shell.light}
            </MenuItem>
            <MenuItem className="app-menu-item" id="dark">
              {shell.dark}
            </MenuItem>
            <MenuItem className="app-menu-item" id="auto">
              {shell.auto}
            </MenuItem>
          </MenuSection>
          <Separator className="app-menu-line" />
          <MenuSection aria-label={shell.logout}>
            <MenuItem className="app-menu-item" onAction={onSheet}>
              {shell.shortcuts}
            </MenuItem>
            <MenuItem className="app-menu-item" href="/versionlogpage">
              {shell.versionLog}
            </MenuItem>
            <MenuItem className="app-menu-item" onAction={() => void logout()}>
              {shell.logout}
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** First letters of the first and the last word: "Meera Pillai" → "MP". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
