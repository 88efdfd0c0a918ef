import type { Words } from '../photographs/manifest.ts';

export interface Credit {
  id: string;
  shows: Words;
  credit: string;
  package: string | null;
  licence: string;
}

/** packages/pictures/CREDITS.md: every picture with its subject, author, source and licence. */
export const creditsPage = (credits: Credit[]): string => `# Picture credits

Made by \`tooling/studio\`: photographs from files inside the packages named, our own renders (its \`rooms\`) and our own drawings. A package's licence covers the files it ships; the photographers' own terms are the Unsplash licence where it says so, and free of rights for NASA's imagery. Operators put their own photographs in their place: [demonstration-hotels.md](../../docs/demonstration-hotels.md#an-operators-own-pictures).

| Picture | Shows | Made by | Package | Licence |
|---|---|---|---|---|
${credits.map((c) => `| ${c.id} | ${c.shows.en} | ${c.credit} | ${c.package ?? ''} | ${c.licence} |`).join('\n')}
`;
