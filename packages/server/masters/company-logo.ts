import { cleanImage } from "./image.ts";

export interface LogoColumns {
  logo: Buffer;
  logo_type: string;
}

export async function createLogoColumns(sentLogo: Uint8Array | undefined): Promise<LogoColumns | undefined> {
  if (!sentLogo) return undefined;
  const { bytes, type } = await cleanImage(sentLogo, { field: "Logo", as: "png", side: 512 });
  return { logo: bytes, logo_type: type };
}

export function formatLogoUrl(logo: Buffer | null, type: string | null): string | null {
  return logo && type ? `data:${type};base64,${logo.toString("base64")}` : null;
}
