/** Chinese titles break after a comma or colon, not within a word: `auto-phrase` knows Japanese only. */
export const byPhrase = { selectors: { 'html:lang(zh) &': { wordBreak: 'keep-all' } } } as const;
