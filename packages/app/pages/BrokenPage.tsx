import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";
import { NoticePage } from "./NoticePage.tsx";

/** Shown when a screen's code failed, or could not be fetched after a new version was installed. */
export function BrokenPage() {
  const text = useText();
  const failure = useRouteError();
  useEffect(() => console.error("A page failed.", failure), [failure]);
  return (
    <NoticePage
      title={text.pages.broken}
      more={text.pages.brokenMore}
      action={
        <Button variant="primary" onPress={() => location.reload()}>
          {text.pages.reload}
        </Button>
      }
    />
  );
}
