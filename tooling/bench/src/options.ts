import { parseArgs } from 'node:util';

const sections = ['search', 'pages', 'bookings', 'bundles', 'content', 'tests'] as const;
export type Section = (typeof sections)[number];
/** Only if they are asked for. */
const slow = new Set<Section>(['content', 'tests']);
export interface Options {
  quick: boolean;
  strict: boolean;
  json: string | undefined;
  /** The commit whose `npm test` is measured beside that of the present one. */
  beside: string;
  only: readonly Section[];
  rounds: number;
  /** Seconds per round of one load. */
  seconds: number;
}
/** When `npm test` began to be made shorter. */
const startOfTheWork = '12f1be9b';

export const usage = `npm run bench -- [lighthouse] [--quick] [--strict] [--json file] [--only ${sections.join(',')}] [--beside commit]`;

/** @throws Error with a readable message */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args: args.filter((one) => one !== '--'),
    options: {
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      json: { type: 'string' },
      only: { type: 'string' },
      beside: { type: 'string', default: startOfTheWork },
    },
  });
  const { quick, strict, json, beside } = values;
  const wanted = values.only?.split(',');
  const unknown = wanted?.find((one) => !sections.some((known) => known === one));
  if (unknown !== undefined) throw new Error(`no section "${unknown}"`);
  const only = sections.filter((one) => wanted?.includes(one) ?? !slow.has(one));
  return { quick, strict, json, beside, only, rounds: 3, seconds: quick ? 0.25 : 1.5 };
}
