import {
  Dashboard,
  DashboardRangePicker,
  isDashboardRange,
  lazyPart,
  lazyWidgets,
  useNow,
} from "@vanbook/widgets";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { chooseGreeting } from "./greeting.ts";
import { useDashboardLinks } from "./use-dashboard-links.ts";

export function DashboardPage() {
  const { dashboard: text } = useText();
  const [search, setSearch] = useSearchParams();
  const linkTo = useDashboardLinks();
  const rangeText = search.get("range");
  const range = isDashboardRange(rangeText) ? rangeText : "7";
  return (
    <>
      <Head className="app-page-head">
        <h1>{text[chooseGreeting(useNow())]}</h1>
        <DashboardRangePicker range={range} onChange={(next) => setSearch({ range: next })} />
      </Head>
      <Suspense>
        <NewSignIns />
      </Suspense>
      <Dashboard
        range={range}
        linkTo={linkTo}
        map={
          <Suspense>
            <LocationsMap onLive={linkTo({ to: "liveMap" })?.open} />
          </Suspense>
        }
      />
    </>
  );
}

// Shown to very few users, so its code is loaded only when needed.
const NewSignIns = lazyPart(() => import("../session/NewSignIns.tsx").then((part) => part.NewSignIns));
const LocationsMap = lazyPart(lazyWidgets.LocationsMap);

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--vb-space-3);
  margin-bottom: var(--vb-space-3);
  h1 {
    font-size: var(--vb-text-xl);
    font-weight: var(--vb-weight-bold);
    letter-spacing: -0.015em;
  }
`;
