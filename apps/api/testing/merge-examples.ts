import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import * as v from 'valibot';
import { richness, type RecordedCall, type Recording } from './record-examples.ts';

// node testing/merge-examples.ts {folder}: the examples of the OpenAPI document, of what tests recorded.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Which folder? node testing/merge-examples.ts {folder}');
  process.exit(64);
}

/** What was sent as the contract has it: tests also send what is ignored, or put right. */
function asDescribed(name: EndpointName, { body, data }: RecordedCall): RecordedCall {
  const { body: schema } = endpointOf(name);
  if (!schema || typeof body !== 'object' || body === null) return { data };
  const { success, output } = v.safeParse(schema, body);
  if (!success || typeof output !== 'object' || output === null) return { data };
  return { body: Object.fromEntries(Object.entries(output).filter(([key]) => key in body)), data };
}

const merged: Recording = { calls: {}, refusals: {} };
for (const file of readdirSync(folder).toSorted()) {
  const { calls, refusals }: Recording = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  for (const name of endpointNames) {
    const [call, kept] = [calls[name], merged.calls[name]];
    if (call && (!kept || richness(call) > richness(kept))) merged.calls[name] = call;
    if (refusals[name]) merged.refusals[name] = { ...refusals[name], ...merged.refusals[name] };
  }
}
const sent = merged.calls.paymentNotify?.body;
// The service reads two of what the gateway sends.
if (sent && typeof sent === 'object' && 'rec_trade_id' in sent && 'bank_transaction_id' in sent)
  merged.calls.paymentNotify = {
    body: { rec_trade_id: sent.rec_trade_id, bank_transaction_id: sent.bank_transaction_id },
    data: {},
  };
const sorted: Recording & { paymentNotification: unknown } = {
  calls: {},
  refusals: {},
  paymentNotification: sent,
};
for (const name of endpointNames.toSorted()) {
  const call = merged.calls[name];
  if (call) sorted.calls[name] = asDescribed(name, call);
  const refusals = merged.refusals[name];
  if (refusals)
    sorted.refusals[name] = Object.fromEntries(
      Object.entries(refusals).toSorted(([a], [b]) => a.localeCompare(b)),
    );
}
/** Tokens, offers and secrets of a test are worthless, but look real. */
const text = JSON.stringify(sorted, null, 2)
  .replaceAll(/"eyJ[\w-]+\.[\w-]+\.[\w-]+"/g, '"eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJleGFtcGxlIn0.c2lnbmF0dXJl"')
  .replaceAll(/("refreshToken": )"[^"]*"/g, '$1"q8sY1n7TtW5oZc2kX3vJ0bq8sY1n7TtW5oZc2kX3vJ0"')
  .replaceAll(/("offerRef": )"[^"]*"/g, '$1"4b1d3f0a-8c57-4e2b-9a16-d05c7e3f8b21_0"')
  .replaceAll(/("requestId": )"[^"]*"/g, '$1"8c0d7f0e-2f6d-4f0a-9a56-0d8a3c1b7e21"');
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'http', 'operations', 'examples-of-tests.json'),
  `${text}\n`,
);
console.log(
  `${Object.keys(sorted.calls).length} of ${endpointNames.length} calls, ${Object.values(sorted.refusals).reduce((sum, codes) => sum + Object.keys(codes ?? {}).length, 0)} refusals, ${text.length} bytes`,
);
