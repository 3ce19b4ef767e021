import { OwnSessions, Profile, SecondFactor, SignInNotices } from "@vanbook/widgets";
import { useUser } from "./session-context.ts";

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
