import { Profile } from "@vanbook/widgets";
import { useUser } from "./session-context.ts";

/** /dashEmp: the signed-in user's own page. */
export function ProfilePage() {
  const { UserId } = useUser();
  return <Profile userId={UserId} />;
}
