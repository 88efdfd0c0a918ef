import { inEveryLocale } from '@voyage/domain/locale.ts';
import type { hotels } from '../../../db/schema/inventory.ts';
import { listFolders, readJsonFile, readTextFile } from '../../../platform/content-files.ts';
import type { KnownFacts, OwnTexts } from './generated-hotel.ts';

/**
 * A hotel with hand-written facts and story: apps/api/content/hotels/{slug}/facts.json and one Markdown file
 * per language.
 */
export interface Flagship
  extends
    OwnTexts,
    Omit<KnownFacts, 'groupCode'>,
    Omit<
      typeof hotels.$inferSelect,
      | keyof OwnTexts
      | keyof KnownFacts
      | 'id'
      | 'supplier'
      | 'place'
      | 'localAddress'
      | 'telephone'
      | 'currency'
      | 'timeZone'
      | 'flagship'
      | 'promotions'
      | 'checkInTime'
      | 'checkOutTime'
      | 'latestCheckIn'
      | 'rules'
      | 'closed'
    > {
  city: string;
  group: string;
  priceFactorPermille: number;
}

/** `# Name`, `> standfirst`, paragraphs, `- highlights`. */
function parseStory(markdown: string) {
  const blocks = markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '));
  return {
    standfirst: blocks.find((b) => b.startsWith('> '))?.slice(2) ?? '',
    paragraphs: blocks.filter((b) => !/^[>-] /.test(b)),
    highlights: blocks
      .filter((b) => b.startsWith('- '))
      .flatMap((b) => b.split('\n').map((line) => line.replace(/^- /, ''))),
  };
}

export function readFlagships(): Flagship[] {
  return listFolders('hotels/').map((slug) => {
    const stories = inEveryLocale((locale) => parseStory(readTextFile(`hotels/${slug}/${locale}.md`)));
    const each = <K extends keyof ReturnType<typeof parseStory>>(key: K) =>
      inEveryLocale((locale) => stories[locale][key]);
    return {
      ...readJsonFile<Omit<Flagship, 'story'>>(`hotels/${slug}/facts.json`),
      story: {
        standfirst: each('standfirst'),
        paragraphs: each('paragraphs'),
        highlights: each('highlights'),
      },
    };
  });
}
