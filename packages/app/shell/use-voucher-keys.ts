import { useEffect, useRef, useState } from "react";

/** Undefined until the keys' code is loaded, soon after the first screen. */
export function useVoucherKeys(): VoucherKeys | undefined {
  const [keys, setKeys] = useState<VoucherKeys>();
  useEffect(() => {
    // If this fails, the menus still work.
    import("./voucher-keys.ts").then(setKeys, () => undefined);
  }, []);
  return keys;
}

/**
 * Opens the voucher of the pressed key; returns false if the key opens none. A key pressed before
 * the code is loaded takes effect when it is.
 */
export function useOpenVoucher(): VoucherKeys["openVoucher"] {
  const keys = useVoucherKeys();
  const early = useRef<Parameters<VoucherKeys["openVoucher"]>>(undefined);
  useEffect(() => {
    if (!keys || !early.current) return;
    keys.openVoucher(...early.current);
    early.current = undefined;
  }, [keys]);
  return (...press) => {
    if (keys) return keys.openVoucher(...press);
    if (mayOpenVoucher(press[0])) early.current = press;
    return false;
  };
}

function mayOpenVoucher({ key, altKey, ctrlKey, metaKey }: Parameters<VoucherKeys["openVoucher"]>[0]) {
  return !ctrlKey && !metaKey && (altKey || /^F\d+$/.test(key));
}

type VoucherKeys = typeof import("./voucher-keys.ts");
