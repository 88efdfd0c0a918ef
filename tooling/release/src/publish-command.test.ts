import { expect, it } from 'vitest';
import { publishCommand, releaseOfTag, sectionOf } from './publish-command.ts';

const archive = 'voyage-main-0.2.0-1a2b3c4d-linux-x64.tar.gz';
const files = [archive, `${archive}.sha256`, 'voyage-main-0.2.0-1a2b3c4d-linux-x64'];

it('publishes each archive with its hash', () =>
  expect(publishCommand('main-v0.2.0', files, '/tmp/notes.md')).toEqual([
    'gh',
    'release',
    'create',
    'main-v0.2.0',
    '--verify-tag',
    '--title=main-v0.2.0',
    '--notes-file=/tmp/notes.md',
    archive,
    `${archive}.sha256`,
  ]));

it('rejects archives of another part, version or without their hash', () => {
  expect(() => publishCommand('club-v0.2.0', files, '')).toThrow('is not of club-v0.2.0');
  expect(() => publishCommand('main-v0.2.1', files, '')).toThrow('is not of main-v0.2.1');
  expect(() => publishCommand('main-v0.2.0', files.slice(0, 1), '')).toThrow('has no .sha256');
  expect(() => publishCommand('main-v0.2.0', [], '')).toThrow('no archive');
});

it('reads tags, and rejects others', () => {
  expect(releaseOfTag('api-v1.2.3-next.0')).toEqual({ part: 'api', version: '1.2.3-next.0' });
  for (const tag of ['v1.2.3', 'vite-v1.2.3', 'main-v1']) expect(() => releaseOfTag(tag)).toThrow('is not');
});

it('takes the notes of one version', () => {
  const notes = '# Aldermere\n\n## 0.2.1\n\n### Patch Changes\n\n- B\n\n## 0.2.0\n\n- A\n';
  expect(sectionOf(notes, '0.2.1')).toBe('### Patch Changes\n\n- B\n');
  expect(sectionOf(notes, '0.2.0')).toBe('- A\n');
  expect(() => sectionOf(notes, '0.2')).toThrow('no section for 0.2');
});
