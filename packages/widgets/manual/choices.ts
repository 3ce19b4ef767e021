export const choices = {
  scheme: { title: "Scheme", options: { host: "As the page", light: "Light", dark: "Dark" } },
  brand: {
    title: "Brand",
    options: { vanbook: "Vanbook's", violet: "Violet", blue: "Blue", brown: "Brown" },
  },
  locale: {
    title: "Language",
    options: { "en-IN": "English", hi: "हिन्दी", ml: "മലയാളം", "en-XA": "[Pseudo]" },
  },
  way: { title: "Drawn as", options: { react: "React component", element: "Element" } },
  isolation: { title: "Isolation", options: { shadow: "Shadow root", layer: "Layer" } },
  token: {
    title: "Token",
    options: {
      none: "None: signed in",
      free: "All free",
      hidden: "Hides a parameter",
      locked: "Locks a parameter",
    },
  },
} as const;

export type Choices = { [Name in keyof typeof choices]: keyof (typeof choices)[Name]["options"] };

export const BRAND_COLOURS: Readonly<Record<Choices["brand"], string>> = {
  vanbook: "",
  violet: "#7a1fa2",
  blue: "#1a56b0",
  brown: "#8a4b14",
};

/** Defaults replace invalid choices in Storybook's toolbar. */
export function readChoices(globals: Readonly<Record<string, unknown>>): Choices {
  const choiceEntries = Object.entries(choices).map(([name, { options }]) => {
    const value = String(globals[name]);
    return [name, Object.hasOwn(options, value) ? value : Object.keys(options)[0]];
  });
  return Object.fromEntries(choiceEntries) as Choices; // each value is a key of its options
}
