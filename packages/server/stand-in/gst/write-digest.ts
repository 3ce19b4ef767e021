/**
 * In place of the server's SHA-256, which a page calculates only with a promise: the FNV-1a of the
 * text from eight starting values.
 */
export function writeDigest(text: string): string {
  return Array.from({ length: 8 }, (_, start) => {
    let hash = (FNV_OFFSET + start) >>> 0;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME) >>> 0;
    return hash.toString(16).padStart(8, "0");
  }).join("");
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
