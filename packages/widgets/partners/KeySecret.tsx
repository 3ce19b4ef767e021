import type { Answer } from "@vanbook/sdk";
import { usePartnersText } from "./use-partners-text.ts";
import { NewSecret } from "./NewSecret.tsx";

export type MadeSecret = Answer<"apiKeys.create">;

export function KeySecret({ made, onClose }: { made: MadeSecret; onClose: () => void }) {
  const { keys: words } = usePartnersText();
  const { name, Version, formerUntil } = made.key;
  const former = (Version ?? 1) > 1 ? formerUntil : undefined;
  return <NewSecret name={name} secret={made.secret} former={former} words={words} onClose={onClose} />;
}
