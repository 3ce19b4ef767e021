/** Words as they stand before को, का, में, से: का becomes के and masculine words in ा have another ending, feminine ones (शाखा) have not. */
export function oblique(word: string): string {
  return word.replaceAll(" का ", " के ").replace(/(पत|खात|ज़िल|भत्त|महीन|तरीक|भाड़|खर्च)ा$/u, "$1े");
}

/** "नया" or "नई", as the word wants it. */
export function newOf(word: string): string {
  return `${FEMININE.test(word) ? "नई" : "नया"} ${word}`;
}

const FEMININE = /(शाखा|कंपनी|दर|गाड़ी|सीरीज़|रसीद|श्रेणी)$/u;

/** "ऐसा कोई" or "ऐसी कोई", as the word wants it. */
export function noSuch(word: string): string {
  return `${FEMININE.test(word) ? "ऐसी" : "ऐसा"} कोई ${word}`;
}
