import { MacMaster, UserCreation, UserDetails } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useText } from "../text/use-text.ts";

/** /TabUserMaster, for the administrator: who works here, what each may do, and with which devices. */
export function UserAdminPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.userTabs}
      storageKey="ActiveUserTab"
      tabs={[
        { id: "creation", label: text.userCreation, content: <UserCreation heading={1} /> },
        { id: "details", label: text.userDetails, content: <UserDetails heading={1} /> },
        { id: "mac", label: text.mac, content: <MacMaster heading={1} /> },
      ]}
    />
  );
}
