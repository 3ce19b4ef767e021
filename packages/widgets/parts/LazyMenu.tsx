import { Suspense, useState } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import type { MenuProps } from "./Menu.tsx";
import { lazyPart } from "./lazy-part.ts";

const Menu = lazyPart(() => import("./Menu.tsx").then((part) => part.Menu));

/** Its code (50 kB) is fetched when first opened, to not delay a page's first rows. */
export function LazyMenu({ icon, ...menu }: MenuProps & { icon: IconName }) {
  const [isWanted, setWanted] = useState(false);
  const closedButton = (
    <IconButton icon={icon} label={menu.label} aria-haspopup="true" onPress={() => setWanted(true)} />
  );
  if (!isWanted) return closedButton;
  return (
    <Suspense fallback={closedButton}>
      <Menu {...menu} className="vb-icon-button" defaultOpen>
        <Icon name={icon} />
      </Menu>
    </Suspense>
  );
}
