import { ResetPassword } from "@vanbook/widgets";
import { useServices, useUser } from "./session-context.ts";

/** /Resetpassword: a new password ends the session, here as on every other device. */
export function ResetPasswordPage() {
  const { UserId } = useUser();
  const { session } = useServices();
  return <ResetPassword userId={UserId} onDone={() => void session.signOut()} />;
}
