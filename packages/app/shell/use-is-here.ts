import { useLocation } from "react-router";

/** Whether an address is the page that is open; addresses match in any case, with or without a slash at the end. */
export function useIsHere(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path.toLowerCase() === pathname.toLowerCase().replace(/(.)\/$/, "$1");
}
