import { Banner, Icon, IconButton } from "@vanbook/widgets";
import { Link } from "react-router";
import { useText } from "../text/use-text.ts";
import { FinancialYear } from "./FinancialYear.tsx";
import { Top } from "./TopBar.styles.ts";
import { useCompany } from "./use-company.ts";
import { UserMenu } from "./UserMenu.tsx";

export function TopBar({
  onMenu,
  onPalette,
  onSheet,
}: {
  onMenu: () => void;
  onPalette: () => void;
  onSheet: () => void;
}) {
  const text = useText();
  const { company, failed, retry } = useCompany();
  return (
    <>
      <Top className="app-top">
        <IconButton className="app-top-menu" icon="menu" label={text.shell.openMenu} onPress={onMenu} />
        <Link className="app-brand" to="/dashboard">
          <Logo name={company?.CompanyName} picture={company?.CompanyLogo} />
          <span className="app-brand-name">{company?.CompanyName}</span>
        </Link>
        <span className="app-year">
          <FinancialYear />
        </span>
        <span className="app-top-gap" />
        <button type="button" className="app-palette-opener" onClick={onPalette}>
          <Icon name="search" />
          <span>{text.palette.open}</span>
          <kbd>Ctrl K</kbd>
        </button>
        <UserMenu onSheet={onSheet} />
      </Top>
      {failed && <Banner tone="error" title={text.fetchFailed} onRetry={() => void retry()} />}
    </>
  );
}

function Logo({ name = "", picture }: { name: string | undefined; picture: string | null | undefined }) {
  return picture ? (
    <img className="app-logo" src={picture} alt="" />
  ) : (
    <span className="app-logo" aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
