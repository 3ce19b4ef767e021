import { cleanImage } from "./image.ts";

export interface LogoColumns {
  logo: Buffer;
  logo_type: string;
}

/** The columns for an uploaded logo, re-encoded; undefined if none was sent. */
export async function logoColumns(sent: Uint8Array | undefined): Promise<LogoColumns | undefined> {
  if (!sent) return undefined;
  const { bytes, type } = await cleanImage(sent, { field: "Logo", as: "png", side: 512 });
  return { logo: bytes, logo_type: type };
}

/** A company's logo as a data URL; null if there is none. */
export function logoUrl(logo: Buffer | null, type: string | null): string | null {
  return logo && type ? `data:${type};base64,${logo.toString("base64")}` : null;
}
