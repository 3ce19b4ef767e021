import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { cover, login } from "./Login.styles.ts";
import { LoginForm } from "./LoginForm.tsx";
import { SignInCard } from "./SignInCard.tsx";
import { useCompanies } from "./use-companies.ts";

/**
 * Covers the page when the session has ended; signing in as the same user shows the page as it was.
 */
export function SignInAgain() {
  const { signIn: text } = useText();
  return (
    <Cover className="app-again" isOpen isKeyboardDismissDisabled>
      <Modal>
        <Dialog className="app-login" aria-label={text.title}>
          <SignInCard>
            <p className="app-login-ended" role="status">
              {text.ended}
            </p>
            <LoginForm companies={useCompanies()} />
          </SignInCard>
        </Dialog>
      </Modal>
    </Cover>
  );
}

const Cover = styled(ModalOverlay)`
  ${cover}
  .app-login {
    ${login}
  }
  .app-login-ended {
    padding: var(--vb-space-2) var(--vb-space-3);
    border-radius: var(--vb-radius);
    background: var(--vb-warn-soft);
    color: var(--vb-warn);
  }
`;
