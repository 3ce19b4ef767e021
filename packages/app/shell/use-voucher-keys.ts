import { useEffect, useState } from "react";

/** The keys that open vouchers: nothing before they are there, which they are soon after the first screen. */
export function useVoucherKeys(): VoucherKeys | undefined {
  const [keys, setKeys] = useState<VoucherKeys>();
  useEffect(() => {
    // Without them there are still the menus.
    import("./voucher-keys.ts").then(setKeys, () => undefined);
  }, []);
  return keys;
}

type VoucherKeys = typeof import("./voucher-keys.ts");
