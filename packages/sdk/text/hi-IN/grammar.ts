/**
 * The oblique form, used before को, का, में, से: का becomes के and masculine words in ा change
 * their ending; feminine ones (शाखा) do not.
 */
export function oblique(word: string): string {
  return word.replaceAll(" का ", " के ").replace(/(पत|खात|ज़िल|भत्त|महीन|तरीक|भाड़|खर्च)ा$/u, "$1े");
}

export function newOf(word: string): string {
  return `${FEMININE_WORDS.test(word) ? "नई" : "नया"} ${word}`;
}

const FEMININE_WORDS = /(शाखा|कंपनी|दर|गाड़ी|सीरीज़|रसीद|श्रेणी)$/u;

export function noSuch(word: string): string {
  return `${FEMININE_WORDS.test(word) ? "ऐसी" : "ऐसा"} कोई ${word}`;
}
