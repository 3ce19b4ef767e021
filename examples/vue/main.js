import { createVanbook } from "@vanbook/sdk";
import { allReports, defineElements } from "@vanbook/widgets/embed";
import { createApp } from "vue";
import Sales from "./Sales.vue";

defineElements({ reports: allReports });

const { baseUrl } = await (await fetch("/vanbook.json")).json();
const client = createVanbook({ baseUrl, auth: { kind: "token", url: "/vanbook-token" } });

createApp(Sales, { client }).mount("#root");
