import { cleanImage } from "./image.ts";

/** The columns that hold a company's logo. */
export interface LogoColumns {
  logo: Buffer;
  logo_type: string;
}

/** The columns for an uploaded logo, re-encoded; undefined when none was sent. */
export async function logoColumns(sent: Uint8Array | undefined): Promise<LogoColumns | undefined> {
  if (!sent) return undefined;
  const { bytes, type } = await cleanImage(sent, { field: "Logo", as: "png", side: 512 });
  return { logo: bytes, logo_type: type };
}

/** A company's logo as a data URL; null when it has none. */
export function logoUrl(logo: Buffer | null, type: string | null): string | null {
  return logo && type ? `data:${type};base64,${logo.toString("base64")}` : null;
}
