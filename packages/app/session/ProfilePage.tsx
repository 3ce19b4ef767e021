import { OwnSessions, Profile, SecondFactor, SignInNotices } from "@vanbook/widgets";
import { useUser } from "./session-context.ts";

/** /dashEmp: the signed-in user's own page, with the second factor and the sessions. */
export function ProfilePage() {
  const { UserId } = useUser();
  return (
    <>
      <SignInNotices />
      <Profile userId={UserId} />
      <SecondFactor />
      <OwnSessions />
    </>
  );
}
