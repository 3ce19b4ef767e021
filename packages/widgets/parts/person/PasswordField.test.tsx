import { createVanbook } from "@vanbook/sdk";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { VanbookProvider } from "../../VanbookProvider.tsx";
import { memoryLocation } from "../../provider/memory-location.ts";
import { PasswordField } from "./PasswordField.tsx";

const client = createVanbook({ baseUrl: "https://books.example", auth: { kind: "key", key: "k" } });

test("a password is masked, and password managers can fill it in", () => {
  for (const autoComplete of ["current-password", "new-password"] as const) {
    const html = renderToString(
      <VanbookProvider client={client} location={memoryLocation()}>
        <PasswordField
          name="Password"
          label="Password"
          autoComplete={autoComplete}
          value=""
          onChange={() => undefined}
        />
      </VanbookProvider>,
    );
    const [input = ""] = /<input[^>]*>/.exec(html) ?? [];
    expect(input).toContain('type="password"');
    expect(input).toContain('name="Password"');
    expect(input.toLowerCase()).toContain(`autocomplete="${autoComplete}"`);
    expect(input).not.toMatch(/readonly|disabled|maxlength/i);
  }
});

test("every form for a password lets password managers and the clipboard fill it in", () => {
  const packagesFolder = join(import.meta.dirname, "../../..");
  const sources = ["widgets", "app"].flatMap((name) =>
    readdirSync(join(packagesFolder, name), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx") && !/node_modules|dist|generated|\.(stories|test)\./.test(path))
      .map((path) => ({
        path: `${name}/${path}`,
        text: readFileSync(join(packagesFolder, name, path), "utf8"),
      })),
  );
  const forms = sources.filter(({ text }) => /type=("password"|\{[^}]*"password")/.test(text));
  expect(forms.map(({ path }) => path).toSorted()).toEqual([
    "app/session/LoginForm.tsx",
    "app/session/NewPasswordForm.tsx",
    "app/session/SetUpForm.tsx",
    "widgets/master/MasterFieldInput.tsx",
    "widgets/parts/person/PasswordField.tsx",
  ]);
  for (const { path, text } of forms) {
    expect(text, path).toMatch(/autoComplete/);
    expect(text, path).not.toMatch(/onPaste|onBeforeInput|clipboard/i);
  }
});
