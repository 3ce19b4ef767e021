/* global addEventListener, document, fetch, location */
const server = "https://your-vanbook";
const frame = document.getElementById("bills");

addEventListener("message", async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== server) return;
  // Lists and windows open inside the frame: they need some room.
  if (data.type === "vanbook-height") frame.height = Math.max(480, data.detail.height);
  if (data.type !== "vanbook-token") return;
  const answer = await fetch("/vanbook-token");
  const told = answer.ok
    ? await answer.json()
    : { error: { message: `The route answered ${answer.status}.` } };
  source.postMessage({ type: "vanbook-token", ...told }, server);
});
frame.src = `${server}/embed/sales.report?origin=${location.origin}&FromDate=2026-11-01&--vb-brand=%237a1fa2`;
