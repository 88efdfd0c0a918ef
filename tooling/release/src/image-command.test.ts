import { expect, it } from 'vitest';
import { imageCommand } from './image-command.ts';
import type { Release } from './source.ts';

const release: Release = { part: 'club', version: '0.2.0', commit: '1a2b', builtAt: '2026-11-23T00:00:00Z' };
const files = {
  archive: 'club.tar.gz',
  folder: '/releases',
  dockerfiles: '/deploy',
  prefix: 'registry.test/',
};

it('builds the image of a site from its archive, tagged with brand and version', () =>
  expect(imageCommand(release, files)).toEqual([
    'docker',
    'build',
    '--file=/deploy/site.Dockerfile',
    '--build-arg=ARCHIVE=club.tar.gz',
    '--build-arg=VERSION=0.2.0',
    '--build-arg=COMMIT=1a2b',
    '--build-arg=BRAND=club',
    '--tag=registry.test/voyage-club:0.2.0',
    '/releases',
  ]));

it('builds the service without a brand', () => {
  const command = imageCommand({ ...release, part: 'api' }, { ...files, prefix: '' });
  expect(command).toContain('--file=/deploy/service.Dockerfile');
  expect(command).toContain('--tag=voyage-api:0.2.0');
  expect(command.join()).not.toContain('BRAND');
});

it('rejects an image of the stories, or of uncommitted changes', () => {
  expect(() => imageCommand({ ...release, part: 'storybook' }, files)).toThrow('no image');
  expect(() => imageCommand({ ...release, commit: '1a2b+changes' }, files)).toThrow('not committed');
});
