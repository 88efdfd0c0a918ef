import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '.changeset');

export interface Change {
  /** The kind of change for each package that it names. */
  packages: ReadonlyMap<string, string>;
  summary: string;
}

/** @throws Error for a text that is not a change set */
export function parseChange(text: string): Change {
  const [, head, summary] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || summary === undefined)
    throw new Error('a change set begins with packages between two lines of ---');
  const lines = head.matchAll(/^['"]?(@?[\w/-]+)['"]?: (major|minor|patch|none)$/gm);
  return {
    packages: new Map([...lines].map(([, name = '', type = '']) => [name, type])),
    summary: summary.trim(),
  };
}

/** The change sets that are not released yet. */
export const changesOfWorkspace = (): Change[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => parseChange(readFileSync(join(folder, file), 'utf8')));
