import { version } from "react";
import { Sales } from "./sales.jsx";

/** A server component, as every page of the app router is. */
export default function Page() {
  return (
    <main>
      <h1>Our sales, by React {version}</h1>
      <Sales />
    </main>
  );
}
