/* global document */
import { createVanbook } from "/vanbook/elements/vanbook.js";

export function mountElements({ server, kairali, malabar }) {
  const [layer, shadow] = document.querySelectorAll("vanbook-report");
  layer.client = createVanbook({ baseUrl: server, auth: { kind: "key", key: malabar } });
  shadow.client = createVanbook({ baseUrl: server, auth: { kind: "key", key: kairali } });
  shadow.addEventListener("vanbook-row", ({ detail: row }) => {
    document.title = row.BillNo;
  });
}
