import { ApiKeyMaster, EmbedOrigins, EmbedWizard, WebhookMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useText } from "../text/use-text.ts";

export function PartnersPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.partnerTabs}
      storageKey="ActivePartnerTab"
      tabs={[
        { id: "embed", label: text.embed, content: <EmbedWizard heading={1} /> },
        { id: "keys", label: text.keys, content: <ApiKeyMaster heading={1} /> },
        { id: "webhooks", label: text.webhooks, content: <WebhookMaster heading={1} /> },
        { id: "origins", label: text.origins, content: <EmbedOrigins heading={1} /> },
      ]}
    />
  );
}
