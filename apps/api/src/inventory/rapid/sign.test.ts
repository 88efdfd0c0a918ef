import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { authorization } from './sign.ts';

test('a call is signed with the key, the secret and the second', () => {
  const signature = createHash('sha512').update('keysecret1767225600').digest('hex');
  expect(authorization({ key: 'key', secret: 'secret' }, new Date('2026-01-01T00:00:00.999Z'))).toBe(
    `EAN APIKey=key,Signature=${signature},timestamp=1767225600`,
  );
});
