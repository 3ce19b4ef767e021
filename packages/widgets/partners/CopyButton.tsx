import { usePartnersText } from "./use-partners-text.ts";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { keys: words } = usePartnersText();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => toast(words.copied),
      () => toast(words.copyFailed, "error"),
    );
  };
  return (
    <Button aria-label={label} onPress={() => void copy()}>
      {words.copy}
    </Button>
  );
}
