import { tokens, type TokenName } from "../theme/tokens.ts";

export function ThemeTable() {
  return (
    <section aria-labelledby="variables">
      <h2 id="variables">All variables</h2>
      <div className="manual-scroll" role="region" aria-label="Table of variables" tabIndex={0}>
        <table className="manual-variables">
          <thead>
            <tr>
              <th scope="col">Variable</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
              <th scope="col">Default</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>{`--vb-${name}`}</code>
                </th>
                {(["light", "dark"] as const).map((scheme) => (
                  <td key={scheme}>{isSeen(name) ? <Sample name={name} scheme={scheme} /> : "–"}</td>
                ))}
                <td>
                  <code>{tokens[name]}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Durations and z-indexes can't be shown as samples. */
function isSeen(name: TokenName): boolean {
  return name !== "motion" && name !== "layer";
}

function Sample({ name, scheme }: { name: TokenName; scheme: "light" | "dark" }) {
  const value = `var(--vb-${name})`;
  const isColour = tokens[name].includes("light-dark(");
  const style =
    name === "shadow"
      ? { boxShadow: value }
      : isColour
        ? { background: value }
        : name.startsWith("text-")
          ? { fontSize: value }
          : name.startsWith("weight-")
            ? { fontWeight: value }
            : name.startsWith("radius")
              ? { borderRadius: value }
              : LENGTH_TOKENS.test(name)
                ? { inlineSize: value }
                : {};
  const isWords = name === "font" || /^(text|weight)-/.test(name);
  return (
    <span className="manual-swatch vb-page" data-scheme={scheme}>
      <span className={isWords ? "manual-words" : "manual-colour"} style={style}>
        {isWords ? "₹ 1,00,000" : ""}
      </span>
    </span>
  );
}

// `Object.keys` loses the type of the names.
const names = Object.keys(tokens) as TokenName[];
const LENGTH_TOKENS = /^(space-\d|row|control|hairline)$/;
