import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const api = 'apps/api/src';
const redirects = 'packages/domain/src/redirect.test.ts';

/**
 * Every fault in the quality bar, with the tests that inject it: file, then part of the test's title (or of
 * the case, for table-driven titles).
 */
const faults: Record<string, [file: string, title: string][]> = {
  'Supplier books, the reply is lost: pending; the reconciler finds the one booking': [
    [
      `${api}/use-cases/booking/booking.test.ts`,
      'a lost reply leaves the order pending under its key, and the reconciler finds it',
    ],
    [
      `${api}/faults/state-machine.test.ts`,
      'a reply that is lost, found, cancelled with a reply that is lost',
    ],
    [
      `${api}/faults/providers-away.test.ts`,
      'is slow to book: "pending" in time; it is booked eventually, never fails meanwhile, and is confirmed once',
    ],
  ],
  'Card captured, process killed (kill -9 anywhere): completed or refunded exactly once': [
    [
      `${api}/use-cases/booking/crash.test.ts`,
      'killed in the middle of bookings: every acknowledged one is there, no room is lost, no open end is left',
    ],
    [
      `${api}/use-cases/payments/payments.test.ts`,
      'killed after the capture, before it was written: the intent is there, the record decides',
    ],
    [
      `${api}/use-cases/prepaid-stays/crash.test.ts`,
      'killed while rooms are held, and again and again while they are paid: every charge is a booking, every room is an order, nothing twice',
    ],
    [
      `${api}/use-cases/prepaid-stays/supplier-fails.test.ts`,
      'rooms lost after payment: refunded exactly once, as the order and an email say',
    ],
    [
      `${api}/faults/two-processes.test.ts`,
      'killed: the other continues, finds unfinished work, and nothing is booked twice',
    ],
    [`${api}/faults/database-away.test.ts`, 'during payments: the bank and our records agree in the end'],
  ],
  'Same submit 50 times: one order, one charge, one credit; the same answer or 409': [
    [
      `${api}/use-cases/payments/payments.test.ts`,
      'the same submit fifty times: one charge, one answer or "under way"',
    ],
    [`${api}/use-cases/booking/booking.test.ts`, 'two at once with one key book once'],
    [
      `${api}/use-cases/prepaid-stays/held-rooms.test.ts`,
      'fifty times the same booking and fifty times the same payment: one hold, one credit, one charge',
    ],
    [`${api}/faults/two-processes.test.ts`, 'one key at both, thirty times: one order, one response'],
  ],
  'Same Idempotency-Key, other body: 422': [
    [
      `${api}/use-cases/booking/booking.test.ts`,
      'requires a key; repeating a key returns the same booking, and rejects another body',
    ],
    [`${api}/use-cases/payments/payments.test.ts`, 'rejects another body under the same key'],
  ],
  "Cancel twice, or at the deadline ±1 s, or in a daylight-saving gap: one number; the hotel's own time decides":
    [
      [
        `${api}/faults/cancelling.test.ts`,
        'free until the second of the deadline, the first night from the next, rejected once the stay has begun',
      ],
      [
        `${api}/faults/cancelling.test.ts`,
        'twenty at once: one cancellation number, rooms returned once, one event, one email',
      ],
      [`${api}/faults/cancelling.test.ts`, 'Cairo, where the midnight at which a stay has begun is left out'],
      [
        `${api}/faults/cancelling.test.ts`,
        'after it cancelled: reported as failed, and a retry is the same single cancellation',
      ],
    ],
  'Cancellation cut by kill -9 between supplier and order: finished once; order, room, credit and money agree within a minute':
    [
      [
        `${api}/use-cases/cancelling/cancelling.test.ts`,
        '%s: within a minute order, room, money and email agree, once, with any number of readers',
      ],
      [
        `${api}/use-cases/cancelling/cancelling.test.ts`,
        'killed after the supplier, before the order: the intent is there, and the next process finishes it',
      ],
      [
        `${api}/use-cases/cancelling/cancelling.test.ts`,
        'the instant of the request decides, not that of the reconciler',
      ],
      [
        `${api}/use-cases/reconciling/compare-ledgers.test.ts`,
        'cancelled at the hotel without a request: nothing is decided, an alarm is raised once',
      ],
    ],
  'Kill storm, 16 callers, 10 kills of the service, 2 of the database: every acknowledged act is there, none twice, all books agree':
    [
      [
        `${api}/faults/kill-storm.test.ts`,
        'killed repeatedly, with its database: within a minute all ledgers agree, and every acknowledged action happened exactly once',
      ],
    ],
  'Database restarts in a transaction: 503, nothing half-written, recovers by itself': [
    [
      `${api}/faults/database-away.test.ts`,
      'during bookings: 503, nothing half-written, each key books once, and it recovers without help',
    ],
    [
      `${api}/faults/database-away.test.ts`,
      'in the middle of a waiting transaction: it fails as unavailable, the process survives, the next one works',
    ],
    [`${api}/faults/database-away.test.ts`, 'at the start of many transactions: no connection is leaked'],
    [
      `${api}/faults/database-away.test.ts`,
      'crashes and restarts in the middle of bookings: 503, nothing half-written, and it recovers without help',
    ],
  ],
  'Old refresh token used again; token after logout: family revoked; 401': [
    [
      `${api}/session/sessions.test.ts`,
      'a refresh token can be exchanged once; its reuse ends the whole family',
    ],
    [`${api}/session/sessions.test.ts`, 'logout invalidates both tokens'],
    [`${api}/faults/two-processes.test.ts`, 'opened in one, ended in the other'],
    [`${api}/faults/authorisation.test.ts`, 'gives no access to %s'],
  ],
  'Two tabs refresh at once: both stay logged in': [
    [
      `${api}/faults/guessing.test.ts`,
      'one after the other, as with the browser’s lock: both stay logged in',
    ],
    [`${api}/faults/guessing.test.ts`, 'without the lock both get the same pair, and stay logged in'],
  ],
  'Payment notify replayed, forged, out of order; forged redirect with status=0: the record is queried; applied once, never backwards':
    [
      [
        `${api}/use-cases/payments/payments.test.ts`,
        'a forged return or a forged notification changes nothing',
      ],
      [
        `${api}/use-cases/prepaid-stays/released-rooms.test.ts`,
        'a payment that arrives after the rooms were released is refunded once, however often it is reported',
      ],
      [
        `${api}/use-cases/payments/payments.test.ts`,
        'the notification arrives before, during or after the return: the same result',
      ],
      [`${api}/payments/gateway/three-domain-secure.test.ts`, 'notify lost, notify sent twice'],
      [
        `${api}/faults/state-machine.test.ts`,
        'the ledgers agree after every step and in the end, for any sequence of bookings and payments',
      ],
    ],
  '100 buyers, last room: one booking; 99 told "sold out", none charged, no credit lost': [
    [`${api}/use-cases/booking/oversell.test.ts`, 'a hundred buyers, the last room: one booking'],
    [
      `${api}/use-cases/prepaid-stays/held-rooms.test.ts`,
      'the last room is held for one: a hundred others get an error, and none is charged or loses a credit',
    ],
    [
      `${api}/faults/two-processes.test.ts`,
      'the last five rooms, sixty buyers at both: five bookings, a clear answer for the rest',
    ],
  ],
  '100 bookings by one member with one credit left, at the turn of the month in Taipei: one; each debits one month; never negative':
    [
      [
        `${api}/faults/credits.test.ts`,
        'a hundred bookings by one member with one credit at the turn of the month in Taipei: one for each month, none below zero',
      ],
      [
        `${api}/faults/credits.test.ts`,
        'a hundred bookings by one member with one credit in %s debit that month once',
      ],
      [`${api}/faults/two-processes.test.ts`, 'one credit, ten bookings at each: one succeeds'],
    ],
  'Price or policy changed: nothing booked, nothing charged, the difference shown': [
    [
      `${api}/use-cases/booking/booking.test.ts`,
      'a price that changed books nothing, keeps the credit and answers the new offer',
    ],
    [`${api}/use-cases/booking/booking.test.ts`, 'a policy that changed books nothing'],
    [
      `${api}/use-cases/prepaid-stays/held-rooms.test.ts`,
      'a price that changed before the booking holds nothing and makes nothing to pay',
    ],
    [
      `${api}/use-cases/prepaid-stays/held-rooms.test.ts`,
      'a price or a policy that changes while rooms are held changes nothing: what was held is booked and charged',
    ],
  ],
  'Malformed JSON, deep nesting, __proto__, 10 MB, slow bodies: 400 / 413 / 408, no stack trace, still serving others':
    [
      [
        `${api}/faults/hostile-requests.test.ts`,
        'a hundred slow bodies get 408 after ten seconds, and others are served in the meantime',
      ],
      [
        `${api}/faults/hostile-requests.test.ts`,
        'ten megabytes without a Content-Length are rejected while they are read',
      ],
      [`${api}/faults/hostile-requests.test.ts`, 'with a prototype'],
      [`${api}/faults/hostile-requests.test.ts`, 'thirty thousand levels deep'],
      [`${api}/faults/hostile-requests.test.ts`, 'a thousand headers'],
      [`${api}/http/contracts.test.ts`, 'rejects a body of %s without revealing internals'],
    ],
  'Path traversal, SQL, script in every text field, formula and control characters, right-to-left marks, NUL: inert in page, mail, PDF and JSON-LD, or 400':
    [
      [
        `${api}/faults/hostile-text.test.ts`,
        'accepts each text as it is or rejects it, and reveals no internals',
      ],
      [
        `${api}/faults/hostile-text.test.ts`,
        'nothing is executed, no header is added, none of their URLs becomes a link',
      ],
      [
        `${api}/faults/hostile-text.test.ts`,
        'is only text: no script, no link, no action, and a safe file name',
      ],
      [
        `${api}/faults/hostile-text.test.ts`,
        'no table was dropped, no rights gained, and stored texts contain no harmful characters',
      ],
      [`${api}/faults/hostile-requests.test.ts`, 'rejects the path %s'],
      [`${api}/mail/untrusted-text.test.ts`, 'cannot change text direction or start another header'],
    ],
  "Another member's id on every route: 404, logged": [
    [`${api}/faults/authorisation.test.ts`, '%s as %s: %s'],
    [
      `${api}/faults/authorisation.test.ts`,
      'an order is visible to the person who booked it and the guest; to no other agent or employee',
    ],
    [
      `${api}/faults/authorisation.test.ts`,
      'a new member’s orders, products, requests, favourites, coupons and profile contain nothing from others',
    ],
  ],
  'Code guessing, login guessing, code flooding: 429 or lock, per account and address; forwarded-for headers not trusted by default':
    [
      [
        `${api}/faults/guessing.test.ts`,
        "guessing one account's password: ten attempts in a quarter of an hour",
      ],
      [`${api}/faults/guessing.test.ts`, 'guessing a code, from many machines too: five attempts'],
      [
        `${api}/faults/guessing.test.ts`,
        'flooding one mailbox and one phone: one code a minute, five an hour',
      ],
      [
        `${api}/use-cases/accounts/verification.test.ts`,
        'allows five attempts, also when they are concurrent',
      ],
      [`${api}/session/sessions.test.ts`, 'counts concurrent attempts'],
      [
        `${api}/faults/guessing.test.ts`,
        'only proxies named by the operator are trusted, from right to left',
      ],
    ],
  'redirect=//evil, /\\evil, %5c, javascript: → Home': [
    [redirects, 'never leaves the site, for any input'],
    [redirects, '//evil.example'],
    [redirects, '/%5cevil.example'],
    [redirects, 'javascript:alert(1)'],
  ],
  'Supplier, payment, mail slow or down: circuit opens, the specified message, the rest of the site lives': [
    [
      `${api}/faults/providers-away.test.ts`,
      'is down: "busy, try again later", no order, no credit used; after five failures no calls for half a minute',
    ],
    [`${api}/faults/providers-away.test.ts`, 'is slow to price: reported after a time-out'],
    [
      `${api}/faults/providers-away.test.ts`,
      'is unavailable: reported as such, the circuit opens, nothing is charged, other calls work; it recovers later',
    ],
    [
      `${api}/faults/providers-away.test.ts`,
      'are down: registrations, bookings and payments continue; the emails are sent later, once',
    ],
    [`${api}/faults/providers-away.test.ts`, 'hang: an email times out, and SMS does not wait for it'],
    [
      `${api}/payments/gateway/outage.test.ts`,
      'five failures open the circuit: nothing is sent for half a minute, then one call tries',
    ],
    [
      `${api}/mail/outbox.test.ts`,
      'opens the circuit for a failing server, probes it every 30 s, and resumes when it recovers',
    ],
  ],
  'A model-based test of the booking and payment state machine': [
    [
      `${api}/faults/state-machine.test.ts`,
      'the ledgers agree after every step and in the end, for any sequence of bookings and payments',
    ],
  ],
  'Every endpoint of the OpenAPI document fuzzed: no 5xx': [
    [`${api}/faults/fuzz.test.ts`, 'and that was thousands of cases, with most calls succeeding among them'],
  ],
  'Two service processes share one PostgreSQL': [
    [`${api}/faults/two-processes.test.ts`, "the other's catalogue shows the sale within two seconds"],
    [`${api}/faults/two-processes.test.ts`, 'each mail is sent once'],
    [
      `${api}/faults/two-processes.test.ts`,
      'unfinished work is completed once: a booking that never arrived, one that did, money that is owed',
    ],
    [
      `${api}/faults/two-processes.test.ts`,
      'stopped by its operator: requests in progress are completed before it exits',
    ],
  ],
};

const read = new Map<string, string>();
function textOf(file: string): string {
  if (!read.has(file)) read.set(file, readFileSync(join(root, file), 'utf8'));
  return read.get(file) ?? '';
}

test.each(Object.entries(faults))('%s', (_fault, proofs) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const [file, title] of proofs) expect(textOf(file), `${file} lacks "${title}"`).toContain(title);
});

test('no test that proves a fault is skipped', () => {
  for (const [file, text] of read)
    expect(text, file).not.toMatch(/\b(?:test|it|describe)\.(?:only|skip|todo)\b/);
});
