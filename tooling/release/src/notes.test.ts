import { parseChange } from '@voyage/checks/change-set.ts';
import { describe, expect, it } from 'vitest';
import changelog from './changelog.ts';
import { dependenciesOfWorkspace, notesOf, withDependencies, withSection } from './notes.ts';

const dependencies = new Map([
  ['@voyage/main', ['@voyage/stays', '@voyage/experiences']],
  ['@voyage/club', ['@voyage/stays']],
  ['@voyage/stays', ['@voyage/ui']],
  ['@voyage/ui', []],
  ['@voyage/api', []],
]);
const change = (packages: Record<string, string>, summary: string) => ({
  packages: new Map(Object.entries(packages)),
  summary,
});
const changes = [
  change({ '@voyage/ui': 'patch' }, 'Buttons keep their height.'),
  change({ '@voyage/experiences': 'minor', '@voyage/main': 'minor' }, 'Trains.\nOf three houses.'),
  change({ '@voyage/club': 'minor', '@voyage/ui': 'patch' }, 'An evening menu.'),
  change({ '@voyage/api': 'minor' }, 'Faster.'),
  change({ '@voyage/stays': 'patch' }, 'Rooms take less height.'),
];
const journeys = new Set(['@voyage/stays', '@voyage/experiences']);

describe('release notes', () => {
  it('collect the changes that affect a part: new features, fixes, and what only packages notice', () => {
    expect(notesOf('main', '0.2.0', '2026-11-23', changes, dependencies, journeys)).toBe(
      '## 0.2.0 (2026-11-23)\n\n### New\n\n- Trains.\n  Of three houses.\n\n### Mended\n\n- Rooms take less height.\n\n### Inside\n\n- Buttons keep their height.',
    );
    expect(notesOf('club', '0.2.0', '2026-11-23', changes, dependencies, journeys)).toBe(
      '## 0.2.0 (2026-11-23)\n\n### New\n\n- An evening menu.\n\n### Mended\n\n- Rooms take less height.\n\n### Inside\n\n- Buttons keep their height.',
    );
    expect(notesOf('api', '0.2.0', '2026-11-23', changes.slice(0, 1), dependencies, journeys)).toContain(
      'Nothing that shows',
    );
  });
  it('are added above the earlier ones', () => {
    const first = withSection(undefined, 'Aldermere', '## 0.1.0\n\n- A');
    expect(first).toBe('# Aldermere\n\n## 0.1.0\n\n- A\n');
    expect(withSection(first, 'Aldermere', '## 0.2.0\n\n- B')).toBe(
      '# Aldermere\n\n## 0.2.0\n\n- B\n\n## 0.1.0\n\n- A\n',
    );
  });
});

it('reads change sets, and rejects invalid ones', () => {
  expect(parseChange('---\n\'@voyage/main\': minor\n"@voyage/tailor-made": patch\n---\n\nWords.\n')).toEqual(
    change({ '@voyage/main': 'minor', '@voyage/tailor-made': 'patch' }, 'Words.'),
  );
  expect(() => parseChange('Words.')).toThrow('a change set begins with');
});

it('knows what a part consists of', () => {
  const known = dependenciesOfWorkspace();
  expect(withDependencies('@voyage/club', known)).toContain('@voyage/domain');
  expect(withDependencies('@voyage/club', known)).not.toContain('@voyage/experiences');
});

it('writes the CHANGELOG.md of a package without commit hashes', () => {
  expect(changelog.getReleaseLine({ summary: 'One. \nTwo.\n' })).toBe('- One.\n  Two.');
  expect(changelog.getDependencyReleaseLine([], [])).toBe('');
  expect(changelog.getDependencyReleaseLine([], [{ name: '@voyage/ui', newVersion: '0.2.0' }])).toBe(
    '- With ui 0.2.0',
  );
});
