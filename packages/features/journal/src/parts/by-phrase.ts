const keepPhrases = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const;
/** Narrower than this, a phrase is longer than a line. */
const phraseWidth = 'screen and (min-width: 24rem)';

/** Chinese titles break after a comma or colon, not within a word: `auto-phrase` knows Japanese only. */
export const byPhrase = { '@media': { [phraseWidth]: { selectors: { 'html:lang(zh) &': keepPhrases } } } };
/** The same, for a global style of elements in a Chinese page. */
export const chineseByPhrase = { '@media': { [phraseWidth]: keepPhrases } };
