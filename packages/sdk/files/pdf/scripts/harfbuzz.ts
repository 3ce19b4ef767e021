import type { Script } from "./script-runs.ts";

/** One glyph of a shaped text. Lengths are in font units. */
export interface ShapedGlyph {
  glyph: number;
  /** Index in the text of the first character that it and its cluster's other glyphs draw. */
  cluster: number;
  advance: number;
  x: number;
  y: number;
}

export type ShaperFont = (text: string, script: Script) => ShapedGlyph[];

/**
 * Returns a function that creates a font from a TrueType file. Calls HarfBuzz's C functions
 * directly: its own JavaScript is three times this size and loads its WebAssembly file in a way
 * that some bundlers miss.
 */
export async function createShaper(
  program: Uint8Array<ArrayBuffer>,
): Promise<(font: Uint8Array) => ShaperFont> {
  const fail = () => {
    throw new Error("HarfBuzz has ended.");
  };
  const grow = (bytes: number) => {
    harfbuzz.memory.grow(Math.ceil((bytes - harfbuzz.memory.buffer.byteLength) / PAGE_BYTES));
    return 1;
  };
  const { instance } = await WebAssembly.instantiate(program, {
    env: {
      _abort_js: fail,
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
    wasi_snapshot_preview1: { proc_exit: fail },
  });
  // WebAssembly exports have no types; these are HarfBuzz's.
  const harfbuzz = instance.exports as unknown as HarfBuzz;
  harfbuzz.__wasm_call_ctors();
  const buffer = harfbuzz.hb_buffer_create();
  return (file) => {
    const data = harfbuzz.malloc(file.length);
    new Uint8Array(harfbuzz.memory.buffer).set(file, data);
    const blob = harfbuzz.hb_blob_create(data, file.length, WRITABLE_MODE, 0, 0);
    const font = harfbuzz.hb_font_create(harfbuzz.hb_face_create(blob, 0));
    return (text, script) => {
      const letters = harfbuzz.malloc(2 * text.length);
      const units = new Uint16Array(harfbuzz.memory.buffer, letters, text.length);
      for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
      harfbuzz.hb_buffer_clear_contents(buffer);
      harfbuzz.hb_buffer_add_utf16(buffer, letters, text.length, 0, text.length);
      harfbuzz.hb_buffer_set_direction(buffer, LEFT_TO_RIGHT);
      harfbuzz.hb_buffer_set_script(buffer, SCRIPT_TAGS[script]);
      harfbuzz.hb_buffer_guess_segment_properties(buffer);
      harfbuzz.hb_shape(font, buffer, 0, 0);
      harfbuzz.free(letters);
      return readGlyphs(harfbuzz, buffer);
    };
  };
}

/**
 * Reads hb_glyph_info_t (glyph, mask, cluster …) and hb_glyph_position_t (advances, offsets …),
 * five words each.
 */
function readGlyphs(harfbuzz: HarfBuzz, buffer: number): ShapedGlyph[] {
  const length = harfbuzz.hb_buffer_get_length(buffer);
  const infos = harfbuzz.hb_buffer_get_glyph_infos(buffer, 0) / 4;
  const places = harfbuzz.hb_buffer_get_glyph_positions(buffer, 0) / 4;
  const words = new Int32Array(harfbuzz.memory.buffer);
  const readWord = (at: number) => words[at] ?? 0;
  return Array.from({ length }, (_, at) => ({
    glyph: readWord(infos + 5 * at),
    cluster: readWord(infos + 5 * at + 2),
    advance: readWord(places + 5 * at),
    x: readWord(places + 5 * at + 2),
    y: readWord(places + 5 * at + 3),
  }));
}

interface HarfBuzz {
  memory: WebAssembly.Memory;
  __wasm_call_ctors: () => void;
  malloc: (bytes: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, length: number, mode: number, userData: number, destroy: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_font_create: (face: number) => number;
  hb_buffer_create: () => number;
  hb_buffer_clear_contents: (buffer: number) => void;
  hb_buffer_add_utf16: (
    buffer: number,
    text: number,
    length: number,
    itemOffset: number,
    itemLength: number,
  ) => void;
  hb_buffer_set_direction: (buffer: number, direction: number) => void;
  hb_buffer_set_script: (buffer: number, tag: number) => void;
  hb_buffer_guess_segment_properties: (buffer: number) => void;
  hb_shape: (font: number, buffer: number, features: number, count: number) => void;
  hb_buffer_get_length: (buffer: number) => number;
  hb_buffer_get_glyph_infos: (buffer: number, length: number) => number;
  hb_buffer_get_glyph_positions: (buffer: number, length: number) => number;
}

/** "Deva" and "Mlym", encoded as HarfBuzz's four-letter tags. */
const SCRIPT_TAGS: Readonly<Record<Script, number>> = { devanagari: 0x44657661, malayalam: 0x4d6c796d };
/** HB_MEMORY_MODE_WRITABLE, HB_DIRECTION_LTR. */
const WRITABLE_MODE = 2;
const LEFT_TO_RIGHT = 4;
const PAGE_BYTES = 65_536;
