import { ProgressLine, Skeleton } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";
import { Main } from "./Frame.styles.ts";
import { Bar } from "./MenuBar.styles.ts";
import { Top } from "./TopBar.styles.ts";

export function StartingFrame() {
  const text = useText();
  return (
    <>
      <Top className="app-top">
        <span className="app-brand">
          <img className="app-logo" src="/favicon.svg" alt="" />
          <span className="app-brand-name">{text.product}</span>
        </span>
      </Top>
      <Bar as="div" className="app-menu-bar app-menu-waits" />
      <Main className="app-main" tabIndex={-1}>
        <ProgressLine label={text.loading} />
        <Skeleton height="40vh" />
      </Main>
    </>
  );
}
