import { ResetPassword } from "@vanbook/widgets";
import { administrator } from "../roles.ts";
import { useServices, useUser } from "./session-context.ts";
import { useMay } from "./use-may.ts";

/** /Resetpassword: a new password ends the session on this and every other device. */
export function ResetPasswordPage() {
  const { UserId } = useUser();
  const mayHaveKeys = useMay(administrator);
  const { session } = useServices();
  return <ResetPassword userId={UserId} mayHaveKeys={mayHaveKeys} onDone={() => void session.signOut()} />;
}
