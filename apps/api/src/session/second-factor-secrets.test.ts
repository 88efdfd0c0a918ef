import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from './password-hash.ts';
import { makeRecoveryCodes, prefixOf, readRecoveryCode } from './recovery-codes.ts';
import { openSecret, resealSecret, sealSecret } from './sealed-secret.ts';
import { matchTotp, newTotpSecret, totpUri } from './totp.ts';

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B: SHA-1, the last six of its eight digits.
  const rfc = Secret.fromLatin1('12345678901234567890').base32;
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('match RFC 6238 at %d seconds', (seconds, code) => {
    expect(matchTotp(rfc, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('allow at most one time step of clock drift', () => {
    const secret = newTotpSecret();
    const now = new Date('2026-11-10T04:00:05Z');
    const step = Math.floor(now.getTime() / 30_000);
    const codeOf = (at: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at * 30_000 });
    expect([-2, -1, 0, 1, 2].map((by) => matchTotp(secret, codeOf(step + by), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  test.each(['', '12345', '1234567', '28708x', '２８７０８２'])('rejects %j as a code', (code) => {
    expect(matchTotp(rfc, code, new Date(59_000))).toBeNull();
  });

  test('a secret has 160 random bits, and its URI names the account', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect([one.length, one === other]).toEqual([32, false]);
    const uri = new URL(totpUri(one, 'Lanthorn Club', 'yu+ting@mail.test'));
    expect(decodeURIComponent(uri.pathname)).toBe('/Lanthorn Club:yu+ting@mail.test');
    expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([one, 'Lanthorn Club']);
  });
});

describe('an encrypted secret', () => {
  const before = { AUTH_SECRET: 'the secret of last year, thirty-two and more' };
  const after = { AUTH_SECRET: 'the secret of this year, thirty-two and more' };
  const both = { ...after, AUTH_SECRET_PREVIOUS: before.AUTH_SECRET };
  test('can be decrypted only for its member, with the current or the previous key', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (plain, userId) => {
        const sealed = sealSecret(before, userId, plain.toWellFormed());
        expect(openSecret(before, userId, sealed)).toBe(plain.toWellFormed());
        expect(openSecret(both, userId, sealed)).toBe(plain.toWellFormed());
        expect(openSecret(after, userId, sealed)).toBeNull();
        expect(openSecret(before, `${userId}x`, sealed)).toBeNull();
      }),
    );
  });

  test('does not contain the plain text, is different each time, and cannot be tampered with', () => {
    const secret = newTotpSecret();
    const [one, other] = [sealSecret(after, 'a', secret), sealSecret(after, 'a', secret)];
    expect([one.includes(secret), one === other]).toEqual([false, false]);
    for (const broken of ['', 'x', one.slice(0, -2), `${one.startsWith('A') ? 'B' : 'A'}${one.slice(1)}`])
      expect(openSecret(after, 'a', broken)).toBeNull();
  });

  test('is re-encrypted with the current key once', () => {
    const sealed = sealSecret(before, 'a', 'SECRET');
    const moved = resealSecret(both, 'a', sealed);
    expect(openSecret(after, 'a', moved ?? '')).toBe('SECRET');
    expect(resealSecret(both, 'a', moved ?? '')).toBeNull();
    expect(resealSecret(after, 'a', sealed)).toBeNull(); // nothing opens it
  });
});

describe('recovery codes', () => {
  test('there are ten, each with a unique prefix, stored as slow hashes', async () => {
    const { shown, rows } = await makeRecoveryCodes();
    expect([shown.length, new Set(rows.map(({ prefix }) => prefix)).size]).toEqual([10, 10]);
    for (const [i, code] of shown.entries()) {
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
      const plain = readRecoveryCode(code) ?? '';
      expect(rows[i]?.prefix).toBe(prefixOf(plain));
      expect(await verifyPassword(rows[i]?.codeHash ?? '', plain)).toBe(true);
    }
  });

  test.each([
    ['k7mq-2fxd-9hwn', 'k7mq2fxd9hwn'],
    [' K7MQ 2FXD 9HWN ', 'k7mq2fxd9hwn'],
    ['ｋ７ｍｑ２ｆｘｄ９ｈｗｎ', 'k7mq2fxd9hwn'],
    ['oIl0-0000-0000', '011000000000'],
    ['k7mq-2fxd-9hw', null],
    ['k7mq-2fxd-9hwu', null],
    ['123456', null],
  ])('%j is read as %j', (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });

  test('any input is read as a code or rejected', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const code = readRecoveryCode(typed);
        expect(code === null || /^[0-9a-z]{12}$/.test(code)).toBe(true);
      }),
    );
  });
});
