import { useLocation } from "react-router";

/** Ignores case and a slash at the end. */
export function useIsHere(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path.toLowerCase() === pathname.toLowerCase().replace(/(.)\/$/, "$1");
}
