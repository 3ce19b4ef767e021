import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { branchServer } from "../fixtures/branches.ts";
import { createGate, type Gate } from "../fixtures/gate.ts";
import { STORY_DAY, getStoryNow } from "../fixtures/story-day.ts";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import { memoryLocation } from "../provider/memory-location.ts";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { allReports } from "./all-reports.ts";
import { type EmbeddedReport, loadReport } from "./report-registry.ts";

// A master on a partner's page: its token says what it may write; the user has no role.
interface TokenPageProps {
  /** Operations that the token may call in addition to the list; none if omitted. */
  writes?: readonly string[];
  locale?: string;
  scheme?: "light" | "dark";
  /** Whether the first request for the token's terms fails. */
  isFailing?: boolean;
  /**
   * Holds the response with the token's terms until the story opens it; if omitted, the response
   * comes at once.
   */
  gate?: Gate;
}

const meta: Meta<typeof TokenPage> = { title: "Embed/Master On Page", tags: ["whole"], component: TokenPage };
export default meta;
type Story = StoryObj<typeof TokenPage>;

/** The message names the token as the reason, not a role, since the user has none. */
export const ReadOnly: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("View only on this page.")).toBeVisible();
    await userEvent.click(await canvas.findByText("Kollam"));
    await waitFor(() => expect(canvas.getByLabelText(/^Address/)).toHaveValue("12/4 Chinnakada"));
    await expect(canvas.getByLabelText(/^Address/)).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Submit" })).toBeNull();
    await expect(canvas.queryByText(/role/)).toBeNull();
  },
};
export const ReadOnlyPhoneInTheDark: Story = {
  args: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = {
  args: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("सिर्फ़ देखने के लिए: यह पेज इसे बदल नहीं सकता।")).toBeVisible();
  },
};

export const Malayalam: Story = {
  args: { locale: "ml" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("കാണാൻ മാത്രം: ഈ പേജിന് ഇത് മാറ്റാനാവില്ല.")).toBeVisible();
  },
};

/** A token that may only create records: no Update or Delete is offered. */
export const OnlyNew: Story = {
  args: { writes: ["branches.create"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Submit" })).toBeEnabled());
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
    await expect(canvas.getByLabelText(/^Address/)).toBeEnabled();
    await userEvent.click(await canvas.findByText("Kollam"));
    await waitFor(() => expect(canvas.getByLabelText(/^Address/)).toBeDisabled());
  },
};

/** A token that may only change records: none can be created. */
export const OnlyChange: Story = {
  args: { writes: ["branches.update"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Select a branch in the list to see all of it.")).toBeVisible();
    await expect(canvas.getByLabelText(/^Address/)).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Submit" })).toBeNull();
    await userEvent.click(await canvas.findByText("Kollam"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
    await expect(canvas.getByLabelText(/^Address/)).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

const gate = createGate();

/**
 * Until the token's terms are known, the page shows no fields and no buttons. When they arrive,
 * nothing moves.
 */
export const NotKnownYet: Story = {
  tags: ["!whole"],
  args: { gate, writes: ["branches.create", "branches.update", "branches.delete"] },
  beforeEach: () => gate.shut("/api/v1/embed-token"),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Branch Master" });
    const placeOf = (name: string) => {
      const box = canvasElement.querySelector(name)?.getBoundingClientRect();
      return box && [box.x, box.y, box.width];
    };
    await waitFor(() => expect(canvasElement.querySelector(".vb-master-list [data-row]")).not.toBeNull());
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByText(/Only shown/)).not.toBeInTheDocument();
    const before = [".vb-form", ".vb-form-buttons", ".vb-master-list"].map(placeOf);
    gate.open();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Submit" })).toBeVisible());
    await expect([".vb-form", ".vb-form-buttons", ".vb-master-list"].map(placeOf)).toEqual(before);
  },
};

/** If the request for the terms fails, the page says so and offers a retry. */
export const TermsFail: Story = {
  tags: ["!whole"],
  args: { isFailing: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Couldn't check what this page is allowed to do.",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("View only on this page.")).toBeVisible();
  },
};

function TokenPage({ locale = "en-IN", scheme = "light", ...options }: TokenPageProps) {
  const [client] = useState(() => createPageClient(options));
  const [location] = useState(() => memoryLocation());
  const [loadedModule, setLoadedModule] = useState<{ Master: EmbeddedReport }>();
  useEffect(() => {
    void loadReport(allReports, "branches.list").then((Master) => Master && setLoadedModule({ Master }));
  }, []);
  return (
    <VanbookProvider
      client={client}
      locale={locale}
      scheme={scheme}
      location={location}
      now={getStoryNow}
      className="story-page"
    >
      {loadedModule && <loadedModule.Master heading={1} />}
    </VanbookProvider>
  );
}

function createPageClient({ writes = [], isFailing = false, gate }: TokenPageProps) {
  const operations = ["branches.list", ...writes];
  const terms = { ...TERMS, operations, writes: writes.length > 0 };
  return createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "token", getToken: () => Promise.resolve(TOKEN_ANSWER) },
    retry: 0,
    fetch: fetchOf(
      {
        ...branchServer,
        answers: { "embedTokens.current": terms },
        failing: isFailing ? ["embedTokens.current"] : [],
      },
      gate,
    ),
  });
}

const TOKEN_ANSWER = { token: "vbe_story", expiresAt: `${STORY_DAY}T23:59:59Z` };
const TERMS = { ...TOKEN_ANSWER, locked: [], hidden: [], party: null };
