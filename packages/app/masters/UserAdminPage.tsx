import { MacMaster, UserAccess, UserCreation, UserDetails } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

export function UserAdminPage() {
  const { masters: text } = useText();
  const { UserId } = useUser();
  return (
    <TabbedScreen
      label={text.userTabs}
      storageKey="ActiveUserTab"
      tabs={[
        { id: "creation", label: text.userCreation, content: <UserCreation heading={1} /> },
        { id: "details", label: text.userDetails, content: <UserDetails heading={1} /> },
        {
          id: "access",
          label: text.access,
          content: <UserAccess heading={1} userId={UserId} linkPage={`${location.origin}/Recover`} />,
        },
        { id: "mac", label: text.mac, content: <MacMaster heading={1} /> },
      ]}
    />
  );
}
