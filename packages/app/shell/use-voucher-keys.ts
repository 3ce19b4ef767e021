import { useEffect, useRef, useState } from "react";

/** The keys that open vouchers: nothing before they are there, which they are soon after the first screen. */
export function useVoucherKeys(): VoucherKeys | undefined {
  const [keys, setKeys] = useState<VoucherKeys>();
  useEffect(() => {
    // Without them there are still the menus.
    import("./voucher-keys.ts").then(setKeys, () => undefined);
  }, []);
  return keys;
}

/**
 * Opens the voucher of a key that was pressed, and answers false where the key opens none. A key that is pressed before its code is there
 * does what it means when it is.
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
