/* global fetch, window */
// What a test calls to mount and unmount; the two ways to mount are those of docs/embedding.md.
window.mount = {
  async elements() {
    const { mountElements } = await import("/host/elements-page.js");
    return mountElements(await keys());
  },
  async react() {
    const { mountReact } = await import("/react/react-page.js");
    return mountReact(await keys());
  },
  async visitor() {
    const { mountVisitor } = await import("/react/react-page.js");
    mountVisitor(await keys());
  },
  async widget(name, given) {
    const { mountWidget } = await import("/react/react-page.js");
    return mountWidget(await keys(), name, given);
  },
};

async function keys() {
  return (await fetch("/keys.json")).json();
}
