export const guides = [
  { id: "start", title: "Start", file: "packages/widgets/README.md" },
  { id: "quick-start", title: "Quick start", file: "docs/embedding/quick-start.md" },
  { id: "embedding", title: "Embedding", file: "docs/embedding.md" },
  { id: "tokens", title: "Tokens", file: "docs/embedding/tokens.md" },
  { id: "theming", title: "Theming", file: "docs/embedding/theming.md" },
  { id: "languages", title: "Languages", file: "docs/embedding/languages.md" },
  { id: "security", title: "Security", file: "docs/embedding/security.md" },
  { id: "testing", title: "Testing", file: "docs/testing.md" },
  { id: "hosts", title: "Hosts", file: "docs/hosts.md" },
  { id: "accessibility", title: "Accessibility", file: "docs/accessibility.md" },
  { id: "upgrading", title: "Upgrading", file: "docs/embedding/upgrading.md" },
] as const;
