import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useSingleMutation } from "./use-single-mutation.ts";

/**
 * A button that calls the mutation twice at once, like a form whose second Enter comes before the
 * first one's checks have finished.
 */
function SendsTwice({ request }: { request: (nth: number) => Promise<void> }) {
  const { mutate, sent, isDone } = useSingleMutation({
    request: (_, nth: number) => request(nth),
    onFailed: fn(),
  });
  return (
    <button
      type="button"
      onClick={() => {
        mutate(1);
        mutate(2);
      }}
    >
      {sent === undefined ? "Send" : `Sending ${sent}`}
      {isDone && ", done"}
    </button>
  );
}

const meta: Meta<typeof SendsTwice> = { title: "Provider/Single mutation", component: SendsTwice };
export default meta;

let answer: () => void = () => undefined;

export const OneAtATime: StoryObj<typeof SendsTwice> = {
  args: { request: fn(() => new Promise<void>((resolve) => (answer = resolve))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByRole("button", { name: "Sending 1" })).toBeVisible();
    await expect(args.request).toHaveBeenCalledTimes(1);
    answer();
    await userEvent.click(await canvas.findByRole("button", { name: "Send, done" }));
    await waitFor(() => expect(args.request).toHaveBeenCalledTimes(2));
    answer();
    await canvas.findByRole("button", { name: "Send, done" });
  },
};
