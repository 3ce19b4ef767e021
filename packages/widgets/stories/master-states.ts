import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { MasterServer, StoryRecord } from "./master-server.ts";

/** What a master's stories need to know of it. */
export interface MasterStory {
  server: MasterServer;
  /** The list's title. */
  title: string;
  /** The first record's name in the list. */
  name: string;
  /** A text field's label, and what is typed into it. */
  field: string;
  typed: string;
  words: { empty: string; noMatch: string; failedList: string; failedUpdate: string };
}

/**
 * What every master's stories try: loading a record and clearing, no records, a failing list, a save that fails, a slow server, somebody
 * else who is faster, a question before changes are lost, a phone, the dark scheme, a form that only shows.
 */
export function masterStates({ server, title, name, field, typed, words }: MasterStory) {
  const { master } = server;
  const listed = async (canvas: Canvas) =>
    canvas.findByText(name, { selector: "[role=gridcell] *, [role=gridcell]" });
  const openFirst = async (canvas: Canvas) => {
    await userEvent.click(await listed(canvas));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
  };
  // A field with a list of its own has its button labelled alike.
  const input = (canvas: Canvas) => {
    const label = new RegExp(`^${field}`);
    return canvas.queryAllByLabelText(label)[0] ?? canvas.getByLabelText(label);
  };
  const retype = async (canvas: Canvas) => {
    await userEvent.clear(input(canvas));
    await userEvent.type(input(canvas), typed);
  };
  let reads = 0;
  const answer: MasterServer["master"]["answer"] = (rows, asked) => {
    reads += 1;
    return master.answer ? master.answer(rows, asked) : rows;
  };
  return {
    editing: {
      parameters: { server: { ...server, master: { ...master, answer } } },
      play: async ({ canvas }) => {
        await expect(canvas.getByRole("button", { name: "Update" })).toBeDisabled();
        await expect(canvas.getByRole("button", { name: "Delete" })).toBeDisabled();
        await openFirst(canvas);
        await expect(canvas.getByRole("button", { name: "Submit" })).toBeDisabled();
        const before = reads;
        await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
        await expect(canvas.getByRole("button", { name: "Submit" })).toBeEnabled();
        await expect(canvas.getByRole("button", { name: "Update" })).toBeDisabled();
        await waitFor(() => expect(reads).toBe(before + 1));
      },
    },
    empty: {
      parameters: { server: { ...server, master: { ...master, rows: [] } } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(words.empty)).toBeVisible();
      },
    },
    noMatch: {
      parameters: { server },
      play: async ({ canvas }) => {
        await listed(canvas);
        await userEvent.type(canvas.getByRole("searchbox"), "zzz");
        await expect(await canvas.findByText(words.noMatch)).toBeVisible();
      },
    },
    failing: {
      parameters: { server: { ...server, failures: 1 } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("alert")).toHaveTextContent(words.failedList);
        await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
        await listed(canvas);
      },
    },
    refused: {
      parameters: {
        server: { ...server, refuses: { status: 500, code: "INTERNAL", message: "The disk is full." } },
      },
      play: async ({ canvas }) => {
        await openFirst(canvas);
        await retype(canvas);
        await userEvent.click(canvas.getByRole("button", { name: "Update" }));
        const alert = await canvas.findByRole("alert");
        await expect(alert).toHaveTextContent(words.failedUpdate);
        await expect(alert).toHaveTextContent("The disk is full.");
        // Nothing that was typed is lost.
        await expect(input(canvas)).toHaveValue(typed);
      },
    },
    outdated: {
      parameters: { server: { ...server, meanwhile: {} } },
      play: async ({ canvas }) => {
        await openFirst(canvas);
        await retype(canvas);
        await userEvent.click(canvas.getByRole("button", { name: "Update" }));
        await expect(await canvas.findByText(/Somebody else has changed this/)).toBeVisible();
        await userEvent.click(canvas.getByRole("button", { name: "Load it again" }));
        await waitFor(() => expect(canvas.queryByText(/Somebody else has changed this/)).toBeNull());
        await expect(input(canvas)).toHaveValue(typed);
        await userEvent.click(canvas.getByRole("button", { name: "Update" }));
        await expect(await canvas.findByText(master.words.updated)).toBeVisible();
      },
    },
    unsaved: {
      parameters: { server },
      play: async ({ canvas }) => {
        await listed(canvas);
        await retype(canvas);
        await userEvent.click(await listed(canvas));
        const question = within(await within(document.body).findByRole("alertdialog"));
        await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
        await expect(input(canvas)).toHaveValue(typed);
        await userEvent.click(await listed(canvas));
        await userEvent.click(await within(document.body).findByRole("button", { name: "Discard" }));
        await waitFor(() => expect(canvas.getByRole("button", { name: "Update" })).toBeEnabled());
      },
    },
    slow: { parameters: { server: { ...server, delay: Infinity } } },
    readOnly: {
      args: { isReadOnly: true },
      parameters: { server },
      play: async ({ canvas }) => {
        await userEvent.click(await listed(canvas));
        await expect(input(canvas)).toBeDisabled();
        await expect(canvas.queryByRole("button", { name: "Submit" })).toBeNull();
      },
    },
    narrow: { parameters: { server }, globals: { viewport: { value: "phone" } } },
    dark: { parameters: { server, scheme: "dark" } },
    tenThousand: {
      parameters: {
        server: { ...server, master: { ...master, rows: many(master.rows[0] ?? {}, master.id) } },
      },
      play: async ({ canvas, canvasElement }) => {
        const grid = await canvas.findByRole("grid", { name: title });
        await expect(grid).toHaveAttribute("aria-rowcount");
        await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(900);
      },
    },
  } satisfies Record<string, StoryObj>;
}

/** Copies of a record under numbers of their own. */
function many(record: StoryRecord, id: string): StoryRecord[] {
  return Array.from({ length: 10_000 }, (_, index) => ({ ...record, [id]: index + 1 }));
}

type Canvas = Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"];
