import { createApp } from "vue";
import Sales from "./Sales.vue";

const { baseUrl } = await (await fetch("/vanbook.json")).json();
createApp(Sales, { baseUrl }).mount("#root");
